import { createHash } from "node:crypto";
import { readBlocks, type Block } from "./blocks";

/** SHA-256 (FIPS 180-4) as records write it. @param bytes text is taken as UTF-8 */
export function sha256(bytes: string | Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}

/**
 * One line for what a reader meets in a block: its kind, number, words and where they lead.
 * Ids are left out: giving a clause an id changes no word of it.
 */
export function lineOfBlock({ tag, number, runs }: Block): string {
  const words = runs.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join("");
  return `${tag} ${number} ${words}`;
}

/**
 * The hash of a document's text as visitors read it. Equal for two sources that read the same: a re-wrapped paragraph,
 * another way to write a list. Different as soon as a word, a number, a link's target or the order differs.
 * @param html the rendered text
 */
export function textHash(html: string): string {
  return hashOfBlocks(readBlocks(html));
}

/** As textHash, of a text that is read already. */
export function hashOfBlocks(blocks: readonly Block[]): string {
  return sha256(blocks.map(lineOfBlock).join("\n"));
}
