import { readBlocks, wordsOfBlock } from "./blocks";

/** An entry of a table of contents. */
export interface Section {
  id: string;
  number: string;
  title: string;
  depth: number;
}

/** The headings of a sealed text that its table of contents lists: the same that src/content/markdown/remark-legal.ts takes from the source. */
export function sectionsOf(html: string): Section[] {
  return readBlocks(html)
    .filter(({ tag }) => /^h[23]$/.test(tag))
    .map((block) => ({
      id: block.id ?? "",
      number: block.number,
      title: wordsOfBlock(block),
      depth: Number(block.tag.slice(1)),
    }));
}
