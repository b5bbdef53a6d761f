import { explain } from "../../../content/schema/diagnostic";
import { readArguments, UsageError } from "../command";

const options = {
  date: { type: "string" },
  note: { type: "string" },
  immaterial: { type: "string" },
  amend: { type: "string" },
  by: { type: "string" },
} as const;
const expected = `<document> and ${Object.keys(options)
  .map((name) => `--${name} "..."`)
  .join(", ")}`;

/** Checks an argument. @throws UsageError with what is wrong, what is expected and how to fix it */
export function requireArgument(isMet: unknown, message: string, expected: string, fix: string): void {
  if (!isMet) throw new UsageError(explain({ message, expected, fix }));
}

/** Reads the arguments of `npm run publish-legal`. @throws UsageError for arguments that would be ignored */
export function readPublication(args?: string[]) {
  const { values, positionals } = readArguments({ options, allowPositionals: true, args }, expected);
  const [name, ...others] = positionals;
  requireArgument(
    !others.length,
    `there are ${positionals.length} names: ${positionals.join(", ")}`,
    "one document at a time: each has its own date and note",
    "run the command once for each",
  );
  requireArgument(
    name || !Object.keys(values).length,
    "no document is named",
    "the name of a file in content/legal",
    "npm run publish-legal -- <name> and the options",
  );
  for (const [option, value] of Object.entries(values))
    requireArgument(
      value.trim(),
      `--${option} is empty`,
      "its value",
      `write it after --${option}, or leave the option out`,
    );
  return { name, values };
}
