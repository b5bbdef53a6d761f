import { errorsIn } from "../../../../src/tools/cli/redline/built-site";

describe("the errors of a failed build", () => {
  it("start at the first error, without progress lines and terminal codes", () => {
    const output =
      "success load plugins - 0.6s\n\u001b[2K\u001b[1A\u001b[2K\u001b[Gsuccess onPreInit - 0.0s\n\u001b[2K ERROR  UNKNOWN\n\n1 problem in content/\n\ncontent/faq/ivf.mdx:3:1: unknown field\nnot finished onPreBootstrap - 8.1s\n";
    expect(errorsIn(output)).toBe(
      " ERROR  UNKNOWN\n1 problem in content/\ncontent/faq/ivf.mdx:3:1: unknown field",
    );
  });

  it("are the last lines of its output when it names no error", () => {
    expect(errorsIn("Killed")).toBe("Killed");
  });
});
