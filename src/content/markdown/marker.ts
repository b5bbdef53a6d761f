import type { Heading, Paragraph, Parent, PhrasingContent, RootContent } from "mdast";

// MDX expressions as they come out of remark-mdx; `value` is the source between the braces.
interface Expression {
  type: "mdxTextExpression" | "mdxFlowExpression";
  value: string;
}

/** Whether a node is an expression, `{…}`. */
export function isExpression(node: unknown): node is Expression {
  const type = (node as { type?: string } | undefined)?.type;
  return type === "mdxTextExpression" || type === "mdxFlowExpression";
}

const idComment = /^\s*\/\*\s*#([a-z0-9][a-z0-9-]*)\s*\*\/\s*$/;

/** The id of an MDX comment such as `#id`. */
export function idIn(node: unknown): string | undefined {
  return isExpression(node) ? idComment.exec(node.value)?.[1] : undefined;
}

const formerComment = /^\s*\/\*\s*was:\s*([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*)\s*\*\/\s*$/;

/** The former ids in an MDX comment such as `was: old-id, older-id`; none in any other node. */
export function formerIdsIn(node: unknown): string[] {
  return isExpression(node) ? (formerComment.exec(node.value)?.[1]?.split(/\s*,\s*/) ?? []) : [];
}

/** Whether a node is an MDX comment. */
export function isComment(node: unknown): boolean {
  return isExpression(node) && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
}

function trimEdge(children: PhrasingContent[], edge: "start" | "end"): void {
  const node = edge === "start" ? children[0] : children.at(-1);
  if (node?.type === "text") node.value = edge === "start" ? node.value.trimStart() : node.value.trimEnd();
}

/** The node that marks a heading (its last) or a paragraph (its first) with an id; undefined where there is none. */
export function markerOf(node: Heading | Paragraph): PhrasingContent | undefined {
  const marker = node.type === "heading" ? node.children.at(-1) : node.children[0];
  return idIn(marker) ? marker : undefined;
}

/** Takes the id marker off a heading's end or a paragraph's start. */
export function takeId(node: Heading | Paragraph): string | undefined {
  const marker = markerOf(node);
  if (!marker) return undefined;
  node.children.splice(node.children.indexOf(marker), 1);
  trimEdge(node.children, node.type === "heading" ? "end" : "start");
  return idIn(marker);
}

/** Gives a node attributes in the HTML made from it. */
export function setProperties(node: RootContent | Parent, properties: object): void {
  const { hProperties } = (node.data ?? {}) as { hProperties?: object };
  node.data = { ...node.data, hProperties: { ...hProperties, ...properties } } as never;
}
