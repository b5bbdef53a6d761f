import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isoDateOrMonth } from "../../content/schema/fields";
import { ContentError } from "../../content/schema/diagnostic";
import { checkKeptIds } from "./checks/ids";
import { checkIntact } from "./checks/archive-intact";
import type { LegalSource } from "./checks/source";
import { latest, readArchive, recordFile, type Archive } from "./archive";
import type { SealedText } from "./schema";
import { addToRecord, createRecord, sealText, writeText } from "./write";
import { hashOfBlocks } from "../text/fingerprint";

/** What a person says of a text that is to be recorded. */
export interface Publication {
  /** ISO 8601; without it, the date in the document's frontmatter. */
  date?: string;
  /** For readers: what is new. */
  note?: string;
  /** Why an edit changes no one's rights: the text replaces the last one under its date. */
  immaterial?: string;
  /** Who decided that. */
  by?: string;
}

/** A publication that cannot be made as asked. */
export class PublishError extends Error {
  constructor(what: string, expected: string, fix: string) {
    super(`${what}; expected ${expected}; fix: ${fix}`);
    this.name = "PublishError";
  }
}

const idsOf = ({ parts }: LegalSource) => parts.flatMap(({ id }) => id || []);

/** The date is the only line of the document that publishing changes. */
function writeDate(root: string, { file, fields }: LegalSource, date: string): void {
  if (fields.date === date) return;
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^date: .*$/m, `date: ${date}`));
}

function requireIntact(archive: Archive, source: LegalSource): void {
  const problems = [...checkIntact(archive), ...checkKeptIds(archive, source)];
  if (problems.length) throw new ContentError(problems);
}

/** How a text stands to the last that is recorded: whether visitors get the same, and which ids are new. */
function since(
  archive: Archive,
  source: LegalSource,
): { last: SealedText; unchanged: boolean; fresh: string[] } {
  const last = latest(archive);
  const { title, dateKind } = source.fields;
  const unchanged =
    hashOfBlocks(source.blocks) === last.text && title === last.title && dateKind === last.dateKind;
  return { last, unchanged, fresh: idsOf(source).filter((id) => !archive.record.ids.includes(id)) };
}

const counted = (ids: readonly string[]) => `${ids.length} new ${ids.length === 1 ? "id" : "ids"}`;

/**
 * How a document stands to its record, in a few words: `version 1, Dated 2019-05-23; edited since; 2 new ids`.
 * @throws ContentError where the record cannot be read
 */
export function standing(root: string, source: LegalSource): string {
  const { archive, problems } = readArchive(root, source.name);
  if (problems.length) throw new ContentError(problems);
  if (!archive) return "no record yet";
  const { last, unchanged, fresh } = since(archive, source);
  return [
    `version ${last.version}, ${last.dateKind} ${last.date}`,
    ...(unchanged ? [] : ["edited since"]),
    ...(fresh.length ? [counted(fresh)] : []),
  ].join("; ");
}

/** An option that would change nothing is a misunderstanding to be cleared up before a text is sealed for ever. */
function refuse(
  wanted: Publication,
  options: readonly (keyof Publication)[],
  why: string,
  fix: string,
): void {
  const given = options.filter((option) => wanted[option] !== undefined).map((option) => `--${option}`);
  if (given.length)
    throw new PublishError(
      `${given.join(" and ")} cannot be used here: ${why}`,
      `the command without ${given.join(" and ")}`,
      fix,
    );
}

function create(root: string, source: LegalSource, wanted: Publication, today: string): string {
  const { name, fields, html } = source;
  const { note } = wanted;
  refuse(
    wanted,
    ["date", "immaterial", "by"],
    "a first text has the date of its frontmatter, and nothing before it",
    `write the date in ${source.file}`,
  );
  if (!note)
    throw new PublishError(
      `${name} has no record yet`,
      "a note for readers",
      `npm run publish-legal -- ${name} --note "The first text kept here."`,
    );
  const { title, dateKind, date } = fields;
  const text = sealText({ version: 1, title, dateKind, date, note, recorded: today, file: "v1.html" }, html);
  writeText(root, name, text.file, html);
  createRecord(root, name, { texts: [text], ids: idsOf(source), retired: [], rewritten: [] });
  return `${name}: version 1 (${date}) is recorded with ${idsOf(source).length} ids`;
}

