import type { Parent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { setProperties } from "./marker";

/** Adds to each block of the HTML its line in the source (`data-line`). For checks only, never for a page. */
export function remarkLines() {
  return (tree: Root): void => {
    // A component cannot have a `data-line` attribute, so it is wrapped in an element that can.
    tree.children = tree.children.map((node) => {
      if ((node.type as string) !== "mdxJsxFlowElement") return node;
      return {
        type: "box",
        data: { hName: "div", hProperties: { "data-line": node.position?.start.line } },
        children: [node],
      } as Parent as never;
    });
    visit(tree, ["heading", "paragraph", "listItem", "tableRow", "blockquote"], (found) => {
      setProperties(found as RootContent, { "data-line": found.position?.start.line });
    });
  };
}
