// All mistakes are reported at once, so that nobody fixes one file and then finds the next problem.
import { ContentError, formatDiagnostic, sortDiagnostics } from "../../../src/content/schema/diagnostic";
import { filesOn } from "../../../src/content/read/files";
import { append, swap } from "./mistake";
import { problemsWith, realText } from "./planted-content";

const faq = "content/faq/ivf.mdx";
const report = (file: string, text: string) => problemsWith({ [file]: text }).map(formatDiagnostic);

const five: readonly (readonly [file: string, plant: (text: string) => string])[] = [
  [faq, append("At {apr.mim}.")],
  ["content/faq/basics.mdx", append("See [the plans](/faq/nothing).")],
  ["content/legal/loan-terms.mdx", append("<Planet />")],
  ["content/pages/about.mdx", swap("keywords: [", 'keywords: ["", ')],
  [
    "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx",
    swap("historical: true", "historical: maybe"),
  ],
];

it("reports five mistakes in five files in one error, in the order of the files", () => {
  const problems = sortDiagnostics(
    problemsWith(Object.fromEntries(five.map(([file, plant]) => [file, plant(realText(file))]))),
  );
  expect(problems.map(({ file }) => file)).toEqual(five.map(([file]) => file).sort());

  const { message, problems: inError } = new ContentError([...problems].reverse());
  expect(message).toBe(`5 problems in content/\n\n${problems.map(formatDiagnostic).join("\n")}`);
  expect(inError).toEqual(problems);
});

it("reports a wrong `related:` together with other errors, also of its own frontmatter and of the glossary", () => {
  const basics = "content/faq/basics.mdx";
  const glossary = "content/facts/glossary.yaml";
  const relate = swap("related: /faq/", "related: /glossary#apr, /faq/financing#zzz, /faq/");
  const problems = problemsWith({
    [faq]: append("{apr.mim}")(realText(faq)),
    [basics]: swap("order: ", "order: fifth ")(relate(realText(basics))),
    [glossary]: swap("terms:", "trems:")(realText(glossary)),
  });
  expect(sortDiagnostics(problems).map(({ file, message }) => [file, message])).toEqual([
    [glossary, "unknown field `trems`"],
    [basics, expect.stringContaining("field `order`")],
    [basics, "`related: /faq/financing#zzz` is not a valid address"],
    [faq, "`{apr.mim}` is not a fact"],
  ]);
});

it("reports three mistakes in one file from the top down", () => {
  const file = "content/faq/ivf.mdx";
  const problems = problemsWith({
    [file]: append("{apr.mim} and [the plans](faq)\n\n<Planet />")(realText(file)),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    "`{apr.mim}` is not a fact",
    "the link `faq` is relative",
    "<Planet> is not a component that can be used here",
  ]);
});

it.each([
  ["content/clinics/conceptions.mdx", "https://copperwren-care", "www.copperwren-care"],
  ["content/careers/software-engineer.mdx", /^datePosted: .*$/m, "datePosted: 5.10.2026"],
  ["content/faq/ivf.mdx", /^reviewed: .*$/m, "reviewed: 2027-02-30"],
  ["content/facts/links.yaml", "{host}/orders", "{hots}/orders"],
  ["content/facts/pictures.yaml", /^family:/m, "family: a: b"],
  ["content/facts/pictures.yaml", "month-08.svg", "mnoth-08.svg"],
  ["content/faq/fertility.mdx", "/faq/fertility#solo-and-lgbtq", "/faq/fertility#solo-and-lgbttq"],
  ["content/pages/home.mdx", "{plan.ivf.repays}", "{plan.vf.repays}"],
  ["content/pages/for-clinics.mdx", ' alt="', ' atl="'],
  ["content/pages/our-numbers.mdx", 'of="claim', 'of="calim'],
  ["content/faq/ivf.mdx", "{/* #ivf-steps */}", "{/* #ivf-step */}"],
  ["content/faq/ivf.mdx", "{/* #ivf-steps */}", "{/* ivf-steps */}"],
  ["content/faq/financing.mdx", " {/* #rate-and-payment */}", ""],
  ["content/faq/ivf.mdx", /$/, "\nSome closing words here\n---\n\nAnd more.\n"],
  ["content/pages/ivf.mdx", 'id="estimate"', 'id="estimat"'],
  ["content/pages/ivf.mdx", "path: /ivf", "path: /ifv"],
  ["content/facts/links.yaml", "blog: { url:", "blog: { ulr:"],
  ["content/facts/links.yaml", "mail.press: { mail:", "mail.press: { email:"],
  ["content/facts/links.yaml", "phone.support: { phone:", "phone.support: { phon:"],
])("reports one wrong field of %s once, without its consequences", (file, right, wrong) => {
  expect(problemsWith({ [file]: swap(right, wrong)(realText(file)) })).toHaveLength(1);
});

