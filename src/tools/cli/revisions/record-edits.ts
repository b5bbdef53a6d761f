import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkIntact } from "../../../legal/record/checks/archive-intact";
import { archiveFolder, latestBlocks, latestText, readArchive } from "../../../legal/record/archive";
import { addToRecord, sealText } from "../../../legal/record/write";
import type { RenderedText } from "../../../legal/redline/types";
import { readBlocks } from "../../../legal/text/blocks";
import { readsSame } from "../../../legal/text/fingerprint";
import { readEnvironment } from "../../../site/environment";

/**
 * How an edited text differs from its record; undefined if the text is recorded, or if there is no record. One that was
 * tampered with stays as it is, so that the build fails.
 */
function editOf(folder: string, { name, title, fields, html: shown }: RenderedText) {
  const { app, rateCalculator } = readEnvironment({});
  const { archive } = readArchive(folder, name);
  const [, dateKind, date] = /^(.*) (\S+)$/.exec(fields.Date ?? "") ?? [];
  if (!archive || checkIntact(archive).length || !dateKind || !date) return undefined;
  // As in factsToSeal: a sealed text does not depend on the environment.
  const html = shown.replaceAll(app, "{host}").replaceAll(rateCalculator, "{rateCalculator}");
  const last = latestText(archive);
  const blocks = readBlocks(html);
  const ids = blocks.flatMap(({ id }) => (id && !archive.record.ids.includes(id) ? id : []));
  const isVersion = date > last.date;
  const unchanged = readsSame(latestBlocks(archive), blocks);
  if (unchanged && !ids.length && !isVersion && title === last.title) return undefined;
  return { archive, last, isVersion, ids, html, fields: { title, dateKind, date } };
}

/** Whether a legal text was edited but not recorded (npm run publish-legal). @param folder of its revision */
export const isUnrecorded = (folder: string, text: RenderedText): boolean =>
  editOf(folder, text) !== undefined;

/**
 * Records edited texts in a temporary copy, whose build would fail otherwise (npm run check). A later date creates a
 * version. Otherwise the text replaces the last one, so that pages show no version or correction that nobody has decided.
 * @param texts its legal texts, as visitors get them
 */
export function recordEdits(folder: string, texts: readonly RenderedText[]): void {
  for (const text of texts) {
    const edit = editOf(folder, text);
    if (!edit) continue;
    const { archive, last, isVersion, ids, html, fields } = edit;
    const { note, recorded } = last;
    const [base, version, before] = isVersion
      ? [{ note, recorded }, last.version + 1, last]
      : [last, last.version, archive.record.texts.at(-2)];
    const file = isVersion ? `v${version}.html` : last.file;
    const entry = sealText({ ...base, ...fields, version, file }, html, before);
    writeFileSync(join(folder, archiveFolder, text.name, file), html);
    addToRecord(folder, text.name, { text: entry, ids, inPlaceOfLast: !isVersion });
  }
}
