import { ofWholeFile, type Diagnostic } from "../../../content/schema/diagnostic";
import { archiveFolder, firstDay, hasTakenEffect, type Archive } from "../archive";
import type { SealedText } from "../schema";
import { sealOf } from "../seal";
import { readBlocks } from "../../text/blocks";
import { sha256, textHash } from "../../text/fingerprint";

const restore =
  "restore the archive from Git (git checkout <commit> -- content/legal/archive); `npm run publish-legal` adds texts, and nothing changes them";

/** Checks that sealed texts and entries are unchanged. @returns a problem for each that changed */
export function checkIntact(archive: Archive): Diagnostic[] {
  const { name, record, source, texts, unexpectedFiles } = archive;
  const folder = `${archiveFolder}/${name}`;
  const problems: Diagnostic[] = [];
  record.texts.forEach((entry, index) => {
    const { version, date } = entry;
    const report = (field: keyof SealedText, message: string, expected: string) =>
      problems.push({ ...source.placeOf(["texts", index, field]), message, expected, fix: restore });
    const before = record.texts[index - 1];
    const html = texts.get(entry.file);
    const text = `the sealed text ${entry.file}`;
    if (html === undefined) report("file", `${text} is missing`, `the file ${folder}/${entry.file}`);
    else if (sha256(html) !== entry.fileHash)
      report("fileHash", `${text} was changed after it was sealed`, `a file with the hash ${entry.fileHash}`);
    else if (textHash(html) !== entry.text)
      report("text", `the words of ${entry.file} do not match the sealed hash`, entry.text);

    if (sealOf(entry, before?.seal) !== entry.seal)
      report(
        "seal",
        `the entry of version ${version}, or an earlier one, was changed after it was sealed`,
        "the entry as `npm run publish-legal` wrote it",
      );
    const replaces = entry.waiver ?? entry.amendment;
    const next = (before?.version ?? 0) + (replaces ? 0 : 1);
    if (version !== next)
      report("version", `version ${version} follows version ${before?.version ?? "none"}`, `version ${next}`);
    const versionBefore = record.texts.slice(0, index).findLast((other) => other.version < version);
    if (versionBefore && firstDay(date) <= firstDay(versionBefore.date))
      report(
        "date",
        `version ${version} is dated ${date}, not later than the previous version`,
        `a date after ${versionBefore.date}`,
      );
    if (before && entry.amendment && hasTakenEffect(before.date, entry.recorded))
      report(
        "amendment",
        `version ${version} was amended on ${entry.recorded}, after it took effect on ${before.date}`,
        "amendments only before the date of the version",
      );
  });

  const recorded = new Set(record.ids);
  const sealed = [...texts.values()].flatMap((html) => readBlocks(html).flatMap(({ id }) => id ?? []));
  const missing = [...new Set(sealed)].filter((id) => !recorded.has(id));
  return [
    ...problems,
    ...missing.map((id) => ({
      ...source.placeOf(["ids"]),
      message: `the id \`${id}\` is in a sealed text but not in \`ids\``,
      expected: "every id ever published",
      fix: `add \`${id}\` to \`ids\` again`,
    })),
    ...unexpectedFiles.map((unexpected) =>
      ofWholeFile(`${folder}/${unexpected}`, {
        message: "the record does not list this file",
        expected: "only texts that `npm run publish-legal` sealed",
        fix: "delete the file",
      }),
    ),
  ];
}
