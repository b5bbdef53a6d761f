// What `npm run fix` fixes, and that no word that visitors read changes, which is tested on a sample of the content.
import type { Files } from "../../../src/content/read/files";
import { applyEdits, fixContent } from "../../../src/checks/fixes/apply-fixes";
import { checkFiles, planted, realText } from "../corpus/planted-content";
import { append } from "../corpus/mistake";
import { sample } from "../../support/exhaustive";
import { content, htmlOf, wordsOf } from "../../support/jest/real-content";

const fixed = (changes: Record<string, string>) => fixContent(planted(changes), checkFiles);

it("applyEdits applies edits from the end, so that offsets stay valid", () => {
  expect(
    applyEdits("one two three", [
      { start: 0, end: 3, text: "1" },
      { start: 8, end: 13, text: "" },
      { start: 4, end: 4, text: "+" },
    ]),
  ).toBe("1 +two ");
});

it("fixContent inserts at one place only once in a round", () => {
  const insert = (text: string) => ({ safe: true, edits: [{ start: 1, end: 1, text }] });
  const problem = { file: "a.mdx", line: 1, column: 1, message: "", expected: "", fix: "" };
  const files = { read: () => "ab", list: () => [] };
  const missing = (now: Files) =>
    now.read("a.mdx")!.includes("+") ? [] : ["+", "-"].map((sign) => ({ ...problem, repair: insert(sign) }));
  expect(fixContent(files, missing).changed.get("a.mdx")).toBe("a+b");
});

/** The words of a text document as visitors read them: every space and line break is one space. */
function shown(file: string, body: string): string {
  const document = content.documents.find((each) => each.file === file)!;
  return wordsOf(htmlOf({ ...document, body }, content.facts));
}

const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, "");
// Only a few press articles: they are alike, and each has two lines.
const texts = content.documents.filter(
  ({ type, file }) => type.body === "text" && !/press\/20(1|20|22)/.test(file),
);

describe("npm run fix", () => {
  it("changes nothing in the real content, which has no problems", () => {
    expect(fixed({})).toEqual({ changed: new Map(), count: 0 });
  });

  it("splits joined lines and removes trailing spaces without changing the text that visitors read", () => {
    const some = sample(texts, 16);
    const joined = Object.fromEntries(
      some.map(({ file }) => {
        const text = realText(file);
        const [head, ...paragraphs] = text.split(/\n\n/);
        const loose = paragraphs.map((paragraph) =>
          /^[\s|<>#-]|^\d+\.|^\{\/\*.*\*\/\}$|\n[-|>\d#\s<]/.test(paragraph)
            ? paragraph
            : `${paragraph.replace(/\n/g, " ")} `,
        );
        return [file, [head, ...loose].join("\n\n")];
      }),
    );
    const { changed } = fixed(joined);
    const broken = some.filter(({ file }) => joined[file] !== realText(file));
    expect(broken.filter(({ file }) => !changed.has(file)).map(({ file }) => file)).toEqual([]);
    expect(broken.length).toBeGreaterThan(5);
    for (const { file } of some) {
      const after = changed.get(file) ?? joined[file]!;
      expect(shown(file, bodyOf(after))).toBe(shown(file, bodyOf(realText(file))));
    }
    expect(
      checkFiles(planted({ ...joined, ...Object.fromEntries(changed) })).filter(({ repair }) => repair?.safe),
    ).toEqual([]);
  });

  it("replaces a typed figure with its fact if the sentence names the fact, without changing the text that visitors read", () => {
    const typed = Object.fromEntries(
      texts.map(({ file }) => [
        file,
        realText(file).replace(/\{([a-z]\w*(?:\.\w+)+)\}/gi, (whole, name: string) => {
          const text = content.facts.get(name)?.text ?? whole;
          return /^\$[\d,.]+$|^[\d.]+%$/.test(text) ? text : whole;
        }),
      ]),
    );
    expect(texts.filter(({ file }) => typed[file] !== realText(file)).length).toBeGreaterThan(5);
    const { changed, count } = fixed(typed);
    expect(count).toBeGreaterThan(0);
    for (const [file, text] of changed)
      expect(shown(file, bodyOf(text))).toBe(shown(file, bodyOf(realText(file))));
  });

  it("fixes everything unambiguous at once and leaves the rest", () => {
    const faq = "content/faq/ivf.mdx";
    const job = "content/careers/software-engineer.mdx";
    const contact = "content/pages/contact.mdx";
    const { changed } = fixed({
      [faq]: append(
        "At {fico.recomended} see [this](link:mail.pres). Our smallest loan is $5,000. We recieve it. ",
      )(realText(faq)),
      [job]: realText(job).replace("FULL_TIME", "FULLTIME").replace("employmentType", "employementType"),
      [contact]: append('<CallToAction titl="Talk to us" />')(realText(contact)),
    });
    expect(changed.get(faq)).toMatch(
      /At \{fico\.recommended\} see \[this\]\(link:mail\.press\)\. Our smallest loan is \{loan\.min\}\. We recieve it\.\n$/,
    );
    expect(changed.get(job)).toBe(realText(job));
    expect(changed.get(contact)).toContain('<CallToAction title="Talk to us" />');
  });
});
