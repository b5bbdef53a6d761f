import Slugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { jsxElement } from "./element";
import { formerIdsIn, setProperties, takeId } from "./marker";
import { plainText } from "./plain-text";

/** An empty element with an id, so that links to it still work without JavaScript. */
const alias = (id: string) => jsxElement("mdxJsxFlowElement", "span", { id }) as unknown as RootContent;

/**
 * Sets the id of every heading (from its `#id` comment, or else from its words) and of every marked paragraph, and
 * replaces every comment with former ids (`was: old-id`) with aliases.
 */
export function remarkIds() {
  return (tree: Root): void => {
    const slugger = new Slugger();
    visit(tree, (node, index, parent) => {
      const former = formerIdsIn(node);
      if (former.length && parent) parent.children.splice(index!, 1, ...former.map(alias));
      if (node.type !== "heading" && node.type !== "paragraph") return;
      const id = takeId(node) ?? (node.type === "heading" ? slugger.slug(plainText(node)) : undefined);
      if (id) setProperties(node, { id });
    });
  };
}
