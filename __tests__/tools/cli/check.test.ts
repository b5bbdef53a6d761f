// The commands for writers. One process checks all content; the other tests call the commands' functions in memory.
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { checkHouseStyle } from "../../../src/checks/rules/house-style";
import { changedFiles, filesOn, type Files } from "../../../src/content/read/files";
import { Findings, type Diagnostic } from "../../../src/content/schema/diagnostic";
import { listen } from "../../../src/hosting/server/listen";
import { readOptions } from "../../../src/tools/cli/check/options";
import { reportProblems } from "../../../src/tools/cli/check/report";
import { fixFiles } from "../../../src/tools/cli/fix/fix-files";
import { kinds, unknownKind } from "../../../src/tools/new/kinds";
import { append } from "../../checks/corpus/mistake";
import { temporaryContent } from "../../checks/corpus/temporary-content";
import { runScript } from "../../support/jest/script";

const project = temporaryContent();
beforeAll(() => {
  for (const part of ["src", "package.json", "tsconfig.json"])
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"), "junction");
});

/** Runs a command of the copied project. */
const run = (name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  runScript(join(project, `src/tools/cli/${name}.ts`), project, args, env);

let out: string[];
let errors: string[];
beforeEach(() => {
  out = [];
  errors = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void out.push(line));
  jest.spyOn(console, "error").mockImplementation((line: string) => void errors.push(line));
});

const problem = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file,
  line: 7,
  column: 4,
  message: "`{apr.mim}` is not a fact",
  expected: "a fact",
  fix: "did you mean `apr.min`?",
  ...more,
});

describe("npm run check", () => {
  const safe = { safe: true, edits: [] };
  const problems = [
    problem("content/pages/contact.mdx"),
    problem("content/faq/ivf.mdx", { repair: safe }),
    problem("content/faq/costs.mdx", { severity: "warning" }),
  ];
  const number = "\n2 problems in content/; npm run fix fixes 1";

  it("prints problems as file:line:column in file order, and the number of errors last", () => {
    expect(reportProblems(problems, "plain")).toBe(2);
    expect([out, errors]).toEqual([
      [],
      [
        "content/faq/costs.mdx:7:4: warning: `{apr.mim}` is not a fact; expected a fact. Did you mean `apr.min`?",
        "content/faq/ivf.mdx:7:4: `{apr.mim}` is not a fact; expected a fact. Did you mean `apr.min`?",
        "content/pages/contact.mdx:7:4: `{apr.mim}` is not a fact; expected a fact. Did you mean `apr.min`?",
        number,
      ],
    ]);
  });

  it("--format github: prints an annotation for each problem to standard output", () => {
    expect(reportProblems(problems, "github")).toBe(2);
    expect(out).toEqual([
      expect.stringMatching(/^::warning file=content\/faq\/costs\.mdx,line=7,col=4,title=/),
      expect.stringMatching(/^::error file=content\/faq\/ivf\.mdx,line=7,col=4,title=/),
      expect.stringMatching(/^::error file=content\/pages\/contact\.mdx,line=7,col=4,title=/),
    ]);
    expect(errors).toEqual([number]);
  });

  it("does not count warnings as errors, and prints no number without errors", () => {
    expect(reportProblems([problem("content/faq/ivf.mdx", { severity: "warning" })], "plain")).toBe(0);
    expect(errors).toHaveLength(1);
  });

  it("rejects an unknown format or option, and lists the formats", () => {
    expect(readOptions(["--format", "github", "--watch"])).toEqual({ format: "github", watch: true });
    expect(readOptions([])).toEqual({ format: "plain", watch: false });
    expect(() => readOptions(["--format", "junit"])).toThrow(
      '--format is "junit"; expected --format plain|github',
    );
    expect(() => readOptions(["--all"])).toThrow("Unknown option '--all'; expected --format plain|github");
  });
});

