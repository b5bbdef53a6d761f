import { relative } from "node:path";
import type { ComponentShape } from "../../../content/schema/component-shapes";
import type { ComponentDocs } from "./read-components";

const head =
  "// Generated from the components' own types and docstrings by `npm run generate`. Do not edit by hand.";

/** What the content check needs of a component. */
const shapeOf = (each: ComponentDocs): ComponentShape => {
  const { props, children, partOf, isBand, isInline, once, only, heading, shows, lists } = each;
  return { props, children, partOf, isBand, isInline, once, only, heading, shows, lists };
};
const record = (components: readonly ComponentDocs[]) =>
  `{\n${components.map((each) => `  ${each.name}: ${JSON.stringify(shapeOf(each))},`).join("\n")}\n}`;
const byName = (components: readonly ComponentDocs[]) =>
  [...components].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Whether a component is for text documents (FAQ, jobs, legal, press), which are static HTML. */
const isForText = ({ file }: ComponentDocs): boolean =>
  file.startsWith("src/sections/text/") || file === "src/components/Fact.tsx";

/** The module with the shape of each component: one line each, so that a diff shows which one changed. */
export function vocabularyModule(components: readonly ComponentDocs[]): string {
  const all = byName(components);
  return `${head}
import type { Vocabulary } from "../content/schema/component-shapes";

/** Components of text documents. */
const text = ${record(all.filter(isForText))} satisfies Vocabulary;

/** Components of pages. */
const page = ${record(all.filter(({ isTextOnly }) => !isTextOnly))} satisfies Vocabulary;

export const componentShapes: Readonly<Record<"text" | "page", Vocabulary>> = { text, page };
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
