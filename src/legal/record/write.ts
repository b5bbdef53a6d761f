import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, stringify, type YAMLSeq } from "yaml";
import { sha256, textHash } from "../text/fingerprint";
import { archiveFolder, recordFile } from "./archive";
import type { LegalRecord, SealedText } from "./schema";
import { sealOf } from "./seal";

const head = `# Published texts and clause ids of this document. Written by \`npm run publish-legal\`; see content/README.md, "Legal documents".
# By hand, change only \`retired\` (a clause that was removed on purpose) and \`rewritten\` (all words new, same subject).
`;

/** An entry without its hashes. */
export type NewText = Omit<SealedText, "text" | "fileHash" | "seal">;

/** Creates the entry for a text. @param html the text as visitors get it @param before the previous entry */
export function sealText(fields: NewText, html: string, before?: SealedText): SealedText {
  const unsealed = { ...fields, text: textHash(html), fileHash: sha256(html) };
  return { ...unsealed, seal: sealOf(unsealed, before?.seal) };
}

/** Writes a sealed text. @throws if the file exists: sealed texts are never changed */
export function writeText(root: string, name: string, file: string, html: string): void {
  const path = join(root, archiveFolder, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html, { flag: "wx" });
}

/** Writes a new record into the folder of its first text. @throws if the file exists */
export function createRecord(root: string, name: string, record: LegalRecord): void {
  writeFileSync(join(root, recordFile(name)), head + stringify(record, { lineWidth: 0 }), { flag: "wx" });
}

/**
 * Adds to a record and leaves every other line as written.
 * @param added with `inPlaceOfLast`, the text replaces the last one, which is allowed in a temporary copy only
 */
export function addToRecord(
  root: string,
  name: string,
  added: { text?: SealedText; ids: readonly string[]; inPlaceOfLast?: boolean },
): void {
  const path = join(root, recordFile(name));
  const document = parseDocument(readFileSync(path, "utf8"));
  const texts = document.get("texts") as YAMLSeq;
  if (added.inPlaceOfLast) texts.delete(texts.items.length - 1);
  if (added.text) texts.add(document.createNode(added.text));
  for (const id of added.ids) document.addIn(["ids"], id);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
