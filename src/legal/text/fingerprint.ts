import { hash } from "node:crypto";
import { readBlocks, type Block, type Run } from "./blocks";

/** SHA-256 (FIPS 180-4) in the format of records. @param bytes a string is encoded as UTF-8 */
export function sha256(bytes: string | Uint8Array): string {
  return `sha256:${hash("sha256", bytes)}`;
}

/**
 * A block as one line: its element, number, words and link targets.
 * Ids are left out, because a new id changes no words.
 * Emphasis is optional, because the hashes of records do not include it.
 */
export function lineOfBlock({ tag, number, runs }: Block, withEmphasis = false): string {
  const words = runs.map(({ text, href, emphasis, reference }, index) => {
    const marked = withEmphasis && emphasis ? `<${emphasis}>${text}</>` : text;
    if (!href) return marked;
    // Emphasis splits a link into several runs; without emphasis they are one link.
    const continues = (other: Run | undefined) =>
      !withEmphasis && other?.href === href && !other.reference && !reference;
    return `${continues(runs[index - 1]) ? "" : "["}${marked}${continues(runs[index + 1]) ? "" : `](${href})`}`;
  });
  return `${tag} ${number} ${words.join("")}`;
}

/** A block as one line with everything that a reader sees: also emphasis, and whether an item has a number or a bullet. */
export const shownLine = (block: Block): string => `${block.list ?? ""} ${lineOfBlock(block, true)}`;

/** Whether two texts are the same to a reader: words, numbers, link targets, order, emphasis and kinds of lists. */
export function readsSame(a: readonly Block[], b: readonly Block[]): boolean {
  return a.length === b.length && a.every((block, index) => shownLine(block) === shownLine(b[index]!));
}

/**
 * The hash of a document's text as visitors read it: of its words, numbers, link targets and order. Line breaks and
 * spelling of the markup do not change it.
 * @param html the rendered text
 */
export function textHash(html: string): string {
  const lines = readBlocks(html).map((block) => lineOfBlock(block));
  return sha256(lines.join("\n"));
}
