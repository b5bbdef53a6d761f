// Writes the files of the site search: its script and its data.
import { build } from "esbuild";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOn } from "../../content/read/files";
import { readSynonyms } from "../../content/read/search-files";
import { limitFirstFile, searchFiles } from "../../search/piece";
import { resultStyles } from "../../search/browser/styles";
import { piecesOf, type SearchSource } from "../../search/pieces";
import { root } from "../check-context";
import { bundling } from "./hydration-scripts";

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
  const pieces = limitFirstFile(piecesOf(source));
  const synonyms = readSynonyms(filesOn(root)).data;
  await mkdir(join(publicDir, "search"), { recursive: true });
  for (const name of searchFiles) {
    const content = { pieces: pieces[name], ...(name === "answers" && { synonyms }) };
    await writeFile(join(publicDir, "search", `${name}.json`), JSON.stringify(content));
  }
}