describe("npm run fix", () => {
  const job = "content/careers/nurse.mdx";
  const page = "content/pages/contact.mdx";
  const files = changedFiles(
    filesOn("/nowhere"),
    new Map([
      [job, "---\nemploymentType: FULLTIME\n---\n"],
      [page, "<Planet />\n"],
    ]),
  );
  /** Finds a misspelled type, which has one possible fix, and an unknown component, which has a suggestion. */
  function check(given: Files): Diagnostic[] {
    const find = (file: string, word: string, text: string, isSafe: boolean) => {
      const start = given.read(file)!.indexOf(word);
      const edits = [{ start, end: start + word.length, text }];
      return start < 0 ? [] : [problem(file, { message: word, repair: { safe: isSafe, edits } })];
    };
    return [...find(job, "FULLTIME", "FULL_TIME", true), ...find(page, "Planet", "PlanCard", false)];
  }
  const written = new Map<string, string>();
  const options = { check, write: (file: string, text: string) => void written.set(file, text) };
  beforeEach(() => written.clear());

  it("without confirmation: shows a diff, writes nothing, and lists all problems", async () => {
    expect(await fixFiles(files, options)).toBe(2);
    expect(out).toEqual([
      expect.stringMatching(/-employmentType: FULLTIME\n\+employmentType: FULL_TIME\n/),
      "Nothing was written. npm run fix -- --yes fixes 1 problem.",
      "2 problems are left; npm run fix -- --interactive suggests a fix for 1.",
    ]);
    expect(errors).toHaveLength(2);
    expect(written.size).toBe(0);
  });

  it("reports that there is nothing to fix", async () => {
    expect(await fixFiles(files, { check: () => [], write: () => undefined, yes: true })).toBe(0);
    expect(out).toEqual(["There is nothing to fix."]);
  });

  it("--yes: writes the fixes, and lists the remaining problems", async () => {
    expect(await fixFiles(files, { ...options, yes: true })).toBe(1);
    expect([...written]).toEqual([[job, "---\nemploymentType: FULL_TIME\n---\n"]]);
    expect(out.slice(1)).toEqual([
      "Fixed 1 problem in 1 file.",
      "1 problem is left; npm run fix -- --interactive suggests a fix for 1.",
    ]);
    expect(errors).toEqual([expect.stringMatching(/^content\/pages\/contact\.mdx:7:4: Planet/)]);
  });

  it("writes nothing into a file that was edited while it asked", async () => {
    const texts = new Map([[job, files.read(job)!]]);
    const edited: Files = { read: (file) => texts.get(file), list: () => [] };
    const confirm = () => {
      texts.set(job, `${texts.get(job)}More.\n`);
      return Promise.resolve(true);
    };
    const checkJob = (given: Files) =>
      check(given.read(page) ? given : changedFiles(given, new Map([[page, ""]])));
    expect(await fixFiles(edited, { ...options, check: checkJob, confirm })).toBe(1);
    expect(written.size).toBe(0);
    expect(errors[0]).toMatch(`${job} has been edited meanwhile`);
  });

  it("--interactive: asks about each suggestion and before writing, and writes what was accepted", async () => {
    const asked: string[] = [];
    const confirm = (question: string) => Promise.resolve(asked.push(question) > 0);
    expect(await fixFiles(files, { ...options, confirm, interactive: true })).toBe(0);
    expect(asked).toEqual(["Apply this fix?", "Write these changes?"]);
    expect(written.get(page)).toBe("<PlanCard />\n");
    expect(out.at(-1)).toBe("Fixed 2 problems in 2 files.");
  });

  it("--interactive: offers the same suggestion for each of several places in a file", async () => {
    const twice = changedFiles(files, new Map([[page, "Join us!\n\nJoin us! Write to us!!!\n"]]));
    const checkMarks = (given: Files) => {
      const findings = new Findings(page, given.read(page)!);
      checkHouseStyle(findings.text, { start: 0 }, new Map(), findings);
      return [...findings.problems];
    };
    const confirm = () => Promise.resolve(true);
    expect(await fixFiles(twice, { ...options, check: checkMarks, confirm, interactive: true })).toBe(0);
    expect(written.get(page)).toBe("Join us.\n\nJoin us. Write to us.\n");
  });

  it("--interactive: offers a declined suggestion once and does not apply it", async () => {
    const confirm = (question: string) => Promise.resolve(question !== "Apply this fix?");
    expect(await fixFiles(files, { ...options, confirm, interactive: true })).toBe(1);
    expect([...written.keys()]).toEqual([job]);
    expect(out.at(-1)).toBe("1 problem is left.");
  });

  it.each([
    ["--all", "Unknown option '--all'; expected --interactive, --yes or nothing\n"],
    ["--interactive", "--interactive has no terminal to ask in; expected --yes or nothing\n"],
  ])("rejects %s, which is unknown or would be ignored, and lists the valid options", (option, message) => {
    const { status, stderr } = run("fix", [option]);
    expect([status, stderr]).toEqual([2, message]);
  });
});

