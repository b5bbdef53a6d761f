import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createSpeller } from "../../src/checks/spelling/speller";
import { readDocument } from "../../src/content/read/documents";
import { readArchive, type Archive } from "../../src/legal/record/archive";
import { checkRecords } from "../../src/legal/record/checks";
import { factsToSeal, readSource, type LegalSource } from "../../src/legal/record/checks/source";
import { publish, type Publication } from "../../src/legal/record/publish";
import { temporaryContent } from "../checks/corpus/temporary-content";
import { content as real } from "../support/jest/real-content";
import { writeIn } from "../support/jest/temporary-folder";

const name = "privacy-notice";
export const mdx = `content/legal/${name}.mdx`;
export const folder = `content/legal/archive/${name}`;
export const today = "2026-11-22";
/** Words of the document that tests replace. */
export const sentence = "This notice is given by";

/** A copy of the content in a temporary folder. One document and its record are restored before each test. */
export function temporaryRecord() {
  const root = temporaryContent();
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeIn(root, file, text);

  beforeEach(() => {
    rmSync(join(root, folder), { recursive: true, force: true });
    for (const path of [mdx, folder]) cpSync(path, join(root, path), { recursive: true });
  });

  function document() {
    const { type } = real.documents.find(({ file }) => file === mdx)!;
    return readDocument(type, mdx, read(mdx)).document!;
  }
  const source = (): LegalSource => readSource(document(), factsToSeal(real));

  const { isCorrect } = createSpeller([]);
  const record = (given: Publication, day = today): string => publish(root, source(), given, day, isCorrect);

  const archive = (): Archive => readArchive(root, name).archive!;

  /** Messages of the check of this document against its record. */
  function check(data = real.data): string[] {
    const own = { ...data, legalNotes: { [name]: data.legalNotes[name]! } };
    return checkRecords(root, { ...real, data: own, documents: [document()] }, [], () => [], today)
      .filter(({ file }) => !file.endsWith("/record.yaml") || file.startsWith(`${folder}/`))
      .map(({ message }) => message);
  }

  const edit = (from: string | RegExp, to: string) => write(mdx, read(mdx).replace(from, to));
  return { root, read, write, source, record, archive, check, edit };
}
