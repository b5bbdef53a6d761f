import { diffLines } from "diff";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LinkOrigins } from "../../content/facts/links";
import { filesOn } from "../../content/read/files";
import { dataFile, loadContent } from "../../content/read/load-content";
import { dataKeys } from "../../content/schema/index";
import { builtPages } from "./built-pages";
import { contentSources } from "./content-sources";
import { manifest } from "./manifest";
import { report } from "./report";

const file = "content/disclosure-proof.md";

/** Differences between the committed proof and the site's, as `- line` and `+ line` under the heading of their page. */
export function proofChanges(committed: string, current: string): string[] {
  let heading = "";
  return diffLines(committed, current).flatMap(({ value, added, removed }) =>
    value
      .trimEnd()
      .split("\n")
      .flatMap((line) => {
        const isChanged = added || removed;
        if (line.startsWith("## ")) heading = isChanged ? "" : line;
        if (!isChanged) return [];
        const under = heading;
        heading = "";
        return [under, `${added ? "+" : "-"} ${line}`].filter(Boolean);
      }),
  );
}

/**
 * Proves every disclosure of a built site and compares the proof with the committed one.
 * @param root the folder with `content` and `public`
 * @param write writes the proof first
 * @returns lines to print; without errors, the proof is complete
 * @throws Error when nothing is built
 */
export function checkProof(root: string, origins: LinkOrigins, write: boolean) {
  const pages = builtPages(join(root, "public"));
  const content = loadContent(root, origins);
  const files = filesOn(root);
  const factFiles = dataKeys.map(dataFile).map((name) => ({ file: name, text: files.read(name) ?? "" }));
  const findSource = contentSources(content, factFiles);
  const found = report(pages, content.data.figures ?? {}, findSource);
  const { faults, proofs, loans } = found;
  const proof = manifest(found);
  const errors = faults.length ? [...faults, `\n${faults.length} missing or wrong\n`] : [];
  const notes: string[] = [];
  const path = join(root, file);
  if (write) {
    writeFileSync(path, proof);
    notes.push(`${file} was written`);
  }
  const changes = proofChanges(existsSync(path) ? readFileSync(path, "utf8") : "", proof);
  if (changes.length)
    errors.push(
      `${file} does not match this site:\n${changes.join("\n")}\nfix: read the changes, then npm run disclosures -- --write, and commit the file for review`,
    );
  if (!errors.length)
    notes.push(
      `${proofs.length} disclosures on ${pages.length} pages are in place, ${loans.length} loans are correct`,
    );
  return { errors, notes };
}
