// Writes the files of the site search: its script and its data.
import { build } from "esbuild";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentsOf, stemOf } from "../../content/read/documents";
import { filesOn } from "../../content/read/files";
import { readSynonyms } from "../../content/read/search-files";
import { legalDocument } from "../../content/schema/types/legal-document";
import { latestText, readArchive, textInForce } from "../../legal/record/archive";
import { wordsOfBlock } from "../../legal/text/blocks";
import { partsIn } from "../../legal/text/parts";
import { limitFirstFile, searchFiles, type Piece } from "../../search/piece";
import { resultStyles } from "../../search/browser/styles";
import { clauseTitle, piecesOf, type SearchSource } from "../../search/pieces";
import { isoToday } from "../../site/dates";
import { root } from "../check-context";
import { bundling } from "./hydration-scripts";

/**
 * Returns the pieces with the words, titles and numbers of the legal texts in force, and without clauses that only an
 * upcoming version has: until it takes effect, the document's address shows the text before it.
 * @param at the root of the archive
 */
export function inForce(
  pieces: readonly Piece[],
  documents: SearchSource["documents"],
  at = root,
  today = isoToday(),
): Piece[] {
  const replaced = documentsOf(legalDocument, documents).flatMap(({ file, fields }) => {
    const { archive } = readArchive(at, stemOf(file));
    const text = archive && textInForce(archive, today);
    if (!text || text === latestText(archive)) return [];
    let section: { number: string; title: string } | undefined;
    const parts = new Map(
      partsIn(archive.texts.get(text.file) ?? "").map(({ id, number, heading, blocks }) => {
        const words = blocks.map(wordsOfBlock);
        if (heading) section = { number, title: words.shift()! };
        const title = clauseTitle(text.title, section, number);
        return [id, { title, path: [text.title], text: words.join("\n") }];
      }),
    );
    return archive.record.ids.map((id) => [`/${fields.page}#${id}`, parts.get(id)] as const);
  });
  const shown = new Map<string, Pick<Piece, "title" | "path" | "text"> | undefined>(replaced);
  return pieces.flatMap((piece): Piece | [] => {
    if (!shown.has(piece.address)) return piece;
    const part = shown.get(piece.address);
    return part?.text ? { ...piece, ...part } : [];
  });
}

/** Writes /search.js with its license, and the files of /search, which it loads (src/search/browser/search.ts). */
export async function writeSearchFiles(publicDir: string, source: SearchSource): Promise<void> {
  const { outputFiles } = await build({
    ...bundling,
    format: "esm",
    entryPoints: [join(root, "src/search/browser/search.ts")],
    // MiniSearch's private fields.
    mangleProps: /^_/,
    // As webpack names the licenses of its bundles.
    banner: { js: "/*! MiniSearch: see search.js.LICENSE.txt */" },
    define: { resultStyles: JSON.stringify(resultStyles.replace(/\s+/g, " ")) },
  });
  await writeFile(join(publicDir, "search.js"), outputFiles[0]!.contents);
  await copyFile(join(root, "node_modules/minisearch/LICENSE.txt"), join(publicDir, "search.js.LICENSE.txt"));
  const { texts, ...others } = piecesOf(source);
  const pieces = limitFirstFile({ ...others, texts: inForce(texts, source.documents) });
  const synonyms = readSynonyms(filesOn(root)).data;
  await mkdir(join(publicDir, "search"), { recursive: true });
  for (const name of searchFiles) {
    const content = { pieces: pieces[name], ...(name === "answers" && { synonyms }) };
    await writeFile(join(publicDir, "search", `${name}.json`), JSON.stringify(content));
  }
}
