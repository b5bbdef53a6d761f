import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent, type Content } from "../../../../src/content/read/load-content";
import { readArchive } from "../../../../src/legal/record/archive";
import { checkRecords } from "../../../../src/legal/record/checks";
import { readEnvironment } from "../../../../src/site/environment";
import { isUnrecorded, recordEdits } from "../../../../src/tools/cli/revisions/record-edits";
import { textsOf } from "../../../../src/tools/cli/revisions/texts";
import { temporaryFolder } from "../../../support/jest/temporary-folder";
import { renderer } from "../../../support/renderer";

const root = temporaryFolder();
const { app, rateCalculator } = readEnvironment({});
const check = () =>
  checkRecords(
    root,
    loadContent(root, { host: app, rateCalculator }) as Content,
    [],
    () => [],
    "2026-11-22",
  ).map(({ message }) => message);
const texts = () => textsOf(renderer, root);

beforeAll(() => {
  for (const folder of ["content/facts", "content/legal"])
    cpSync(folder, join(root, folder), { recursive: true });
});

test("recordEdits records edited texts in a temporary copy, so that it passes the check, and leaves the others unchanged, even if they link to the application", () => {
  const rendered = texts();
  const recordOf = (name: string) => readArchive(root, name).archive?.record;
  const records = () => rendered.map(({ name }) => recordOf(name));
  const before = records();
  expect(before.filter(Boolean).length).toBeGreaterThan(5);
  recordEdits(root, rendered);
  expect(records()).toEqual(before);

  const file = join(root, "content/legal/privacy-notice.mdx");
  writeFileSync(file, readFileSync(file, "utf8").replace("This notice is", "This privacy notice is"));
  const edited = texts();
  const unrecorded = () => edited.flatMap((text) => (isUnrecorded(root, text) ? text.name : []));
  expect(unrecorded()).toEqual(["privacy-notice"]);
  const [old] = recordOf("privacy-notice")!.texts;
  recordEdits(root, edited);
  const recorded = recordOf("privacy-notice")!.texts;
  // It replaces the last text, so that no page shows a version or a correction that nobody has decided.
  expect(recorded).toEqual([
    { ...old, text: expect.any(String), fileHash: expect.any(String), seal: expect.any(String) },
  ]);
  expect(recorded[0]!.text).not.toBe(old!.text);
  expect(check()).toEqual([]);
  expect(unrecorded()).toEqual([]);
});

test("recordEdits repairs no archive that was edited by hand, so that its build fails", () => {
  const sealed = join(root, "content/legal/archive/loan-terms/v1.html");
  const altered = readFileSync(sealed, "utf8").replace("Loan Agreement controls", "Loan Terms control");
  writeFileSync(sealed, altered);
  recordEdits(root, texts());
  expect(readFileSync(sealed, "utf8")).toBe(altered);
  expect(check()).toEqual(["the sealed text v1.html was changed after it was sealed"]);
});
