import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";

/** One endpoint, as declared. */
export type Endpoint = ReturnType<typeof declarationsIn>[number];

const folder = "src/application/api";
/** The list of assumptions about the API. */
export const assumedFile = `${folder}/ASSUMED.md`;

/** A docstring and the expression below it. */
const DECLARATION =
  /^ *\/\*\* [^\n]+?\.(?: Assumed: (method|path|method and path)\.)? \*\/\n(?:\/\/[^\n]*\n)* *(?:export const )?(\w+)(?: =|:) \(([^)]*)\) =>\s+(v1|v3)\.(\w+)<[^>]+>\(\s*(?:path|at)`([^`]*)`/gm;

/** The names of calls that a group takes from `collection`, and its path below `/v1/`. */
const COLLECTION = /^export const \{ ([\w, ]+) \} = collection(?:<\w+>)?\("([^"]+)"\)/gm;

const declarationsIn = (source: string) =>
  [...source.matchAll(DECLARATION)].map(
    ([, assumed, name = "", parameters = "", base, method = "", path = ""]) => ({
      name,
      base: base as "v1" | "v3",
      method: method.toUpperCase(),
      /** With parameters in braces. */
      path: path.replace(/\$\{/g, "{"),
      parameters: parameters.split(/,\s*/).filter(Boolean).map(readParameter),
      assumed: assumed as "method" | "path" | "method and path" | undefined,
    }),
  );

/** Reads every endpoint from the source. @param root the repository's root */
export function readEndpoints(root: string): readonly Endpoint[] {
  const read = (path: string) => readFileSync(join(root, folder, path), "utf8");
  const ofCollections = declarationsIn(read("collection.ts"));
  return globSync("*.ts", { cwd: join(root, folder, "endpoints"), ignore: "index.ts" })
    .sort()
    .flatMap((file) => {
      const group = basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const source = read(`endpoints/${file}`);
      const collected = [...source.matchAll(COLLECTION)].flatMap(([, names = "", below]) =>
        ofCollections
          .filter(({ name }) => names.split(", ").includes(name))
          .map((endpoint) => ({ ...endpoint, path: `/v1/${below}${endpoint.path}` })),
      );
      return [...collected, ...declarationsIn(source)].map((endpoint) => ({
        ...endpoint,
        name: `${group}.${endpoint.name}`,
      }));
    });
}

/** A parameter with its type; one with a default has none. */
function readParameter(text: string) {
  const [, name = "", type] = /^\s*(\w+)\??(?:: ([^=]+))?/.exec(text) ?? [];
  return { name, type };
}

/** The content of ASSUMED.md: a table of assumptions about the API. @param root the repository's root */
export function assumedTable(root: string): string {
  const all = readEndpoints(root);
  const assumed = all.filter((endpoint) => endpoint.assumed !== undefined);
  const rows = assumed.map(
    ({ name, method, path, base, assumed: what }) =>
      `| ${name} | ${base} | \`${method} ${path}\` | ${what} |`,
  );
  return `# Assumptions about the API

The requirements name these calls without a method, a path, or both. The assumed parts follow a convention
(\`/v1/{group}/id/{id}\`, and \`/{group}/{id}\` on v3) and must be confirmed by the API's owners: ${assumed.length} of
${all.length} endpoints. The fields \`limit\`, \`offset\` and \`q\` of lists and searches are assumed as well.
Generated from \`endpoints/\`: \`npm run generate\`.

| endpoint | base | call | assumed |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
