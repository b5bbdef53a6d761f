import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Parent, Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { KeptOnDisk } from "../read/disk-cache";

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/**
 * Parsing is most of what a first check takes. Twice as many texts as there are documents: trees are large, and a file that
 * is as it was is seldom parsed again (found-before.ts).
 */
const kept = new KeptOnDisk<Root>("mdx-with-gfm", 150);

/**
 * Parses MDX, each text once. The tree is shared: read it, do not change it.
 * @throws VFileMessage when the MDX cannot be read
 */
export function parseMdx(body: string): Root {
  return kept.of(body, () => processor.parse(body) as Root);
}

/** A node with the one it stands in. */
export interface Placed {
  node: Nodes;
  parent: Parent | undefined;
}
const lists = new WeakMap<Root, Placed[]>();

/** Every node of a tree in reading order, walked once. */
export function nodesOf(tree: Root): readonly Placed[] {
  let list = lists.get(tree);
  if (!list) {
    const found: Placed[] = [];
    visit(tree, (node, _index, parent) => void found.push({ node, parent }));
    lists.set(tree, (list = found));
  }
  return list;
}
