import { createInterface } from "node:readline/promises";
import { parseArgs, type ParseArgsConfig } from "node:util";

/** A command was called with arguments that it cannot use. */
export class UsageError extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads the arguments of a command.
 * @param options its options, as for `parseArgs`
 * @param expected what the command accepts, in words; it accepts names if this begins with one in angle brackets
 * @throws UsageError that names the wrong argument and what is expected
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  expected: string,
  args: string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, allowPositionals: expected.startsWith("<") });
  } catch (error) {
    throw new UsageError(`${messageOf(error).split(".")[0]}; expected ${expected}`);
  }
}

/** Reads a number of at least 0. @param name of the argument, for the message @throws UsageError */
export function readNumber(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`${name} is "${text}"; expected a number`);
  return Number(text);
}

/** Runs a command. Prints an error without its stack; the exit code is 2 for wrong arguments and 1 for other errors. */
export async function command(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    // Not `exitCode`: an open terminal or browser would keep the process running.
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

/** Opens the terminal for questions; undefined if there is none, as in a script. */
export const openTerminal = () =>
  process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
