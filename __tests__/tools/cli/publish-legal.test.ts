import { TemporaryContent } from "../../checks/corpus/temporary-content";
import { runScript } from "../../support/jest/script";

const content = new TemporaryContent();
afterAll(() => content.remove());

function publishLegal(...args: string[]) {
  const { status, stdout, stderr } = runScript("src/tools/cli/publish-legal.ts", content.root, args);
  return { status, out: stdout.trim().split("\n"), error: stderr.trim() };
}

describe("npm run publish-legal", () => {
  it("without a name: how each text stands; a record that cannot be read is said with its place, after the others", () => {
    content.write("content/legal/archive/loan-terms/record.yaml", "texts: [");
    const { status, out, error } = publishLegal();
    expect([status, out.length]).toEqual([1, 8]);
    expect(out).toContain("privacy-notice: version 1, Dated 2019-05-23");
    expect(out).toContain("loan-terms: its record cannot be read");
    expect(error).toMatch(
      /^content\/legal\/archive\/loan-terms\/record\.yaml:\d+:\d+: The YAML cannot be read/,
    );
    content.restore();
  });

  it.each([
    [
      ["privacy-notice", "loan-terms"],
      "There are 2 names: privacy-notice, loan-terms; expected one document at a time",
    ],
    [["--note", "x"], "No document is named; expected the name of a file in content/legal"],
  ])("%j is refused: nothing given is passed over", (args, message) => {
    const { status, error } = publishLegal(...args);
    expect([status, error]).toEqual([1, expect.stringContaining(message)]);
  });
});
