import { readArguments, UsageError } from "../../src/tools/cli/command";

/** Reads a number of at least 0. @param name of the argument, for the message @throws UsageError */
export function readNumber(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`${name} is "${text}"; expected a number`);
  return Number(text);
}

/** Reads options that are numbers. @param defaults the options and their defaults @throws UsageError */
export function readNumbers<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const entries = Object.entries<number>(defaults);
  const options = Object.fromEntries(
    entries.map(([name, value]) => [name, { type: "string" as const, default: String(value) }]),
  );
  const expected = `${entries.map(([name, value]) => `--${name} ${value}`).join(", ")} or nothing`;
  const values = readArguments({ options }, expected).values as Record<string, string>;
  return Object.fromEntries(
    entries.map(([name]) => [name, readNumber(`--${name}`, values[name]!)]),
  ) as Record<Name, number>;
}
