import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isoDateOrMonth } from "../../content/schema/fields";
import { ContentError, explain } from "../../content/schema/diagnostic";
import type { Block } from "../text/blocks";
import { readsSame } from "../text/fingerprint";
import { checkPublishedIds } from "./checks/ids";
import { checkIntact } from "./checks/archive-intact";
import type { LegalSource } from "./checks/source";
import { publishCommands } from "./checks/text-dated";
import { firstDay, hasTakenEffect, latestText, latestBlocks, readArchive, type Archive } from "./archive";
import { materialChanges, renumberedClauses, type IsCorrect } from "./material-changes";
import type { SealedText } from "./schema";
import { addToRecord, createRecord, sealText, writeText, type NewText } from "./write";
import { plural } from "../../content/plural";

export interface Publication {
  /** ISO 8601. Default: the date in the document's frontmatter. */
  date?: string;
  /** A note for readers on what is new. */
  note?: string;
  /** Why an edit changes no one's rights. The text replaces the last one and keeps its date. */
  immaterial?: string;
  /** Why a version is changed before it takes effect. */
  amend?: string;
  /** Who decided on an immaterial edit or an amendment. */
  by?: string;
}

/** The arguments of `publish`, with the document's archive and the text published last. */
interface Edit {
  source: LegalSource;
  archive: Archive;
  last: SealedText;
  given: Publication;
  today: string;
  isCorrect: IsCorrect;
}

/** Checks a condition. @throws Error with what is wrong, what is expected and how to fix it */
export function ensure(isMet: unknown, message: string, expected: string, fix: string): asserts isMet {
  if (!isMet) throw new Error(explain({ message, expected, fix }));
}

const idsOf = ({ parts }: LegalSource) => parts.flatMap(({ id }) => id || []);
const countIds = (ids: readonly string[]) => plural(ids.length, "new id");
const command = (name: string, options: string) => `npm run publish-legal -- ${name} ${options}`;
const newVersion = (name: string) => command(name, '--date YYYY-MM-DD --note "What is new, for readers"');