it.each([
  [
    'title="Your IVF Plan"',
    "title=\u201cYour IVF Plan\u201d",
    "an attribute has curly quotes",
    "type straight quotes",
  ],
  ['title="Your IVF Plan"', "title=Plan", "an attribute's value has no quotes", "put it in straight quotes"],
  ['icon="clipboard-text" title', 'icon="clipboard-text", title', "there is a comma", "write a space"],
])("explains a mistake in an attribute: %s as %s", (right, wrong, words, fix) => {
  const file = "content/pages/ivf.mdx";
  const line =
    realText(file)
      .split("\n")
      .findIndex((text) => text.includes(right)) + 1;
  expect(problemsWith({ [file]: swap(right, wrong)(realText(file)) })).toMatchObject([
    { line, message: expect.stringContaining(words), fix: expect.stringContaining(fix), repair: undefined },
  ]);
});

it("does not suggest a backslash before the braces of an attribute", () => {
  const file = "content/pages/ivf.mdx";
  const text = swap('"Medication discounts", "No', '"Medication discounts" "No')(realText(file));
  expect(problemsWith({ [file]: text })).toMatchObject([{ repair: undefined }]);
});

it("reports a mistake in the frontmatter and a duplicate id of one file", () => {
  const file = "content/faq/ivf.mdx";
  const text = append("## Again? {/* #pgt */}\n\nYes.")(realText(file)).replace("order: 4", "order: fourth");
  const problems = problemsWith({ [file]: text });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("field `order`"),
    expect.stringContaining("the id `pgt` is also used on line"),
  ]);
});

it("reports files that would be ignored, with the name that they should have", () => {
  const text = realText("content/faq/ivf.mdx");
  const problems = problemsWith({
    "content/faq/donors.md": "",
    "content/faq/new/x.mdx": text,
    "content/faq/ivf.mdx.orig": text,
    "content/press/A.MDX": "",
    "content/faq/.hidden.swp": "",
    "content/legal/archive/loan-terms/v9.html": "<p>Sealed</p>",
  });
  expect(problems.map(({ file, message, fix }) => [file, message, fix.split(",")[0]])).toEqual([
    ["content/faq/donors.md", "this file is not used", "rename it to content/faq/donors.mdx"],
    ["content/faq/ivf.mdx.orig", "this file is not used", "delete it"],
    ["content/faq/new/x.mdx", "this file is not used", "rename it to content/faq/x.mdx"],
    ["content/press/A.MDX", "this file is not used", "rename it to content/press/A.mdx"],
  ]);
});

it.each(["caf\u00e9", "cafe \u{1f476}"])("suggests a plain name for the file %s.mdx", (name) => {
  expect(problemsWith({ [`content/faq/${name}.mdx`]: realText(faq) })).toEqual(
    expect.arrayContaining([expect.objectContaining({ fix: "rename it to content/faq/cafe.mdx" })]),
  );
});

it.each([
  ["a document", faq],
  ["a data file", "content/facts/leaders.yaml"],
  ["the word list", "content/spelling.txt"],
  ["a contract that is the source of figures", "content/legal/loan-terms.mdx"],
  ["the disclosures that a contract shows", "content/facts/disclosures.yaml"],
  ["a text that clinics share", "content/shared/clinic-page.mdx"],
  ["a featured article", "content/press/2026-06-09-parent-and-kin-after-a-loss-what-support-looks-like.mdx"],
])(
  "reports a Latin-1 byte in %s once, at its line and column, without its consequences in other files",
  (_, file) => {
    const latin = Buffer.from(`${realText(file)}# Caf\u00e9 ol\u00e9\n`, "latin1").toString("utf8");
    const line = realText(file).split("\n").length;
    expect(report(file, latin)).toEqual([expect.stringMatching(`^${file}:${line}:6: .*not UTF-8`)]);
  },
);

it("reports a NUL byte or a file of 5 MB once, without checking the rest of the file", () => {
  expect(report(faq, `${realText(faq)}\0`)).toEqual([expect.stringContaining("not UTF-8")]);
  const began = performance.now();
  expect(report(faq, realText(faq) + "Ask your clinic. ".repeat(300_000))).toEqual([
    expect.stringMatching(/^content\/faq\/ivf\.mdx:1:1: .*5\.1 million characters/),
  ]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it.each(["true", "1", "null", "words", "[1]", "{ a: 1 }"])(
  "reports the files without crashing if every field of every file is %s",
  (value) => {
    const spoiled = (text: string) => text.replace(/^([a-z]\w*):(?: .*|(?:\n[ -].*)+)$/gm, `$1: ${value}`);
    const files = filesOn(".")
      .list("content", true)
      .filter((name) => /\.(mdx|yaml)$/.test(name))
      .map((name) => `content/${name}`);
    const changes = files.map((file) => {
      const text = realText(file);
      const end = file.endsWith(".mdx") ? text.indexOf("\n---", 4) : text.length;
      return [file, spoiled(text.slice(0, end)) + text.slice(end)];
    });
    expect(new Set(problemsWith(Object.fromEntries(changes)).map(({ file }) => file)).size).toBeGreaterThan(
      50,
    );
  },
);

it("reports an outlet that is not in the list once, although the article's address is of another outlet", () => {
  const article = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
  const mistyped = swap("outlet: pennywhit", "outlet: pennywit")(realText(article));
  expect(report(article, mistyped)).toHaveLength(1);
});
