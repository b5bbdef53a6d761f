import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";

/** One endpoint, as declared. */
export interface Endpoint {
  readonly name: string;
  readonly base: "v1" | "v3";
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Parameters with their types; one with a default has none. */
  readonly parameters: readonly { readonly name: string; readonly type: string | undefined }[];
  readonly assumed: "method" | "path" | "method and path" | undefined;
}

const folder = "src/application/api";
/** The list of assumptions about the API. */
export const assumedFile = "src/application/api/ASSUMED.md";

/** A docstring and the expression below it. */
const DECLARATION =
  /^ *\/\*\* [^\n]+?\.(?: Assumed: (method|path|method and path)\.)? \*\/\n(?:\/\/[^\n]*\n)* *(?:export const )?(\w+)(?: =|:) \(([^)]*)\) =>\s+(v1|v3)\.(\w+)(?:<[^>]+>)?\(\s*(path|at)`([^`]*)`/gm;

/** The calls that a group takes from `collection`, some under another name, and their path below `/v1/`. */
const COLLECTION = /^export const \{([\w,:\s]+)\} = collection(?:<\w+>)?\("([^"]+)"\)/gm;

/** The prefix of the paths with the tag `at`. */
const PREFIX = /^const at = pathBelow\("([^"]+)"\)/m;

const declarationsIn = (source: string): Endpoint[] =>
  [...source.matchAll(DECLARATION)].map(
    ([, assumed, name = "", parameters = "", base, method = "", tag, path = ""]): Endpoint => ({
      name,
      base: base as Endpoint["base"],
      method: method.toUpperCase(),
      path: ((tag === "at" && PREFIX.exec(source)?.[1]) || "") + path.replace(/\$\{/g, "{"),
      parameters: parameters.split(/,\s*/).filter(Boolean).map(readParameter),
      assumed: assumed as Endpoint["assumed"],
    }),
  );

/** Reads every endpoint from the source. */
export function readEndpoints(root: string): readonly Endpoint[] {
  const read = (path: string) => readFileSync(join(root, folder, path), "utf8");
  const ofCollections = declarationsIn(read("request.ts"));
  return globSync("*.ts", { cwd: join(root, folder, "endpoints"), ignore: "index.ts" })
    .sort()
    .flatMap((file) => {
      const group = basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const source = read(`endpoints/${file}`);
      const collected = [...source.matchAll(COLLECTION)].flatMap(([, calls = "", below]) =>
        [...calls.matchAll(/(\w+)(?:: (\w+))?/g)].map(([, call, name = call!]) => {
          const endpoint = ofCollections.find((each) => each.name === call)!;
          return { ...endpoint, name, path: `/v1/${below}${endpoint.path}` };
        }),
      );
      return [...collected, ...declarationsIn(source)].map((endpoint) => ({
        ...endpoint,
        name: `${group}.${endpoint.name}`,
      }));
    });
}

function readParameter(text: string): Endpoint["parameters"][number] {
  const [, name = "", type] = /^\s*(\w+)\??(?:: ([^=]+))?/.exec(text) ?? [];
  return { name, type };
}

/** The content of ASSUMED.md: a table of assumptions about the API. */
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
