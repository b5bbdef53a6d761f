import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "../../../src/content/facts/figures";
import { loadFacts } from "../../../src/content/read/load-content";
import { figureBlockers } from "../../../src/tools/launch/figure-blockers";
import { launchBlockers } from "../../../src/tools/launch/launch-blockers";
import { formatBlockers, kinds } from "../../../src/tools/launch/blocker";
import { textBlockers } from "../../../src/tools/launch/text-blockers";
import { origins } from "../../support/facts";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const { data } = loadFacts(process.cwd(), origins);
const figures = data.figures!;
const today = "2026-11-21";
const medical = (next: string) => ({ medical: { next, by: "Registered nurse" } });
const lastDays = "Until 1 October 2025, no. Until October 2, 2025, no. Until 21 November 2026, yes.";

it.each([
  [
    "finds hosts, mail addresses and phones, each by its line",
    "content/facts/links.yaml",
    'a: { url: "https://x.acme.example/y" }\nb: { mail: "care+w@acme.example" }\nc: { phone: "+1-415-555-0142", shown: "(415) 555-0142" }',
    [
      "host 1: https://x.acme.example/y",
      "host 2: care+w@acme.example",
      "phone 3: +1-415-555-0142",
      "phone 3: (415) 555-0142",
    ],
  ],
  [
    "finds the word sample in data",
    "content/facts/a.yaml",
    "number: SAMPLE-AL-0001\nstreet: 100 Sample Street\nbox: PO Box 0100 # sample\nreal: 1 Street",
    [
      "sample 1: number: SAMPLE-AL-0001",
      "sample 2: street: 100 Sample Street",
      "sample 3: box: PO Box 0100 # sample",
    ],
  ],
  [
    "finds only marks in copy, because clinics take samples too",
    "content/faq/a.mdx",
    "A sperm sample is taken.\nPaid to (sample) street.\nNumbers marked SAMPLE.",
    ["sample 2: Paid to (sample) street.", "sample 3: Numbers marked SAMPLE."],
  ],
  [
    "counts a comment that marks values, not one that explains the mark",
    "content/facts/a.yaml",
    '# They are fictional.\n# Values marked "sample" are fictional.\n# Put your sample here',
    ["sample 1: # They are fictional."],
  ],
  [
    "finds what follows a number sign in quotes, where no comment begins",
    "content/facts/a.yaml",
    'a: "NMLS #1234567, www.acme.example" # and b.example',
    ["host 1: www.acme.example"],
  ],
  [
    "accepts real values",
    "content/facts/a.yaml",
    'url: "https://acme.com/example"\nphone: "+1-415-555-1142"\nwords: for example, https://example.com',
    [],
  ],
  [
    "finds a last day that has passed",
    "content/legal/a.mdx",
    lastDays,
    ["lapsed 1: Until 1 October 2025", "lapsed 1: Until October 2, 2025"],
  ],
  ["ignores last days in an archived version", "content/legal/archive/a/1.mdx", lastDays, []],
  [
    "finds an overdue review of answers, also if its date is quoted",
    "content/faq/a.mdx",
    'nextReview: 2026-01-02\nnextReview: "2026-01-03"',
    ["review 1: review was due on 2026-01-02", "review 2: review was due on 2026-01-03"],
  ],
  [
    "reads only default values in code",
    "src/site/environment.ts",
    'x: read("A") ?? "https://www.acme.example",\nthrow "such as https://www.acme.example"',
    ["host 1: https://www.acme.example"],
  ],
])("textBlockers %s", (_does, file, text, expected) => {
  const found = textBlockers(file, text, today);
  expect(found.map(({ kind, line, found: words }) => `${kind} ${line}: ${words}`)).toEqual(expected);
});

