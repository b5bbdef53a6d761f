import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Parent, Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { memoize, memoizeFor } from "../read/memoize";

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/**
 * Parses MDX. Cached for three times as many texts as there are documents; the tree is shared, so it must not be changed.
 * @throws VFileMessage when the MDX cannot be read
 */
export const parseMdx = memoize((body: string) => processor.parse(body) as Root, 200);

/** A node with its parent. */
export interface Placed {
  node: Nodes;
  parent: Parent | undefined;
}

/** Every node of a tree in reading order, walked once. */
export const nodesOf = memoizeFor((tree: Root): readonly Placed[] => {
  const found: Placed[] = [];
  visit(tree, (node, _index, parent) => void found.push({ node, parent }));
  return found;
});
