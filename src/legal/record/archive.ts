import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { validate } from "../../content/read/validate";
import { readYaml, type YamlSource } from "../../content/read/yaml-source";
import { readBlocks } from "../text/blocks";
import { legalRecord, type LegalRecord, type SealedText } from "./schema";

/** The folder of records and sealed texts, from the repository's root. */
export const archiveFolder = "content/legal/archive";

/** A document's record and sealed texts, as far as they could be read. */
export interface Archive {
  /** The document's name: its file's, without .mdx. */
  name: string;
  /** The record's path from the repository's root. */
  file: string;
  record: LegalRecord;
  /** For places in the record. */
  source: YamlSource;
  /** The sealed HTML by file name; a file that is missing is not in it. */
  texts: ReadonlyMap<string, string>;
  /** Files of the folder that the record does not name. */
  strangers: readonly string[];
}

/** The document's name. @param file `content/legal/loan-terms.mdx` */
export function nameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.mdx$/, "");
}

/** The record's path. @param name the document's name */
export function recordFile(name: string): string {
  return `${archiveFolder}/${name}/record.yaml`;
}

/**
 * Reads a document's record with the texts it names.
 * @param root the repository's root
 * @returns undefined where the document has none; problems where it cannot be read
 */
export function readArchive(root: string, name: string): { archive?: Archive; problems: Diagnostic[] } {
  const file = recordFile(name);
  if (!existsSync(join(root, file))) return { problems: [] };
  const source = readYaml(readFileSync(join(root, file), "utf8"), file);
  const result = validate(legalRecord, source, file);
  if (!result.data) return { problems: result.problems };
  const folder = join(root, archiveFolder, name);
  const named = result.data.texts.map((text) => text.file);
  const texts = new Map(
    named
      .filter((text) => existsSync(join(folder, text)))
      .map((text) => [text, readFileSync(join(folder, text), "utf8")]),
  );
  const strangers = readdirSync(folder).filter((found) => found !== "record.yaml" && !named.includes(found));
  return { archive: { name, file, record: result.data, source, texts, strangers }, problems: [] };
}

/** The names of all documents that have a folder in the archive. */
export function archivedNames(root: string): string[] {
  const folder = join(root, archiveFolder);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
}

/** The text that visitors were given last. */
export function latest({ record }: Pick<Archive, "record">): SealedText {
  return record.texts.at(-1)!;
}

/** The blocks of the text that visitors were given last. */
export const latestBlocks = (archive: Archive) => readBlocks(archive.texts.get(latest(archive).file) ?? "");

/** Whether a text of a date applies on a day. @param date a day, or a month, which begins on its first day */
export function hasTakenEffect(date: string, today: string): boolean {
  return date <= today.slice(0, date.length);
}

/** The last text of each version, with its corrections and amendments, oldest first. */
export function versionsOf({ record }: Pick<Archive, "record">): SealedText[] {
  const byVersion = new Map<number, SealedText>();
  for (const text of record.texts) byVersion.set(text.version, text);
  return [...byVersion.values()];
}
