import type { Parent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { setProperties } from "./marker";

/** Adds to each block of the HTML the line of the source where it starts (`data-line`): for checks, never for a page. */
export function remarkLines() {
  return (tree: Root): void => {
    // A component has no `data-line` of its own, so a box around it does.
    tree.children = tree.children.map((node) => {
      if ((node.type as string) !== "mdxJsxFlowElement") return node;
      return {
        type: "box",
        data: { hName: "div", hProperties: { "data-line": node.position?.start.line } },
        children: [node],
      } as Parent as never;
    });
    visit(tree, ["heading", "paragraph", "listItem", "tableCell", "blockquote"], (found) => {
      setProperties(found as RootContent, { "data-line": found.position?.start.line });
    });
  };
}
