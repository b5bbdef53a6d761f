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
const recordOf = (name: string) => readArchive(root, name).archive?.record;

beforeAll(() => {
  for (const folder of ["content/facts", "content/legal"])
    cpSync(folder, join(root, folder), { recursive: true });
});

test("recordEdits records edited texts in a temporary copy, so that it passes the check, and leaves the others unchanged, even if they link to the application", () => {
  const rendered = texts();
  const records = () => rendered.map(({ name }) => recordOf(name));
  const before = records();
  expect(before.filter(Boolean).length).toBeGreaterThan(5);
  recordEdits(root, rendered);
  expect(records()).toEqual(before);

  const file = join(root, "content/legal/privacy-notice.mdx");
  const text = readFileSync(file, "utf8").replace("This notice is", "This privacy notice is");
  writeFileSync(file, `${text}\n{/* #new-clause */} This clause is new.\n`);
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

test("a text is also unrecorded if only its title, a date or an id is new; a later date makes it a version", () => {
  const text = texts().find(({ name }) => name === "privacy-policy")!;
  const later = { ...text, fields: { Date: text.fields.Date!.replace(/\S+$/, "2099-01-01") } };
  const html = text.html.replace(/(?<=<p id=")[^"]*/, "new-id");
  for (const edited of [{ ...text, title: "Another" }, later, { ...text, html }])
    expect(isUnrecorded(root, edited)).toBe(true);
  const { texts: before } = recordOf(text.name)!;
  recordEdits(root, [later]);
  const { texts: after } = recordOf(text.name)!;
  const version = before.at(-1)!.version + 1;
  expect(after).toEqual([
    ...before,
    expect.objectContaining({ version, date: "2099-01-01", file: `v${version}.html` }),
  ]);
});
