import { readBlocks, wordsOfBlock } from "./blocks";

/** The headings for the table of contents of a rendered legal text. */
export const sectionsOf = (html: string) =>
  readBlocks(html)
    .filter(({ tag }) => /^h[23]$/.test(tag))
    .map((block) => ({
      id: block.id ?? "",
      number: block.number,
      title: wordsOfBlock(block),
      depth: Number(block.tag.slice(1)),
    }));
