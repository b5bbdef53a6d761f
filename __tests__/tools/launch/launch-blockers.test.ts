import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadFacts } from "../../../src/content/read/load-content";
import { figureObstacles } from "../../../src/tools/launch/figure-blockers";
import { launchObstacles } from "../../../src/tools/launch/launch-blockers";
import { formatObstacles, kinds } from "../../../src/tools/launch/blocker";
import { textObstacles } from "../../../src/tools/launch/text-blockers";

const { data } = loadFacts(process.cwd(), {
  host: "https://app.acme.example",
  rateCalculator: "https://rates.acme.example",
});
const figures = data.figures!;
const today = "2026-11-21";
const found = (file: string, text: string) =>
  textObstacles(file, text).map(({ kind, line, found: words }) => [kind, line, words]);

describe("textObstacles", () => {
  it("hosts, mail addresses and phones, each by its line", () => {
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

  it("samples: the word in data, a mark in copy, where a clinic takes samples too", () => {
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

  it("a comment counts where it marks values, not where it explains the mark", () => {
    expect(
      found(
        "content/facts/a.yaml",
        '# They are fictional.\n# Values marked "sample" are fictional.\n# Put your sample here',
      ),
    ).toHaveLength(1);
  });

  it("real values are no obstacle", () => {
    expect(
      found(
        "content/facts/a.yaml",
        'url: "https://acme.com/example"\nphone: "+1-415-555-1142"\nwords: for example, https://example.com',
      ),
    ).toEqual([]);
  });

  it("in code only what is used when nothing else is set", () => {
    expect(
      found(
        "src/site/environment.ts",
        'x: read("A") ?? "https://www.acme.example",\nthrow "such as https://www.acme.example"',
      ),
    ).toEqual([["host", 1, "https://www.acme.example"]]);
  });
});

describe("figureObstacles", () => {
  const apr = figures["apr.min"]!;
  const kindsOf = (figure: object) =>
    figureObstacles({ a: { ...apr, ...figure } }, () => 7, today).map(({ kind, line }) => `${kind} ${line}`);
  it("unsourced, source to be added, discrepancy", () => {
    expect([
      kindsOf({ source: "unsourced" }),
      kindsOf({ source: "X; clinical source to be added (C32)" }),
      kindsOf({ discrepancy: { computed: 1, reference: "C01" } }),
      kindsOf({}),
    ]).toEqual([["unsourced 7"], ["unsourced 7"], ["discrepancy 7"], []]);
  });
  it("lapsed from the day after its last day", () =>
    expect([kindsOf({ expires: "2026-11-20" }), kindsOf({ expires: today })]).toEqual([["lapsed 7"], []]));
});

describe("the real site", () => {
  const obstacles = launchObstacles(process.cwd(), data, today);
  const count = (kind: keyof typeof kinds) => obstacles.filter((obstacle) => obstacle.kind === kind).length;

  it("lists every license, claim, medical figure, link and sample that is left, at its own line", () => {
    for (const { file, line, found: words } of obstacles) {
      const at = readFileSync(file, "utf8").split("\n")[line - 1]!;
      expect(at).toContain(
        words.includes(", ") && file.endsWith("figures.yaml") ? words.split(",")[0] : words,
      );
    }
    const licenses = data.licenses!.licenses.length;
    expect(
      obstacles.filter(({ file }) => file === "content/facts/licenses.yaml").length,
    ).toBeGreaterThanOrEqual(licenses);
    const unsourced = Object.values(figures).filter(({ source }) =>
      /unsourced|to be added/.test(source),
    ).length;
    const discrepancies = Object.values(figures).filter(({ discrepancy }) => discrepancy).length;
    expect([count("unsourced"), count("discrepancy")]).toEqual([unsourced, discrepancies]);
    expect(discrepancies).toBeGreaterThanOrEqual(1);
    expect(obstacles.map(({ found: words }) => words).join("\n")).toMatch(
      /claim\.secondCycle, 90%: unsourced[\s\S]*claim\.stress, 80%: unsourced/,
    );
  });

  it("security.txt lapses the day after its last, at the line of its fact", () => {
    const { securityTxtExpires: last } = data.company!.company;
    const onDay = (day: string) =>
      launchObstacles(process.cwd(), { company: data.company! }, day).filter(({ kind }) => kind === "lapsed");
    expect(onDay(last)).toEqual([]);
    const [obstacle, ...rest] = onDay(`${last}T`);
    expect([obstacle?.found, rest]).toEqual([`securityTxtExpires: held until ${last}`, []]);
    expect(readFileSync(obstacle!.file, "utf8").split("\n")[obstacle!.line - 1]).toContain(
      `securityTxtExpires: "${last}"`,
    );
  });

  it("is grouped and readable, and says how to mend each kind", () => {
    const text = formatObstacles(obstacles);
    expect(text).toContain(
      `${kinds.unsourced.title}: ${count("unsourced")}\n  fix: ${kinds.unsourced.fix}\n  content/facts/figures.yaml:`,
    );
    expect(text.split("\n").filter((line) => /^ {2}[\w/.-]+:\d+: /.test(line))).toHaveLength(
      obstacles.length,
    );
    expect(formatObstacles([])).toBe("");
  });
});

describe("a site that is ready", () => {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  afterAll(() => rmSync(root, { recursive: true }));
  it("has no obstacle", () => {
    mkdirSync(join(root, "content/facts"), { recursive: true });
    mkdirSync(join(root, "static"));
    cpSync("content/faq/basics.mdx", join(root, "content/basics.mdx"));
    writeFileSync(join(root, "content/facts/figures.yaml"), "apr.min: { value: 9.74 }\n");
    expect(launchObstacles(root, { figures: { "apr.min": figures["apr.min"]! } }, today)).toEqual([]);
  });
});
