import { errorsIn } from "../../../../src/tools/cli/redline/built-site";

describe("the errors of a failed build", () => {
  it("are shown from the first, without progress and without the codes of a terminal", () => {
    const output =
      "success load plugins - 0.6s\n\u001b[2K\u001b[1A\u001b[2K\u001b[Gsuccess onPreInit - 0.0s\n\u001b[2K ERROR  UNKNOWN\n\n1 problem in content/\n\ncontent/faq/ivf.mdx:3:1: unknown field\nnot finished onPreBootstrap - 8.1s\n";
    expect(errorsIn(output)).toBe(
      " ERROR  UNKNOWN\n1 problem in content/\ncontent/faq/ivf.mdx:3:1: unknown field",
    );
  });

  it("are its last lines where it names none", () => {
    expect(errorsIn("Killed")).toBe("Killed");
  });
});