/** Writes the date into the frontmatter, the only line of the document that publishing changes. */
function writeDate(root: string, { file, fields }: LegalSource, date: string): void {
  if (fields.date === date) return;
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^(["']?)date\1 *:.*$/m, `date: ${date}`));
}

/** Compares a text with the last one in its record. */
function compareWithRecord(archive: Archive, source: LegalSource) {
  const last = latestText(archive);
  const { title, dateKind } = source.fields;
  return {
    last,
    unchanged:
      readsSame(latestBlocks(archive), source.blocks) && title === last.title && dateKind === last.dateKind,
    newIds: idsOf(source).filter((id) => !archive.record.ids.includes(id)),
  };
}

/**
 * Summarizes a document's status against its published record: `version 1, Dated 2019-05-23; edited since; 2 new ids`.
 * @throws ContentError if the record cannot be read
 */
export function status(root: string, source: LegalSource): string {
  const { archive, problems } = readArchive(root, source.name);
  if (problems.length) throw new ContentError(problems);
  if (!archive) return "no record yet";
  const { last, unchanged, newIds } = compareWithRecord(archive, source);
  return [
    `version ${last.version}, ${last.dateKind} ${last.date}`,
    ...(unchanged ? [] : ["edited since"]),
    ...(newIds.length ? [countIds(newIds)] : []),
  ].join("; ");
}

/** Rejects options that would have no effect, because a sealed text cannot be taken back. */
function refuse(given: Publication, options: readonly (keyof Publication)[], why: string, fix: string): void {
  const found = options.filter((option) => given[option] !== undefined).map((option) => `--${option}`);
  const names = found.join(" and ");
  ensure(!names, `${names} cannot be used here: ${why}`, `the command without ${names}`, fix);
}

function requireDecision({ source, given }: Edit, option: "immaterial" | "amend") {
  const { [option]: reason, by } = given;
  ensure(
    reason && by,
    `--${option} and --by are used together; one of them is missing`,
    "a reason and the name of the person who decided",
    command(source.name, `--${option} "why" --by "Your Name"`),
  );
  return { reason, by };
}

/** A later year is a mistake, such as 3027. */
const mostYearsAhead = 5;

/** Rejects a date before the day of publication, far ahead, or not after the previous version. */
function requireDate({ source, today }: Edit, date: string, after: SealedText | undefined): void {
  const fix = newVersion(source.name);
  const isDate = isoDateOrMonth.safeParse(date).success;
  ensure(isDate, `the date is "${date}"`, "a day such as 2027-01-01, or a month such as 2027-01", fix);
  if (after)
    ensure(
      firstDay(date) > firstDay(after.date),
      `the text is new and its date is ${date}`,
      `a date after ${after.date}, the date of version ${after.version}`,
      publishCommands(source.name, { date: after.date, recorded: today }),
    );
  ensure(
    date >= today.slice(0, date.length),
    `the date ${date} is in the past`,
    `today (${today}) or a later day: a text cannot apply before it is published`,
    fix,
  );
  ensure(
    Number(date.slice(0, 4)) - Number(today.slice(0, 4)) <= mostYearsAhead,
    `the date ${date} is more than ${mostYearsAhead} years ahead`,
    "the day from which the text applies",
    fix,
  );
}

/** Creates a document's record. The first text may be older than its record, so its date may be in the past. */
function create(root: string, source: LegalSource, given: Publication, today: string): string {
  const { name } = source;
  const { date } = source.fields;
  const { note } = given;
  refuse(
    given,
    ["date", "immaterial", "amend", "by"],
    "the first text has the date of its frontmatter and replaces nothing",
    `write the date in ${source.file}`,
  );
  const fix = command(name, '--note "The first text kept here."');
  ensure(note, `${name} has no record yet`, "a note for readers", fix);
  const html = source.html();
  const text = sealText({ ...newText({ source, today }, 1, date, note), file: "v1.html" }, html);
  writeText(root, name, text.file, html);
  createRecord(root, name, { texts: [text], ids: idsOf(source), retired: [], rewritten: [] });
  return `${name}: version 1 (${date}) is recorded with ${plural(idsOf(source).length, "id")}`;
}

/** The fields common to all entries, in their order in the record. */
function newText(
  { source, today }: Pick<Edit, "source" | "today">,
  version: number,
  date: string,
  note: string,
) {
  const { title, dateKind } = source.fields;
  return { version, title, dateKind, date, note, recorded: today };
}

/** The file name of a text that replaces the last one of its version. */
function replacementFile({ archive, last: { version } }: Edit, how: "correction" | "amendment"): string {
  const field = how === "correction" ? "waiver" : how;
  const before = archive.record.texts.filter((text) => text.version === version && text[field]);
  return `v${version}-${how}-${before.length + 1}.html`;
}

function nextVersion(edit: Edit): NewText {
  const { source, last, given } = edit;
  const { date = source.fields.date, note } = given;
  requireDate(edit, date, last);
  const fix = newVersion(source.name);
  ensure(note, "there is no note", "a sentence or two for readers on what is new", fix);
  const version = last.version + 1;
  return { ...newText(edit, version, date, note), file: `v${version}.html` };
}

/** Replaces the text of a version that has not taken effect. */
function amendment(edit: Edit): NewText {
  const { source, archive, last, given, today } = edit;
  refuse(given, ["immaterial"], "an amendment may change anything", "leave it out");
  ensure(
    !hasTakenEffect(last.date, today),
    `version ${last.version} took effect on ${last.date}`,
    "a version that has not taken effect",
    newVersion(source.name),
  );
  const { date = source.fields.date, note = last.note } = given;
  const versionBefore = archive.record.texts.findLast(({ version }) => version < last.version);
  requireDate(edit, date, versionBefore);
  return {
    ...newText(edit, last.version, date, note),
    amendment: requireDecision(edit, "amend"),
    file: replacementFile(edit, "amendment"),
  };
}

function requireImmaterial({ source, archive, last, isCorrect }: Edit): void {
  const sealed = latestBlocks(archive);
  const { title, dateKind } = source.fields;
  const asBlock = (text: string): Block => ({ tag: "h1", number: "", runs: [{ text }] });
  const changes = [
    ...(dateKind === last.dateKind ? [] : [{ line: 1, what: `"${last.dateKind}" became "${dateKind}"` }]),
    ...materialChanges([asBlock(last.title), ...sealed], [asBlock(title), ...source.blocks], isCorrect),
    ...renumberedClauses(sealed, source.blocks),
  ];
  const [first, ...more] = changes;
  ensure(
    !first,
    `${source.file}:${first?.line ?? 1}: ${first?.what}${more.length ? `, and ${more.length} more` : ""}; that can change someone's rights`,
    "an edit of spelling or punctuation that changes no number, date, amount, name, duty, permission, emphasis or link",
    newVersion(source.name),
  );
}

function correction(edit: Edit): NewText {
  const { source, last, given } = edit;
  refuse(
    given,
    ["date", "note"],
    "an immaterial edit keeps the date and note of its version",
    `leave it out, or record a new version: ${newVersion(source.name)}`,
  );
  const waiver = requireDecision(edit, "immaterial");
  const { date } = source.fields;
  ensure(
    date === last.date,
    `the date is ${date}, but version ${last.version} has ${last.date}`,
    "the same date, because an immaterial edit belongs to the version that it corrects",
    `write \`date: ${last.date}\` in ${source.file}`,
  );
  requireImmaterial(edit);
  const file = replacementFile(edit, "correction");
  return { ...newText(edit, last.version, date, last.note), waiver, file };
}

function describe({ version, date, waiver, amendment }: NewText): string {
  if (waiver) return `an immaterial edit of version ${version} is recorded, decided by ${waiver.by}`;
  if (amendment)
    return `version ${version} (${date}) is amended before it takes effect, decided by ${amendment.by}`;
  return `version ${version} (${date}) is recorded`;
}

/**
 * Records a legal document's text as visitors read it: as the first text, a new version, an amendment of a version that
 * has not taken effect, or an immaterial correction. If the text is unchanged, records only new ids.
 * @param today ISO 8601
 * @param isCorrect whether a word is spelled correctly; an immaterial correction may correct one that is not
 * @returns a sentence that describes what was recorded
 * @throws Error if the options do not fit, or ContentError if ids or the archive are invalid; then nothing is written
 */
export function publish(
  root: string,
  source: LegalSource,
  given: Publication,
  today: string,
  isCorrect: IsCorrect,
): string {
  const { archive, problems } = readArchive(root, source.name);
  if (problems.length) throw new ContentError(problems);
  const [markup] = /[{}<>]|\]\(|\*\*/.exec(given.note ?? "") ?? [];
  ensure(!markup, `the note contains "${markup}"`, "plain words, shown as they are typed", "delete it");
  if (!archive) return create(root, source, given, today);
  const invalid = [...checkIntact(archive), ...checkPublishedIds(archive, source)];
  if (invalid.length) throw new ContentError(invalid);
  const { last, unchanged, newIds } = compareWithRecord(archive, source);
  const { amend, date = source.fields.date, note = last.note } = given;
  const isAmended = amend !== undefined && (date !== last.date || note !== last.note);
  const ids = newIds.length ? `, ${countIds(newIds)}` : "";
  if (unchanged && !isAmended) {
    ensure(
      source.fields.date === last.date,
      `only the date of ${source.name} differs from version ${last.version}, which has ${last.date}`,
      "the published date, or a new text",
      `write \`date: ${last.date}\` in ${source.file}`,
    );
    ensure(
      !(given.date ?? given.immaterial ?? given.amend ?? given.note ?? given.by),
      `the text of ${source.name} equals version ${last.version} in its record`,
      "a changed text",
      "edit the text first, or omit the options",
    );
    if (!newIds.length) return `${source.name}: nothing is new since version ${last.version} (${last.date})`;
    addToRecord(root, source.name, { ids: newIds });
    return `${source.name}: the record is up to date${ids}`;
  }
  const how = amend !== undefined ? amendment : (given.immaterial ?? given.by) ? correction : nextVersion;
  const text = how({ source, archive, last, given, today, isCorrect });
  const html = source.html();
  writeText(root, source.name, text.file, html);
  writeDate(root, source, text.date);
  addToRecord(root, source.name, { text: sealText(text, html, last), ids: newIds });
  return `${source.name}: ${describe(text)}${ids}`;
}