it.each([
  ["a pending source", { source: "pending" }, ["pending 7"]],
  ["a sample", { sample: true }, ["sample 7"]],
  ["an unconfirmed term", { sample: true }, ["unconfirmed 7"], "plan.a.term"],
  ["a discrepancy", { discrepancy: { computed: 1, reference: "docs/claims.md" } }, ["discrepancy 7"]],
  ["nothing in a figure that is ready", {}, []],
  ["a lapsed figure from the day after its last day", { expires: "2026-11-20" }, ["lapsed 7"]],
  ["no figure on its last day", { expires: today }, []],
  ["an overdue medical review from the day after it was due", medical("2026-11-20"), ["review 7"]],
  ["no medical review on the day when it is due", medical(today), []],
])("figureBlockers finds %s", (_what, fields, expected, name = "a") => {
  const figure: Figure = { ...figures["apr.min"]!, ...(fields as Partial<Figure>) };
  const found = figureBlockers({ [name]: figure }, () => 7, today);
  expect(found.map(({ kind, line }) => `${kind} ${line}`)).toEqual(expected);
});

describe("the real site", () => {
  const blockers = launchBlockers(process.cwd(), data, today);
  const count = (kind: keyof typeof kinds) => blockers.filter((blocker) => blocker.kind === kind).length;

  it("lists every license, pending source, discrepancy and sample at its own line", () => {
    for (const { file, line, found: words } of blockers) {
      const at = readFileSync(file, "utf8").split("\n")[line - 1]!;
      expect(at).toContain(file.endsWith("figures.yaml") ? words.split(", ")[0] : words);
    }
    const ofFile = (name: string) => blockers.filter(({ file }) => file === `content/facts/${name}.yaml`);
    expect(ofFile("licenses").length).toBeGreaterThanOrEqual(data.licenses!.licenses.length);
    const withField = (has: (figure: Figure) => unknown) => Object.values(figures).filter(has).length;
    const expected = [
      withField(({ source }) => source === "pending"),
      withField(({ discrepancy }) => discrepancy),
      withField(({ sample }) => sample),
    ];
    const samples = ofFile("figures").filter(({ kind }) => kind === "sample" || kind === "unconfirmed");
    expect([count("pending"), count("discrepancy"), samples.length]).toEqual(expected);
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(1);
  });

  it("lists both unsourced claims, both unconfirmed terms and the fee limit whose last day has passed (R186, R190)", () => {
    expect(blockers.map(({ found }) => found)).toEqual(
      expect.arrayContaining([
        "claim.secondCycle, 90%: source pending",
        "claim.stress, 80%: source pending",
        "plan.ivf.term, 60 months: unconfirmed term",
        "plan.eggFreezing.term, 60 months: unconfirmed term",
        "Until 1 October 2025",
      ]),
    );
  });

  it("lists every medical figure and answer once its review is overdue", () => {
    const later = launchBlockers(process.cwd(), data, "2027-06-30").filter(({ kind }) => kind === "review");
    const answers = later.filter(({ file }) => file.startsWith("content/faq/"));
    expect(answers.length).toBeGreaterThanOrEqual(3);
    const medical = Object.values(figures).filter((figure) => figure.medical);
    expect(later).toHaveLength(medical.length + answers.length);
    expect(later.length).toBeGreaterThanOrEqual(15);
  });

  it("groups the blockers by kind, each with its fix", () => {
    const text = formatBlockers(blockers);
    expect(text).toContain(
      `${kinds.pending.title}: ${count("pending")}\n  fix: ${kinds.pending.fix}\n  content/facts/figures.yaml:`,
    );
    expect(text.split("\n").filter((line) => /^ {2}[\w/.-]+:\d+: /.test(line))).toHaveLength(blockers.length);
    expect(formatBlockers([])).toBe("");
  });
});

const root = temporaryFolder();

it("a site that is ready has no blocker, and one with fewer leaders than planned has one", () => {
  cpSync("content/faq/basics.mdx", join(root, "content/basics.mdx"));
  writeIn(root, "content/facts/figures.yaml", "apr.min: { value: 9.74 }\n");
  const found = (leaders: number) =>
    launchBlockers(
      root,
      {
        figures: { "apr.min": figures["apr.min"]! },
        leaders: { leaders: data.leaders!.leaders.slice(0, leaders) },
      },
      today,
    ).map(({ kind, file, found: words }) => `${kind}, ${file}: ${words}`);
  expect(found(5)).toEqual([]);
  expect(found(4)).toEqual(["count, content/facts/leaders.yaml: 4 leaders; 5 are planned"]);
});