function nextVersion(
  root: string,
  source: LegalSource,
  last: SealedText,
  { date = source.fields.date, note }: Publication,
  today: string,
): SealedText {
  const again = `npm run publish-legal -- ${source.name} --date 2027-01-01 --note "What is new, for readers"`;
  if (!isoDateOrMonth.safeParse(date).success)
    throw new PublishError(
      `the date is "${date}"`,
      "a day such as 2027-01-01, or a month such as 2027-01",
      again,
    );
  if (date <= last.date)
    throw new PublishError(
      `the text is new and its date is ${date}`,
      `a date after ${last.date}, the date of version ${last.version}`,
      `${again}, or --immaterial "why" --by "Your Name" where no one's rights change`,
    );
  if (!note)
    throw new PublishError("there is no note", "a sentence or two for readers on what is new", again);
  writeDate(root, source, date);
  const version = last.version + 1;
  return sealText(
    {
      version,
      title: source.fields.title,
      dateKind: source.fields.dateKind,
      date,
      note,
      recorded: today,
      file: `v${version}.html`,
    },
    source.html,
    last,
  );
}

function correction(source: LegalSource, archive: Archive, wanted: Publication, today: string): SealedText {
  const last = latest(archive);
  const { immaterial, by } = wanted;
  refuse(
    wanted,
    ["date", "note"],
    "an immaterial edit keeps the date and the note of its version",
    `leave it out, or record a new version: npm run publish-legal -- ${source.name} --date 2027-01-01 --note "What is new, for readers"`,
  );
  if (!immaterial || !by)
    throw new PublishError(
      "a waiver lacks its reason or its name",
      "both",
      `npm run publish-legal -- ${source.name} --immaterial "why" --by "Your Name"`,
    );
  const { title, dateKind, date } = source.fields;
  if (date !== last.date)
    throw new PublishError(
      `the date is ${date}, and version ${last.version} has ${last.date}`,
      "the same date: a waiver is for the text of a date",
      `write \`date: ${last.date}\` in ${source.file}`,
    );
  const count =
    archive.record.texts.filter(({ version, waiver }) => version === last.version && waiver).length + 1;
  const { version, note } = last;
  return sealText(
    {
      version,
      title,
      dateKind,
      date,
      note,
      recorded: today,
      waiver: { reason: immaterial, by },
      file: `v${version}-correction-${count}.html`,
    },
    source.html,
    last,
  );
}

/**
 * Records a legal document's text as visitors will get it: a first text, a new version, an immaterial correction, or,
 * where the text is the recorded one, only ids that are new.
 * @param today ISO 8601
 * @returns what was done, in a sentence
 * @throws PublishError, and ContentError where ids or the archive are not in order; nothing is written then
 */
export function publish(root: string, source: LegalSource, wanted: Publication, today: string): string {
  const { archive, problems } = readArchive(root, source.name);
  if (problems.length) throw new ContentError(problems);
  if (!archive) return create(root, source, wanted, today);
  requireIntact(archive, source);
  const { last, unchanged, fresh } = since(archive, source);
  if (unchanged && (wanted.date || wanted.immaterial))
    throw new PublishError(
      `the text of ${source.name} is the one recorded as version ${last.version}`,
      "a changed text",
      "edit the text first, or leave the options out",
    );
  if (unchanged && !fresh.length)
    return `${source.name}: nothing is new since version ${last.version} (${last.date})`;

  const record = readFileSync(join(root, recordFile(source.name)), "utf8");
  let text: SealedText | undefined;
  if (!unchanged)
    text =
      (wanted.immaterial ?? wanted.by)
        ? correction(source, archive, wanted, today)
        : nextVersion(root, source, last, wanted, today);
  if (text) writeText(root, source.name, text.file, source.html);
  writeFileSync(
    join(root, recordFile(source.name)),
    addToRecord(record, { ...(text ? { text } : {}), ids: fresh }),
  );
  const ids = fresh.length ? `, ${counted(fresh)}` : "";
  if (!text) return `${source.name}: the record is up to date${ids}`;
  return text.waiver
    ? `${source.name}: an immaterial edit of version ${text.version} is recorded, decided by ${text.waiver.by}${ids}`
    : `${source.name}: version ${text.version} (${text.date}) is recorded${ids}`;
}
