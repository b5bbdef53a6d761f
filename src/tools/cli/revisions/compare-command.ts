import { mkdirSync } from "node:fs";
import { command, readArguments, UsageError } from "../command";

/**
 * Runs a command that compares two revisions: `npm run <name> -- <base> [<head>] [--no-<part>]`.
 * @param part what `--no-<part>` leaves out
 * @param compare `withPart` is false if it is left out; the folder `out` exists
 */
export const compareCommand = (
  name: string,
  part: string,
  compare: (from: string, to: string | undefined, withPart: boolean, out: string) => void | Promise<void>,
): Promise<void> =>
  command(async () => {
    const without = `no-${part}`;
    const expected = `<base> [<head>] [--${without}]`;
    const options = { [without]: { type: "boolean" } } as const;
    const { values, positionals } = readArguments({ options, allowPositionals: true }, expected);
    const [from, to, another] = positionals;
    if (another) throw new UsageError(`there are more than two revisions; expected ${expected}`);
    if (!from)
      throw new UsageError(
        `there is no revision to compare with; expected a branch, a tag or a commit; fix: npm run ${name} -- main`,
      );
    const out = `test-results/${name}`;
    mkdirSync(out, { recursive: true });
    await compare(from, to, !values[without], out);
  });
