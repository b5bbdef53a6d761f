import { visit } from "unist-util-visit";
import type { Nodes } from "mdast";
import { isComment, isExpression } from "./marker";

/** The words of a node as written, with facts still in braces and comments left out. */
export function plainText(node: Nodes): string {
  let text = "";
  visit(node, (child) => {
    if (child.type === "text" || child.type === "inlineCode") text += child.value;
    else if (isExpression(child) && !isComment(child))
      text += `{${(child as { value: string }).value.trim()}}`;
  });
  return text.replace(/\s+/g, " ").trim();
}
