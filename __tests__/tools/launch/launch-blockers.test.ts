import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "../../../src/content/facts/figures";
import { loadFacts } from "../../../src/content/read/load-content";
import { figureBlockers } from "../../../src/tools/launch/figure-blockers";
import { launchBlockers } from "../../../src/tools/launch/launch-blockers";
import { formatBlockers, kinds } from "../../../src/tools/launch/blocker";
import { textBlockers } from "../../../src/tools/launch/text-blockers";

const { data } = loadFacts(process.cwd(), {
  host: "https://app.acme.example",
  rateCalculator: "https://rates.acme.example",
});
const figures = data.figures!;
const today = "2026-11-21";
const found = (file: string, text: string) =>
  textBlockers(file, text, today).map(({ kind, line, found: words }) => [kind, line, words]);

describe("textBlockers", () => {
  it("finds hosts, mail addresses and phones, each by its line", () => {
    expect(
      found(
        "content/facts/links.yaml",
        'a: { url: "https://x.acme.example/y" }\nb: { mail: "care+w@acme.example" }\nc: { phone: "+1-415-555-0142", shown: "(415) 555-0142" }',
      ),
    ).toEqual([
      ["host", 1, "https://x.acme.example/y"],
      ["host", 2, "care+w@acme.example"],
      ["phone", 3, "+1-415-555-0142"],
      ["phone", 3, "(415) 555-0142"],
    ]);
  });

  it("finds the word sample in data, but only a mark in copy, where a clinic takes samples too", () => {
    expect(
      found(
        "content/facts/a.yaml",
        "number: SAMPLE-AL-0001\nstreet: 100 Sample Street\nbox: PO Box 0100 # sample\nreal: 1 Street",
      ),
    ).toHaveLength(3);
    expect(
      found(
        "content/faq/a.mdx",
        "A sperm sample is taken.\nPaid to (sample) street.\nNumbers marked SAMPLE.",
      ),
    ).toHaveLength(2);
  });

  it("counts a comment that marks values, not one that explains the mark", () => {
    expect(
      found(
        "content/facts/a.yaml",
        '# They are fictional.\n# Values marked "sample" are fictional.\n# Put your sample here',
      ),
    ).toHaveLength(1);
  });

  it("accepts real values", () => {
    expect(
      found(
        "content/facts/a.yaml",
        'url: "https://acme.com/example"\nphone: "+1-415-555-1142"\nwords: for example, https://example.com',
      ),
    ).toEqual([]);
  });

  it("finds a last day that has passed, but not in an archived version", () => {
    const text = "Until 1 October 2025, no. Until 1 October 2027, yes.";
    expect(found("content/legal/a.mdx", text)).toEqual([["lapsed", 1, "Until 1 October 2025"]]);
    expect(found("content/legal/archive/a/1.mdx", text)).toEqual([]);
  });

  it("reads only default values in code", () => {
    expect(
      found(
        "src/site/environment.ts",
        'x: read("A") ?? "https://www.acme.example",\nthrow "such as https://www.acme.example"',
      ),
    ).toEqual([["host", 1, "https://www.acme.example"]]);
  });
});

describe("figureBlockers", () => {
  const apr = figures["apr.min"]!;
  const kindsOf = (figure: object) =>
    figureBlockers({ a: { ...apr, ...figure } }, () => 7, today).map(({ kind, line }) => `${kind} ${line}`);
  it("finds a pending source, a sample, an unconfirmed term and a discrepancy", () => {
    expect([
      kindsOf({ source: "pending" }),
      kindsOf({ sample: true }),
      kindsOf({ discrepancy: { computed: 1, reference: "docs/claims.md" } }),
      kindsOf({}),
    ]).toEqual([["pending 7"], ["sample 7"], ["discrepancy 7"], []]);
    expect(
      figureBlockers({ "plan.a.term": { ...apr, sample: true } }, () => 7, today).map(({ kind }) => kind),
    ).toEqual(["unconfirmed"]);
  });

  it("finds a lapsed figure from the day after its last day", () =>
    expect([kindsOf({ expires: "2026-11-20" }), kindsOf({ expires: today })]).toEqual([["lapsed 7"], []]));

  it("finds an overdue medical review from the day after it was due", () => {
    const due = (next: string) => kindsOf({ medical: { next, by: "Registered nurse" } });
    expect([due("2026-11-20"), due(today)]).toEqual([["review 7"], []]);
  });
});

