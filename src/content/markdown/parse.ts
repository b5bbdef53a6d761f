import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Parents, Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { memoize, memoizeFor } from "../read/memoize";

/** A part of a micromark extension: the constructs to try at a character, by its code. */
interface Syntax {
  text: Readonly<Record<number, readonly object[]>>;
}

/** Removes autolink literals from GFM: trying them at every letter takes a fifth of the parsing time. */
function withoutAutolinks(this: { data(): object }): void {
  const { micromarkExtensions } = this.data() as { micromarkExtensions: Syntax[] };
  const gfm = micromarkExtensions.at(-1)!;
  const autolinks = new Set([..."ahw"].flatMap((letter) => gfm.text[letter.charCodeAt(0)] ?? []));
  gfm.text = Object.fromEntries(
    Object.entries(gfm.text).map(([code, tried]) => [code, tried.filter((one) => !autolinks.has(one))]),
  );
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
const processorWithoutAutolinks = createProcessor({ remarkPlugins: [remarkGfm, withoutAutolinks] });
const mayHaveAutolink = /@|:\/\/|www\./i;

/**
 * Parses MDX. The cache has room for three times as many texts as there are documents. The tree is shared, so callers
 * must not change it.
 * @throws VFileMessage if the MDX cannot be parsed
 */
export const parseMdx = memoize(
  (body: string) => (mayHaveAutolink.test(body) ? processor : processorWithoutAutolinks).parse(body) as Root,
  200,
);

/** A node with its parent. */
interface Placed {
  node: Nodes;
  parent: Parents | undefined;
}

/** All nodes of a tree in document order. Cached for each tree. */
export const nodesOf = memoizeFor((tree: Root): readonly Placed[] => {
  const found: Placed[] = [];
  visit(tree, (node, _index, parent) => void found.push({ node, parent }));
  return found;
});

/** All nodes of a body; none if it cannot be parsed, which the content check reports. */
export function nodesIn(body: string): readonly Placed[] {
  try {
    return nodesOf(parseMdx(body));
  } catch {
    return [];
  }
}
