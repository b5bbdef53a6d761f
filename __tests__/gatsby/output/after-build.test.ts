import { writeFile } from "node:fs/promises";
import { onPostBuild } from "../../../src/gatsby/output/after-build";

jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  writeFile: jest.fn(),
}));

it.each([[{ errors: [new Error("no")] }], [{}]])(
  "stops a build whose content cannot be queried, and writes no sitemap without pages: %o",
  async (answer) => {
    const panicOnBuild = jest.fn();
    await onPostBuild({ graphql: async () => answer, reporter: { panicOnBuild } } as never);
    expect(panicOnBuild).toHaveBeenCalledWith(
      "The content could not be queried.",
      "errors" in answer ? answer.errors : undefined,
    );
    expect(writeFile).not.toHaveBeenCalled();
  },
);
