import { readArguments, UsageError } from "../command";

const formats = ["plain", "github"];
const expected = `--format ${formats.join("|")}, --watch or nothing`;

/** Reads the options of `npm run check`. @throws UsageError for an unknown option or format */
export function readOptions(args: string[]): { format: string; watch: boolean } {
  const options = { format: { type: "string" }, watch: { type: "boolean" } } as const;
  const { values } = readArguments({ options, args }, expected);
  const { format = "plain", watch = false } = values;
  if (!formats.includes(format)) throw new UsageError(`--format is "${format}"; expected ${expected}`);
  return { format, watch };
}
