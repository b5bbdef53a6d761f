import { parseArgs } from "node:util";

/**
 * Reads `--name value` options of which each has a few values.
 * Ends the program with what was found and what can be written, when one is unknown.
 */
export function optionsOf<Name extends string>(
  args: readonly string[],
  choices: Record<Name, readonly string[]>,
  defaults: Record<Name, string>,
): Record<Name, string> {
  const names = Object.keys(choices) as Name[];
  const stop = (message: string): never => {
    console.error(
      `${message}; expected ${names.map((name) => `--${name} ${choices[name].join("|")}`).join(" ")}`,
    );
    process.exit(2);
  };
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      }).values as Partial<Record<Name, string>>;
    } catch (error) {
      return stop((error as Error).message.split(".")[0]!);
    }
  };
  const given = read();
  for (const name of names) {
    const value = given[name];
    if (value !== undefined && !choices[name].includes(value)) stop(`--${name} is "${value}"`);
  }
  return { ...defaults, ...given };
}
