import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

/** The Markdown tree of a text, as the plugins receive it. */
export function treeOf(text: string): Root {
  let received: Root | undefined;
  const receive = () => (tree: Root) => void (received = structuredClone(tree));
  createProcessor({ remarkPlugins: [remarkGfm, receive] }).processSync(text);
  return received!;
}
