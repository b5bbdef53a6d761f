import { visit } from "unist-util-visit";
import type { Nodes } from "mdast";
import { isComment, isExpression } from "./marker";

/** The text of a node, with facts still in braces and without comments. */
export function plainText(node: Nodes): string {
  let text = "";
  visit(node, (child) => {
    if (child.type === "text" || child.type === "inlineCode") text += child.value;
    else if (isExpression(child) && !isComment(child))
      text += `{${(child as { value: string }).value.trim()}}`;
  });
  return text.replace(/\s+/g, " ").trim();
}
