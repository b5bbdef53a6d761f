import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { latest, readArchive, recordFile } from "../../../legal/record/archive";
import { addToRecord, sealText, writeText } from "../../../legal/record/write";
import type { RenderedText } from "../../../legal/redline/types";
import { readBlocks } from "../../../legal/text/blocks";
import { readsSame } from "../../../legal/text/fingerprint";
import { readEnvironment } from "../../../site/environment";

/**
 * Records edited texts in a temporary copy, without which its build would stop (npm run check).
 * @param folder the copy
 * @param texts its legal texts, as visitors get them
 */
export function recordEdits(folder: string, texts: readonly RenderedText[]): void {
  const { app, rateCalculator } = readEnvironment({});
  for (const { name, title, fields, html: shown } of texts) {
    // As factsToSeal has them: a sealed text names no environment.
    const html = shown.replaceAll(app, "{host}").replaceAll(rateCalculator, "{rateCalculator}");
    const { archive } = readArchive(folder, name);
    if (!archive) continue;
    const [, dateKind, date] = /^(.*) (\S+)$/.exec(fields.Date ?? "") ?? [];
    const last = latest(archive);
    const blocks = readBlocks(html);
    const ids = blocks.flatMap(({ id }) => (id && !archive.record.ids.includes(id) ? id : []));
    const unchanged = readsSame(readBlocks(archive.texts.get(last.file) ?? ""), blocks);
    const isVersion = date! > last.date;
    if (!dateKind || (unchanged && !ids.length && !isVersion && title === last.title)) continue;
    const { version, note, recorded } = last;
    const text = isVersion
      ? { version: version + 1, note, recorded, file: `v${version + 1}.html` }
      : {
          version,
          note,
          recorded,
          waiver: { reason: "a temporary copy", by: "npm run redline" },
          file: `v${version}-correction-${archive.record.texts.length + 1}.html`,
        };
    writeText(folder, name, text.file, html);
    const path = join(folder, recordFile(name));
    const entry = sealText({ ...text, title, dateKind, date: date! }, html, last);
    writeFileSync(path, addToRecord(readFileSync(path, "utf8"), { text: entry, ids }));
  }
}
