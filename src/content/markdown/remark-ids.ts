import Slugger from "github-slugger";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { setId, takeId } from "./marker";
import { plainText } from "./plain-text";

/** Gives every heading an id: its `#id` comment, or one made from its words; and every marked paragraph its own. */
export function remarkIds() {
  return (tree: Root): void => {
    const slugger = new Slugger();
    visit(tree, ["heading", "paragraph"], (node) => {
      if (node.type !== "heading" && node.type !== "paragraph") return;
      const id = takeId(node) ?? (node.type === "heading" ? slugger.slug(plainText(node)) : undefined);
      if (id) setId(node, id);
    });
  };
}
