import { UsageError } from "../../../src/tools/cli/command";
import { readPublication } from "../../../src/tools/cli/publish-legal/arguments";
import { temporaryContent } from "../../checks/corpus/temporary-content";
import { runScript } from "../../support/jest/script";
import { writeIn } from "../../support/jest/temporary-folder";

const root = temporaryContent();

describe("npm run publish-legal", () => {
  it("without a name: lists the status of each text, and then reports the location of a record that cannot be read", () => {
    writeIn(root, "content/legal/archive/loan-terms/record.yaml", "texts: [");
    const { status, stdout, stderr } = runScript("src/tools/cli/publish-legal.ts", root);
    const lines = stdout.trim().split("\n");
    expect([status, lines.length]).toEqual([1, 8]);
    expect(lines).toContain("privacy-notice: version 1, Dated 2019-05-23");
    expect(lines).toContain("loan-terms: its record cannot be read");
    expect(stderr).toMatch(
      /^1 problem in content\/\n\ncontent\/legal\/archive\/loan-terms\/record\.yaml:\d+:\d+: The YAML cannot be read/,
    );
  });

  it("exits with 2 for a name that no document has, and suggests the closest one", () => {
    const { status, stderr } = runScript("src/tools/cli/publish-legal.ts", root, ["loan-term"]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^There is no legal document "loan-term"; .* Did you mean `loan-terms`\?\n$/),
    ]);
  });

  it("reads a document's name and its options", () => {
    expect(readPublication([])).toEqual({ name: undefined, values: {} });
    expect(readPublication(["loan-terms", "--date", "2027-01-01"])).toEqual({
      name: "loan-terms",
      values: { date: "2027-01-01" },
    });
  });

  it.each([
    [
      ["privacy-notice", "loan-terms"],
      "There are 2 names: privacy-notice, loan-terms; expected one document at a time",
    ],
    [["--note", "x"], "No document is named; expected the name of a file in content/legal"],
    [["loan-terms", "--note", " "], "--note is empty; expected its value"],
  ])("rejects %j instead of ignoring an argument", (args, message) => {
    expect(() => readPublication(args)).toThrow(UsageError);
    expect(() => readPublication(args)).toThrow(message);
  });
});
