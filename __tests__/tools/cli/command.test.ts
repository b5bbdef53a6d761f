import { command, readArguments, UsageError } from "../../../src/tools/cli/command";

const options = { seed: { type: "string", default: "1" } } as const;

describe("readArguments", () => {
  it("reads options and their defaults, and names where the command accepts them", () => {
    expect(readArguments({ options, args: ["--seed", "7"] }, "--seed 1").values).toEqual({ seed: "7" });
    expect(readArguments({ options, allowPositionals: true, args: ["/faq"] }, "<path>...")).toMatchObject({
      values: { seed: "1" },
      positionals: ["/faq"],
    });
  });

  it.each([
    [["--sed", "7"], "Unknown option '--sed'"],
    [["7"], "Unexpected argument '7'"],
    [["content/faq/ivf.mdx"], "Unexpected argument 'content/faq/ivf.mdx'; expected"],
    [
      ["--seed", "--sed"],
      'The value of --seed is missing, or starts with a dash: then write --seed="- ..."; expected',
    ],
  ])("rejects %j with what is expected", (args, words) => {
    const read = () => readArguments({ options, args }, "--seed 1 or nothing");
    expect(read).toThrow(UsageError);
    expect(read).toThrow(words);
    expect(read).toThrow("; expected --seed 1 or nothing");
  });
});

describe("command", () => {
  it.each([
    [2, new UsageError("--seed is missing")],
    [1, new Error("There is no built site")],
  ])("ends with %i and the error's message, without its stack", async (code, error) => {
    const printed = jest.spyOn(console, "error").mockReturnValue();
    const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
    await command(() => Promise.reject(error));
    expect([exit.mock.calls, printed.mock.calls]).toEqual([[[code]], [[error.message]]]);
  });

  it("ends without an error when a reader such as `head` closes the pipe", async () => {
    const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
    await command(() => process.stdout.emit("error", new Error("write EPIPE")));
    expect(exit).toHaveBeenCalledWith();
  });
});
