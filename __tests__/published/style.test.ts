// Rules of the fictional world, and independent tests of rules in content/README.md. The content check covers the others.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

const read = (pattern: string | string[]) =>
  globSync(pattern)
    .sort()
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n") }));
const copy = read(["content/**/*.mdx"]);
const all = read(["content/**/*.mdx", "content/facts/*.yaml"]);

/** Returns matching lines as "file:line: text". */
function lines(files: typeof all, matches: (line: string, file: string) => boolean): string[] {
  return files.flatMap(({ file, lines: text }) =>
    text.flatMap((line, index) =>
      matches(line, file) ? [`${file}:${index + 1}: ${line.slice(0, 160)}`] : [],
    ),
  );
}

it("no credit figure is typed into copy: amounts and percentages come from content/facts", () => {
  const typed = /\$\s?\d|\b\d+(?:\.\d+)?\s?(?:%|percent\b)/;
  expect(
    typed.test("at 9.74% for $380") && typed.test("5 percent") && !typed.test("call 911, {apr.min}"),
  ).toBe(true);
  expect(
    lines(read("content/{faq,careers,legal,pages,clinics,shared}/*.mdx"), (line) => typed.test(line)),
  ).toEqual([]);
});

it("press articles take amounts from facts too; other numbers may be the outlet's own", () => {
  expect(lines(read("content/press/*.mdx"), (line) => /\$\s?\d/.test(line))).toEqual([]);
});

it("legal/ has one sentence per line, so that a diff shows the sentence that changed", () => {
  const twoSentences = (line: string) => {
    const text = line
      .replace(/^(\s*)(\d+\.|-) /, "$1")
      .replace(/^\*\*[^*]+[.:]\*\* /, "")
      .replace(/\b(Inc|No|U\.S\.C|U\.S)\. /g, "$1 ");
    return !line.startsWith("|") && /[.?!]["')\]]?\**\)? +["'({[*]*[A-Z]/.test(text);
  };
  expect(
    twoSentences("One ends here. Another begins.") &&
      twoSentences('He said "no." Then {company.name} went.') &&
      !twoSentences("1. One, under 15 U.S.C. 7001, ends."),
  ).toBe(true);
  const bodies = read("content/legal/*.mdx").map(({ file, lines: text }) => ({
    file,
    lines: text.map((line) => (/^(summary|seoDescription):/.test(line) ? "" : line)),
  }));
  expect(lines(bodies, twoSentences)).toEqual([]);
});

/** Real public registers and publications that support the statements that cite them. */
const realHosts = ["www.acog.org", "www.nmlsconsumeraccess.org"];

it("every host is fictional and ends in .example (RFC 2606), except public registers and publications", () => {
  const hosts = all.flatMap(({ file, lines: text }) =>
    [...text.join("\n").matchAll(/(?:https?:\/\/|@)([a-z0-9.-]+\.[a-z]+)/gi)].map(([, host]) => [
      file,
      host!,
    ]),
  );
  expect(hosts.length).toBeGreaterThan(50);
  const real = hosts.filter(
    ([, host]) => !/\.example$|@wrenfield$/.test(host!) && !realHosts.includes(host!),
  );
  expect(real).toEqual([]);
});

it("every telephone number is fictional: 555-01xx", () => {
  const numbers = all.flatMap(({ lines: text }) =>
    [...text.join("\n").matchAll(/(?:\+1-)?\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/g)].map(([number]) => number),
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !/555-01\d\d$/.test(number))).toEqual([]);
});

it("pages that docs/requirements.md does not describe are marked (C08)", () => {
  const marked = copy.filter(({ lines: text }) => text.includes("notInRequirements: true"));
  const required = ["content/pages/concierge-care.mdx", "content/pages/services.mdx"];
  expect(marked.map(({ file }) => file)).toEqual(expect.arrayContaining(required));
});
