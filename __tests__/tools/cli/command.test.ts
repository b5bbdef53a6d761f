import { command, readArguments, UsageError } from "../../../src/tools/cli/command";
import { readNumber, readNumbers } from "../../support/number-options";

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

it("readNumbers reads numbers or their defaults, and rejects any other argument", () => {
  const read = (...args: string[]) => readNumbers({ seed: 1, schedules: 5000 }, args);
  expect(read("--seed", "7")).toEqual({ seed: 7, schedules: 5000 });
  expect(() => read("--seed", "x")).toThrow('--seed is "x"; expected a number');
  expect(() => read("--sed", "7")).toThrow("expected --seed 1, --schedules 5000 or nothing");
});

it("readNumber reads whole and decimal numbers, and names an argument that is none", () => {
  expect([readNumber("--seconds", "5"), readNumber("--seconds", "0.5")]).toEqual([5, 0.5]);
  for (const text of ["", "five", "-1", "1e9"])
    expect(() => readNumber("--seconds", text)).toThrow(`--seconds is "${text}"; expected a number`);
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
