import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { messageOf } from "./revision";

/**
 * Runs a command that compares two revisions: `npm run <name> -- <base> [<head>] [--no-<part>]`.
 * @param part what `--no-<part>` leaves out
 * @param compare `withPart` is false if it is left out; the folder `out` exists
 */
export async function compareCommand(
  name: string,
  part: string,
  compare: (from: string, to: string | undefined, withPart: boolean, out: string) => void | Promise<void>,
): Promise<void> {
  try {
    const options = { [`no-${part}`]: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [from, to] = positionals;
    if (!from)
      throw new Error(
        `there is no revision to compare with; expected a branch, a tag or a commit; fix: npm run ${name} -- main`,
      );
    const out = `test-results/${name}`;
    mkdirSync(out, { recursive: true });
    await compare(from, to, !values[`no-${part}`], out);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