describe("npm run new", () => {
  it("reports everything that is missing or unknown at once", () => {
    const { status, stderr } = run("new", ["question", "--category", "ifv", "--title", "Why?"]);
    expect([status, stderr.split("\n")]).toEqual([
      2,
      [expect.stringContaining('did you mean "ivf"?'), "--answer is missing: the answer, in Markdown", ""],
    ]);
  });

  it("suggests a kind for an unknown one, and lists all without one", () => {
    expect(unknownKind("questoin")[0]).toBe('npm run new cannot create "questoin": did you mean "question"?');
    expect(unknownKind(undefined)).toEqual([
      "What do you want to create?",
      ...kinds.map(({ name }) => expect.stringMatching(`^  npm run new -- ${name} `) as string),
    ]);
  });

  it("writes a clinic's page with its route, then checks all content: only the error in another file is reported", () => {
    const contact = join(project, "content/pages/contact.mdx");
    writeFileSync(contact, append("<Planet />")(readFileSync(contact, "utf8")));
    const { status, stdout, stderr } = run("new", [
      ...["clinic", "--clinicName", "Larkfield Fertility"],
      ...["--description", "Pay for care at our partner clinic with a loan that pays the clinic directly."],
      ...["--region", "Sonoma Valley, California"],
      ...["--appointmentLink", "https://larkfield-fertility.example/appointments"],
      ...["--body", "A small clinic among vineyards."],
    ]);
    // The real content warns about a figure some weeks before it expires.
    const [first, ...others] = stderr.replace(/^\S+: warning: .*\n/gm, "").split("\n");
    expect(first).toMatch(/^content\/pages\/contact\.mdx:\d+:1: <Planet> is not a component/);
    expect([status, others, stdout.split("\n")]).toEqual([
      1,
      ["", expect.stringMatching(/^1 problem in content\//), ""],
      [
        "wrote content/clinics/larkfield-fertility.mdx",
        "wrote src/site/routes/content-routes.generated.json",
        expect.stringMatching(/^before you commit, run npm run generate/),
        "",
      ],
    ]);
  });
});

const check = (port: string) => run("require-free-port", [], { HOST: "127.0.0.1", PORT: port });

it("require-free-port reports a port in use in one line, and prints nothing for a free port", async () => {
  const { address, close } = await listen(createServer(), { PORT: "0" });
  const { port } = new URL(address);
  const taken = check(port);
  await close();
  expect(taken.status).toBe(1);
  expect(taken.stderr.trim().split("\n")).toHaveLength(1);
  expect(taken.stderr).toContain(port);
  expect(check(port)).toEqual({ status: 0, stdout: "", stderr: "" });
});

it("every program that a script of package.json runs exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const programs = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []);
  expect(programs.length).toBeGreaterThan(20);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});
