import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { setProperties } from "./marker";

/** Marks a paragraph that is nothing but a link: such a link is a target of its own and wants 44 px (src/design/global.tsx). */
export function remarkLoneLinks() {
  return (tree: Root): void => {
    visit(tree, "paragraph", (node) => {
      if (node.children.length === 1 && node.children[0]?.type === "link")
        setProperties(node, { className: ["lone-link"] });
    });
  };
}
