import type { LegalSection } from "../../content/markdown/remark-legal";
import { readBlocks, wordsOfBlock } from "./blocks";

/** The headings of a sealed text that its table of contents lists: the same that src/content/markdown/remark-legal.ts takes from the source. */
export function sectionsOf(html: string): LegalSection[] {
  return readBlocks(html)
    .filter(({ tag }) => /^h[23]$/.test(tag))
    .map((block) => ({
      id: block.id ?? "",
      number: block.number,
      title: wordsOfBlock(block),
      depth: Number(block.tag.slice(1)),
    }));
}
