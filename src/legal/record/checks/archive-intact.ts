import type { Diagnostic } from "../../../content/schema/diagnostic";
import { archiveFolder, hasTakenEffect, type Archive } from "../archive";
import { sealOf } from "../seal";
import { readBlocks } from "../../text/blocks";
import { sha256, textHash } from "../../text/fingerprint";

const restore =
  "restore the archive from the history (git checkout <commit> -- content/legal/archive); texts are added with `npm run publish-legal`, never changed";

/** Checks that sealed texts and entries are unchanged. @returns a problem for each that is not */
export function checkIntact(archive: Archive): Diagnostic[] {
  const { name, file, record, source, texts, strangers } = archive;
  const problems: Diagnostic[] = [];
  const report = (path: PropertyKey[], message: string, expected: string, fix = restore) =>
    problems.push({ file, ...source.placeOf(path), message, expected, fix });

  record.texts.forEach((entry, index) => {
    const at = (field: string) => ["texts", index, field];
    const before = record.texts[index - 1];
    const html = texts.get(entry.file);
    if (html === undefined)
      report(
        at("file"),
        `the sealed text ${entry.file} is missing`,
        `the file ${archiveFolder}/${name}/${entry.file}`,
      );
    else if (sha256(html) !== entry.fileHash)
      report(
        at("fileHash"),
        `the sealed text ${entry.file} is not the one that was sealed`,
        `a file with the hash ${entry.fileHash}`,
      );
    else if (textHash(html) !== entry.text)
      report(at("text"), `the hash of the words of ${entry.file} is not what was sealed`, entry.text);
    if (sealOf(entry, before?.seal) !== entry.seal)
      report(
        at("seal"),
        `the entry of version ${entry.version} was changed after it was sealed, or one before it was`,
        "the entry as `npm run publish-legal` wrote it",
      );
    const replaces = entry.waiver ?? entry.amendment;
    const next = (before?.version ?? 0) + (replaces ? 0 : 1);
    const versionBefore = record.texts.slice(0, index).findLast(({ version }) => version < entry.version);
    if (entry.version !== next)
      report(
        at("version"),
        `version ${entry.version} follows version ${before?.version ?? "none"}`,
        `version ${next}`,
      );
    if (versionBefore && !entry.waiver && entry.date <= versionBefore.date)
      report(
        at("date"),
        `version ${entry.version} is dated ${entry.date}, not later than the version before`,
        `a date after ${versionBefore.date}`,
      );
    if (before && entry.amendment && hasTakenEffect(before.date, entry.recorded))
      report(
        at("amendment"),
        `version ${entry.version} was amended on ${entry.recorded}, after it took effect on ${before.date}`,
        "amendments before the date of the version",
      );
  });

  const kept = new Set(record.ids);
  const sealed = [...texts.values()].flatMap((html) => readBlocks(html).flatMap(({ id }) => id ?? []));
  for (const id of new Set(sealed)) {
    if (!kept.has(id))
      report(
        ["ids"],
        `the id \`${id}\` is in a sealed text and not in \`ids\``,
        "every id ever published",
        `add \`${id}\` to \`ids\` again`,
      );
  }
  for (const stranger of strangers) {
    problems.push({
      file: `${archiveFolder}/${name}/${stranger}`,
      line: 1,
      column: 1,
      message: "the record does not name this file",
      expected: "only texts that `npm run publish-legal` sealed",
      fix: "delete the file",
    });
  }
  return problems;
}
