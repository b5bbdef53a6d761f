import { createInterface } from "node:readline/promises";
import { parseArgs, type ParseArgsConfig } from "node:util";

/** A command was called with arguments that it cannot use. */
export class UsageError extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads the arguments of a command.
 * @param config what it accepts, as for `parseArgs`
 * @param expected the same in words
 * @throws UsageError that names the wrong argument and what is expected
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, expected: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [message = ""] = messageOf(error).split(/\.\s/);
    const option = /Option '(\S+)' argument is ambiguous/.exec(message)?.[1];
    const fault = option
      ? `The value of ${option} is missing, or starts with a dash: then write ${option}="- ..."`
      : message;
    throw new UsageError(`${fault}; expected ${expected}`);
  }
}

/** Runs a command. Prints an error without its stack; the exit code is 2 for wrong arguments and 1 for other errors. */
export async function command(run: () => unknown): Promise<void> {
  // A reader such as `head` closes the pipe before everything is written.
  process.stdout.once("error", () => process.exit());
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
