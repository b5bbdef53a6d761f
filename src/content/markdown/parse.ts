import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Parent, Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { memoize, memoizeFor } from "../read/memoize";

/** A part of micromark's syntax: what is tried at a character, by its code. */
interface Syntax {
  text: Readonly<Record<number, readonly object[]>>;
}

/** Takes addresses in plain words out of GFM. They are looked for at every letter, a fifth of the time of parsing. */
function withoutAddresses(this: { data(): object }): void {
  const { micromarkExtensions } = this.data() as { micromarkExtensions: Syntax[] };
  const gfm = micromarkExtensions.at(-1)!;
  const ofAddresses = new Set([..."ahw"].flatMap((letter) => gfm.text[letter.charCodeAt(0)] ?? []));
  gfm.text = Object.fromEntries(
    Object.entries(gfm.text).map(([code, tried]) => [code, tried.filter((one) => !ofAddresses.has(one))]),
  );
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
const processorWithoutAddresses = createProcessor({ remarkPlugins: [remarkGfm, withoutAddresses] });
const mayHaveAddress = /@|:\/\/|www\./i;

/**
 * Parses MDX. Cached for three times as many texts as there are documents; the tree is shared, so it must not be changed.
 * @throws VFileMessage when the MDX cannot be read
 */
export const parseMdx = memoize(
  (body: string) => (mayHaveAddress.test(body) ? processor : processorWithoutAddresses).parse(body) as Root,
  200,
);

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
