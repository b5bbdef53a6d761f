import type { Heading, Paragraph, Parent, PhrasingContent, RootContent } from "mdast";

// An MDX expression in the tree of remark-mdx; `value` is the source between the braces.
interface Expression {
  type: "mdxTextExpression" | "mdxFlowExpression";
  value: string;
}

/** Whether a node is an expression, `{…}`. */
export function isExpression(node: unknown): node is Expression {
  const type = (node as { type?: string } | undefined)?.type;
  return type === "mdxTextExpression" || type === "mdxFlowExpression";
}

/** The words of an MDX comment; undefined for any other node. */
export const commentIn = (node: unknown): string | undefined =>
  isExpression(node) ? /^\s*\/\*\s*([^]*?)\s*\*\/\s*$/.exec(node.value)?.[1] : undefined;

/** Matches MDX comments in source. @param words a regular expression of the comment's words */
export const commentPattern = (words: string, flags?: string): RegExp =>
  new RegExp(`\\{\\s*/\\*\\s*${words}\\s*\\*/\\s*\\}`, flags);

export const isComment = (node: unknown): boolean => commentIn(node) !== undefined;

/** The id of an MDX comment such as `#id`. */
export const idIn = (node: unknown): string | undefined =>
  /^#([a-z0-9][a-z0-9-]*)$/.exec(commentIn(node) ?? "")?.[1];

/** The former ids in an MDX comment such as `was: old-id, older-id`; none in any other node. */
export const formerIdsIn = (node: unknown): string[] =>
  /^was:\s*([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*)$/.exec(commentIn(node) ?? "")?.[1]?.split(/\s*,\s*/) ?? [];

/** The third party whose figure follows, in an MDX comment such as `source: City survey 2026`. */
export const sourceIn = (node: unknown): string | undefined =>
  /^source:\s*(\S.*)$/.exec(commentIn(node) ?? "")?.[1];

/** The id marker of a heading (its last node) or a paragraph (its first); undefined if it has none. */
export function markerOf(node: Heading | Paragraph): PhrasingContent | undefined {
  const marker = node.type === "heading" ? node.children.at(-1) : node.children[0];
  return idIn(marker) ? marker : undefined;
}

/** Removes the id marker, and the space beside it, from a heading or paragraph and returns the id. */
export function takeId(node: Heading | Paragraph): string | undefined {
  const marker = markerOf(node);
  if (!marker) return undefined;
  node.children.splice(node.children.indexOf(marker), 1);
  const isHeading = node.type === "heading";
  const text = isHeading ? node.children.at(-1) : node.children[0];
  if (text?.type === "text") text.value = isHeading ? text.value.trimEnd() : text.value.trimStart();
  return idIn(marker);
}

/** Sets attributes of the HTML element that is rendered for a node. */
export function setProperties(node: RootContent | Parent, properties: object): void {
  const { hProperties } = (node.data ?? {}) as { hProperties?: object };
  node.data = { ...node.data, hProperties: { ...hProperties, ...properties } } as never;
}
