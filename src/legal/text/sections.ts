import { readBlocks, wordsOfBlock } from "./blocks";

/** An entry of a text's table of contents. */
export interface LegalSection {
  id: string;
  number: string;
  title: string;
  depth: number;
}

/** The headings for the table of contents of a rendered legal text. */
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
