import { parseArgs } from "node:util";

const formats = ["plain", "github"];

/** Reads the options of `npm run check`. @throws Error with the unknown option or value, and the formats */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): { format: string; watch: boolean } {
  const unknown = (message: string) => new Error(`${message}; expected --format ${formats.join("|")}`);
  const read = () => {
    try {
      return parseArgs({ args, options: { format: { type: "string" }, watch: { type: "boolean" } } }).values;
    } catch (error) {
      throw unknown((error as Error).message.split(".")[0]!);
    }
  };
  const { format = env.GITHUB_ACTIONS ? "github" : "plain", watch = false } = read();
  if (!formats.includes(format)) throw unknown(`--format is "${format}"`);
  return { format, watch };
}
