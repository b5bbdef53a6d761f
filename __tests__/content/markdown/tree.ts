import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

/** The Markdown tree of a text, as the plugins receive it. */
export const treeOf = (text: string): Root =>
  createProcessor({ remarkPlugins: [remarkGfm] }).parse(text) as Root;
