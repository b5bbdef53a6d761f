import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { validate } from "../../content/read/validate";
import { readYaml, type YamlSource } from "../../content/read/yaml-source";
import { readBlocks } from "../text/blocks";
import { legalRecord, type LegalRecord, type SealedText } from "./schema";

/** The folder of records and sealed texts, relative to the repository's root. */
export const archiveFolder = "content/legal/archive";

/** A document's record, and those of its sealed texts that exist. */
export interface Archive {
  /** The document's file name without .mdx. */
  name: string;
  /** The record's path relative to the repository's root. */
  file: string;
  record: LegalRecord;
  /** Locates fields of the record in its file. */
  source: YamlSource;
  /** Sealed HTML by file name, without missing files. */
  texts: ReadonlyMap<string, string>;
  /** Files in the folder that the record does not list. */
  unexpectedFiles: readonly string[];
}

/** The record's path. @param name the document's name */
export const recordFile = (name: string): string => `${archiveFolder}/${name}/record.yaml`;

/**
 * Reads a document's record and the texts that it lists.
 * @returns no archive if the document has no record, or if the record cannot be read; then with problems
 */
export function readArchive(root: string, name: string): { archive?: Archive; problems: Diagnostic[] } {
  const file = recordFile(name);
  if (!existsSync(join(root, file))) return { problems: [] };
  const source = readYaml(readFileSync(join(root, file), "utf8"), file);
  const result = validate(legalRecord, source);
  if (!result.data) return { problems: result.problems };
  const folder = join(root, archiveFolder, name);
  const named = result.data.texts.map((text) => text.file);
  const present = readdirSync(folder);
  const sealed = named.filter((text) => present.includes(text));
  const texts = new Map(sealed.map((text) => [text, readFileSync(join(folder, text), "utf8")]));
  const unexpectedFiles = present.filter((found) => !["record.yaml", ...named].includes(found));
  return { archive: { name, file, record: result.data, source, texts, unexpectedFiles }, problems: [] };
}

/** Names of the documents that have a folder in the archive. */
export function archivedNames(root: string): string[] {
  const folder = join(root, archiveFolder);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

/** The text published last. */
export const latestText = ({ record }: Pick<Archive, "record">): SealedText => record.texts.at(-1)!;

/** The blocks of the text published last. */
export const latestBlocks = (archive: Archive) =>
  readBlocks(archive.texts.get(latestText(archive).file) ?? "");

/** The day on which a date begins. @param date a day, or a month */
export const firstDay = (date: string): string => date.padEnd("2027-01-01".length, "-01");

/** Whether a text with this date applies today. @param date a day, or a month, which begins on its first day */
export const hasTakenEffect = (date: string, today: string): boolean => date <= today.slice(0, date.length);

/** The last text of each version, after corrections and amendments, oldest first. */
export function versionsOf({ record }: Pick<Archive, "record">): SealedText[] {
  return [...new Map(record.texts.map((text) => [text.version, text])).values()];
}

/** The text of the version that applies today; undefined before the first one does. */
export const textInForce = (archive: Pick<Archive, "record">, today: string): SealedText | undefined =>
  versionsOf(archive).findLast(({ date }) => hasTakenEffect(date, today));