describe("the real site", () => {
  const blockers = launchBlockers(process.cwd(), data, today);
  const count = (kind: keyof typeof kinds) => blockers.filter((blocker) => blocker.kind === kind).length;

  it("lists every license, pending source, discrepancy and sample at its own line", () => {
    for (const { file, line, found: words } of blockers) {
      const at = readFileSync(file, "utf8").split("\n")[line - 1]!;
      expect(at).toContain(
        words.includes(", ") && file.endsWith("figures.yaml") ? words.split(",")[0] : words,
      );
    }
    const licenses = data.licenses!.licenses.length;
    expect(
      blockers.filter(({ file }) => file === "content/facts/licenses.yaml").length,
    ).toBeGreaterThanOrEqual(licenses);
    const withField = (has: (figure: Figure) => unknown) => Object.values(figures).filter(has).length;
    const expected = [
      withField(({ source }) => source === "pending"),
      withField(({ discrepancy }) => discrepancy),
      withField(({ sample }) => sample),
    ];
    expect([count("pending"), count("discrepancy")]).toEqual(expected.slice(0, 2));
    expect(
      blockers.filter(
        ({ kind, file }) => ["sample", "unconfirmed"].includes(kind) && file.endsWith("figures.yaml"),
      ),
    ).toHaveLength(expected[2]!);
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(1);
  });

  it("lists both unsourced claims, both unconfirmed terms and the fee limit whose last day has passed", () => {
    const words = blockers.map(({ found }) => found);
    for (const expected of [
      "claim.secondCycle, 90%: source pending",
      "claim.stress, 80%: source pending",
      "plan.ivf.term, 60 months: unconfirmed term",
      "plan.eggFreezing.term, 60 months: unconfirmed term",
      "Until 1 October 2025",
    ])
      expect(words).toContain(expected);
  });

  it("lists every medical figure once its review is overdue", () => {
    const later = launchBlockers(process.cwd(), data, "2027-06-30").filter(({ kind }) => kind === "review");
    expect(later).toHaveLength(Object.values(figures).filter(({ medical }) => medical).length);
    expect(later.length).toBeGreaterThanOrEqual(15);
  });

  it("reports security.txt as lapsed from the day after its last day, at the line of its fact", () => {
    const { securityTxtExpires: last } = data.company!.company;
    const onDay = (day: string) =>
      launchBlockers(process.cwd(), { company: data.company! }, day).filter(({ found }) =>
        found.startsWith("securityTxt"),
      );
    expect(onDay(last)).toEqual([]);
    const [blocker, ...rest] = onDay(`${last}T`);
    expect([blocker?.found, rest]).toEqual([`securityTxtExpires: valid until ${last}`, []]);
    expect(readFileSync(blocker!.file, "utf8").split("\n")[blocker!.line - 1]).toContain(
      `securityTxtExpires: "${last}"`,
    );
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

describe("a site that is ready", () => {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  afterAll(() => rmSync(root, { recursive: true }));
  it("has no blocker", () => {
    mkdirSync(join(root, "content/facts"), { recursive: true });
    mkdirSync(join(root, "static"));
    cpSync("content/faq/basics.mdx", join(root, "content/basics.mdx"));
    writeFileSync(join(root, "content/facts/figures.yaml"), "apr.min: { value: 9.74 }\n");
    expect(launchBlockers(root, { figures: { "apr.min": figures["apr.min"]! } }, today)).toEqual([]);
  });
});

it("notes a number of leaders that differs from the plan, and nothing for five", () => {
  const root = mkdtempSync(join(tmpdir(), "leaders-"));
  const notes = (count: number) =>
    launchBlockers(root, { leaders: { leaders: data.leaders!.leaders.slice(0, count) } }, today)
      .filter(({ kind }) => kind === "count")
      .map(({ file, found: words }) => `${file}: ${words}`);
  expect(notes(5)).toEqual([]);
  expect(notes(4)).toEqual(["content/facts/leaders.yaml: 4 leaders; 5 are planned"]);
  rmSync(root, { recursive: true });
});
