import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { builtHtml } from "../../../src/tools/disclosure/built-pages";

describe("the pages of a built site", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `words of ${file}`);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it("cannot be read when nothing is built", () => {
    expect(() => builtHtml(folder)).toThrow(/There is no built site in .*; fix: npm test build/);
  });

  it("are listed by path, once even if a page has two files, and without data files", () => {
    const data = "page-data/404.html/page-data.json";
    for (const file of ["index.html", "faq/ivf/index.html", "404.html", "404/index.html", data]) write(file);
    expect([...builtHtml(folder).keys()]).toEqual(["/", "/404", "/faq/ivf"]);
    expect(builtHtml(folder).get("/faq/ivf")).toBe("words of faq/ivf/index.html");
  });
});
