import type { Facts } from "../../../content/facts/substitute";
import { documentTypes } from "../../../content/schema";
import { jsonSchemaOf } from "../../../content/schema/json-schema";
import type { ComponentDocs } from "./read-components";

export const snippetsFile = ".vscode/content.code-snippets";

/** Escapes text for a snippet, where `$`, `}` and `\` have a meaning. */
const literal = (text: string) => text.replace(/[$}\\]/g, "\\$&");

/**
 * Completions for MDX in VS Code: facts by name, frontmatter fields by content type (no extension completes frontmatter),
 * and each component's example.
 */
export function snippetsText(facts: Facts, components: readonly ComponentDocs[]): string {
  // Source of the format: code.visualstudio.com/docs/editing/userdefinedsnippets.
  const entries: [name: string, snippet: object][] = [];
  const add = (name: string, prefix: string, body: string | string[], description: string) =>
    entries.push([name, { scope: "mdx", prefix, body, description }]);
  for (const { name, text } of facts.values()) add(`fact ${name}`, name, literal(`{${name}}`), text);
  for (const { folder, schema, description } of documentTypes) {
    const { properties = {}, required = [] } = jsonSchemaOf(schema);
    const line = (field: string, at: number) =>
      `${field}: \${${at}:${literal(properties[field]!.description ?? "")}}`;
    for (const field of Object.keys(properties))
      add(`${folder} ${field}`, field, line(field, 1), `content/${folder}`);
    const fields = required.map((field, at) => line(field, at + 1));
    add(`${folder} frontmatter`, `${folder}-frontmatter`, ["---", ...fields, "---"], description);
  }
  for (const { name, examples, description } of components) {
    const [example] = examples;
    if (example) add(`component ${name}`, `<${name}`, literal(example.mdx).split("\n"), description);
  }
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
