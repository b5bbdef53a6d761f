import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Marks a paragraph that is nothing but a link: such a link is a target of its own and wants 44 px (src/design/global.tsx). */
export function remarkLoneLinks() {
  return (tree: Root): void => {
    visit(tree, "paragraph", (node) => {
      if (node.children.length !== 1 || node.children[0]?.type !== "link") return;
      const data = (node.data ?? {}) as { hProperties?: object };
      node.data = { ...data, hProperties: { ...data.hProperties, className: ["lone-link"] } } as never;
    });
  };
}
