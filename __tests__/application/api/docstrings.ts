import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";

/** What an endpoint's docstring states. */
export interface Documented {
  readonly file: string;
  readonly group: string;
  readonly name: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly base: "v1" | "v3";
  readonly assumed: "method" | "path" | "method and path" | undefined;
}

const folder = join(__dirname, "../../../src/application/api/endpoints");

/** One docstring in the agreed form, directly above its endpoint. */
const ENDPOINT =
  /^\/\*\* `(GET|POST|PUT|DELETE) (\/\S*)`( \(v3\))?: [^\n]+?\.(?: Assumed: (method|path|method and path)\.)? \*\/\n(?:\/\/[^\n]*\n)*export const (\w+) = /gm;

/** Every endpoint of every group, as documented. */
export function readDocstrings(): readonly Documented[] {
  return globSync("*.ts", { cwd: folder, ignore: "index.ts" })
    .sort()
    .flatMap((file) => {
      const group = basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const source = readFileSync(join(folder, file), "utf8");
      return [...source.matchAll(ENDPOINT)].map(([, method = "", path = "", v3, assumed, name = ""]) => ({
        file,
        group,
        name,
        method,
        path,
        base: v3 ? ("v3" as const) : ("v1" as const),
        assumed: assumed as Documented["assumed"],
      }));
    });
}

/** The table of what is assumed, as it stands in src/application/api/ASSUMED.md. */
export function assumedTable(): string {
  const all = readDocstrings();
  const assumed = all.filter((endpoint) => endpoint.assumed !== undefined);
  const rows = assumed.map(
    ({ group, name, method, path, base, assumed: what }) =>
      `| ${group}.${name} | ${base} | \`${method} ${path}\` | ${what} |`,
  );
  return `# Assumed endpoints

Section 7 of the specification names these calls without their method, their path, or both. What is marked is a
convention (\`/v1/{group}/id/{id}\`, \`/{group}/{id}\` on v3), to be confirmed by the API's owners before use:
${assumed.length} of ${all.length} endpoints. Generated from the docstrings: \`npx tsx __tests__/application/api/write-assumed.ts\`.

| endpoint | base | call | assumed |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
