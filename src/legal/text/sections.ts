import type { LegalSection } from "../../content/markdown/remark-legal";
import { readBlocks, wordsOfBlock } from "./blocks";

/** The headings for a sealed text's table of contents, like those that src/content/markdown/remark-legal.ts collects. */
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
