// A copy of the content in a temporary folder, made anew for each test, with the record of one document.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { checkContent } from "../../src/checks/check-content";
import { filesOn } from "../../src/content/read/files";
import { loadContent } from "../../src/content/read/load-content";
import { checkContext } from "../../src/gatsby/check-context";
import { readArchive, type Archive } from "../../src/legal/record/archive";
import { factsToSeal, readSource, type LegalSource } from "../../src/legal/record/checks";
import { content as real } from "../support/jest/real-content";

export const root = mkdtempSync(join(tmpdir(), "legal-"));
export const facts = factsToSeal(real);
export const name = "privacy-notice";
export const mdx = `content/legal/${name}.mdx`;
export const folder = `content/legal/archive/${name}`;
export const read = (file: string) => readFileSync(join(root, file), "utf8");
export const write = (file: string, text: string) => writeFileSync(join(root, file), text);
export const today = "2026-11-22";

beforeEach(() => {
  rmSync(join(root, "content"), { recursive: true, force: true });
  cpSync("content", join(root, "content"), {
    recursive: true,
    filter: (path) => !path.split(sep).join("/").startsWith("content/media"),
  });
  symlinkSync(resolve("content/media"), join(root, "content/media"), "junction");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

export function source(): LegalSource {
  const { documents } = loadContent(filesOn(root), checkContext());
  return readSource(
    documents.find(({ file }) => file === mdx)!,
    facts,
  );
}
export const archive = (): Archive => readArchive(root, name).archive!;
export const check = () =>
  checkContent({ ...checkContext(root), today }).problems.map(({ message }) => message);
export const edit = (from: string | RegExp, to: string) => write(mdx, read(mdx).replace(from, to));
export const sentence = "This notice is given by";
