import { relative } from "node:path";
import type { ComponentShape } from "../../../content/schema/component-shapes";
import type { ComponentDocs } from "./read-components";

const head =
  "// Generated from the components' own types and docstrings by `npm run generate`. Do not edit by hand.";

const keys = ["props", "children", "partOf", "isBand", "isInline", "once", "only"] as const;
const shapeOf = (shape: ComponentShape) => Object.fromEntries(keys.map((key) => [key, shape[key]]));
const record = (entries: readonly (readonly [string, unknown])[]) =>
  `{\n${entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`).join("\n")}\n}`;
const byName = (components: readonly ComponentDocs[]) =>
  [...components].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Whether a component is for text documents (FAQ, jobs, legal, press), which are static HTML. */
const isForText = ({ file }: ComponentDocs): boolean =>
  file.startsWith("src/sections/text/") || file === "src/components/Fact.tsx";

/** The module with props, headings and facts of each component: one line each, so that a diff shows which one changed. */
export function vocabularyModule(components: readonly ComponentDocs[]): string {
  const all = byName(components);
  const text = all.filter(isForText).map((each) => [each.name, shapeOf(each)] as const);
  const page = all.filter(({ isTextOnly }) => !isTextOnly).map((each) => [each.name, shapeOf(each)] as const);
  const types = ["HeadingLevel", "ShownFacts", "Vocabulary"].join(", ");
  return `${head}
import type { ${types} } from "../content/schema/component-shapes";

/** Props that writers may give each component of text documents. */
const text = ${record(text)} satisfies Vocabulary;

/** Props that writers may give each component of pages. */
const page = ${record(page)} satisfies Vocabulary;

export const componentShapes: Readonly<Record<"text" | "page", Vocabulary>> = { text, page };

/** The level of the heading that a component renders. */
export const headingLevels: Readonly<Record<string, HeadingLevel>> = ${record(
    all.filter(({ heading }) => heading).map(({ name, heading }) => [name, heading]),
  )};

/** Facts that a component shows by itself, without an attribute that names them. */
export const shownFacts: Readonly<Record<string, readonly ShownFacts[]>> = ${record(
    all.filter(({ shows }) => shows.length).map(({ name, shows }) => [name, shows]),
  )};

/** The document types whose texts a component lists. */
export const componentLists: Readonly<Record<string, string>> = ${record(
    all.filter(({ lists }) => lists).map(({ name, lists }) => [name, lists]),
  )};
`;
}

/** The module that exports the components for pages by name. */
export function registryModule(components: readonly ComponentDocs[]): string {
  const forPages = components.filter(({ isTextOnly }) => !isTextOnly);
  const files = [...new Set(forPages.map(({ file }) => file))].sort();
  const namesIn = (file: string) =>
    byName(forPages.filter((each) => each.file === file)).map(({ name }) => name);
  const pathTo = (file: string) => {
    const path = relative("src/sections", file).replace(/\.tsx?$/, "");
    return path.startsWith(".") ? path : `./${path}`;
  };
  return `${head}
${files.map((file) => `export { ${namesIn(file).join(", ")} } from "${pathTo(file)}";`).join("\n")}
`;
}
