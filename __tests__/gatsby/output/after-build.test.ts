import { writeFile } from "node:fs/promises";
import { onPostBuild } from "../../../src/gatsby/output/after-build";

jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  writeFile: jest.fn(),
}));

it.each([[{ errors: [new Error("no")] }], [{}]])(
  "stops a build whose content cannot be queried, and writes no files: %o",
  async (result) => {
    const panicOnBuild = jest.fn();
    await onPostBuild({ graphql: async () => result, reporter: { panicOnBuild } } as never);
    expect(panicOnBuild).toHaveBeenCalledWith(
      "The content could not be queried.",
      "errors" in result ? result.errors : undefined,
    );
    expect(writeFile).not.toHaveBeenCalled();
  },
);
