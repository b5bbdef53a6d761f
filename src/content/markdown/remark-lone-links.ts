import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { setProperties } from "./marker";

/** Marks paragraphs that contain only a link: the link is a separate touch target of 44 px (src/design/global.tsx). */
export function remarkLoneLinks() {
  return (tree: Root): void => {
    visit(tree, "paragraph", (node) => {
      if (node.children.length === 1 && node.children[0]?.type === "link")
        setProperties(node, { className: ["lone-link"] });
    });
  };
}
