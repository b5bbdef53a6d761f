import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { append, swap } from "../../checks/corpus/mistake";
import { argumentsOf, environmentOf, runScript } from "../../support/jest/script";
import { TemporaryContent } from "../../checks/corpus/temporary-content";

const content = new TemporaryContent();
afterEach(() => content.restore());
afterAll(() => content.remove());

const run = (script: string, cwd: string, env: Record<string, string> = {}, ...args: string[]) =>
  runScript(script, cwd, args, env);
/** Weeks before a figure's last day the real content warns of it. */
const withoutWarnings = (lines: string) => lines.replace(/^(?:\S+: warning: |::warning ).*\n/gm, "");
const check = (env?: Record<string, string>) => run("src/tools/cli/check.ts", content.root, env);

describe("npm run check", () => {
  it("--format github: an annotation for each, at its file and line, and it ends badly", () => {
    content.write("content/faq/ivf.mdx", append("At {apr.mim}.")(content.read("content/faq/ivf.mdx")));
    const { status, stdout, stderr } = run("src/tools/cli/check.ts", content.root, {}, "--format", "github");
    expect([status, stderr]).toEqual([1, "\n1 problem in content/; npm run fix fixes 1\n"]);
    expect(withoutWarnings(stdout)).toMatch(
      /^::error file=content\/faq\/ivf\.mdx,line=\d+,col=4,title=.*\n$/,
    );
  });

  it("--watch: mistakes each as file:line:column in the order of the files and their number last, and again after every edit, also one made during the first check", async () => {
    const file = "content/faq/ivf.mdx";
    const other = "content/pages/contact.mdx";
    const right = content.read(file);
    content.write(file, right);
    content.write(other, append("<Planet />")(content.read(other)));
    const script = "src/tools/cli/check.ts";
    const child = spawn(process.execPath, argumentsOf(script, "--watch"), {
      cwd: content.root,
      env: environmentOf(script),
    });
    let said = "";
    let problems = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (said += `${text}`));
    child.stderr.on("data", (text: Buffer) => (problems += `${text}`));
    const says = async (words: string) => {
      const end = Date.now() + 30_000;
      while (!said.includes(words) && Date.now() < end) await new Promise((later) => setTimeout(later, 50));
      expect(said).toContain(words);
      said = "";
    };
    try {
      await says("watching content/");
      content.write(file, append("At {apr.mim}.")(right));
      await says("2 problems in content/; npm run fix fixes 1\n");
      const [first, second, blank, number] = withoutWarnings(problems)
        .slice(withoutWarnings(problems).indexOf("content/faq"))
        .split("\n");
      expect(first).toMatch(
        /^content\/faq\/ivf\.mdx:\d+:4: `\{apr\.mim\}` is not a fact; expected .*\. Did you mean `apr\.min`\?$/,
      );
      expect(second).toMatch(/^content\/pages\/contact\.mdx:\d+:1: <Planet> is not a component/);
      expect([blank, number]).toEqual(["", "2 problems in content/; npm run fix fixes 1"]);
      content.write(file, right);
      await says("1 problem in content/");
    } finally {
      child.kill();
    }
  }, 100_000);

  it("an unknown format is said, with those there are", () => {
    const { status, stderr } = run("src/tools/cli/check.ts", content.root, {}, "--format", "junit");
    expect([status, stderr]).toEqual([2, '--format is "junit"; expected --format plain|github\n']);
  });

  it("a wrong environment is named", () => {
    const { status, stderr } = check({ APP_ORIGIN: "app.wrenfield.example" });
    expect(status).not.toBe(0);
    expect(stderr).toContain('APP_ORIGIN is "app.wrenfield.example"');
  });
});

describe("npm run fix", () => {
  it("shows a diff, writes it with --yes, and lists the problems that are left", () => {
    const job = "content/careers/software-engineer.mdx";
    const right = content.read(job);
    content.write(job, swap("FULL_TIME", "FULLTIME")(right));
    content.write(
      "content/pages/contact.mdx",
      append("<Planet />")(content.read("content/pages/contact.mdx")),
    );
    const shown = run("src/tools/cli/fix.ts", content.root);
    expect([shown.status, shown.stdout]).toEqual([
      1,
      expect.stringMatching(
        /-employmentType: FULLTIME\n\+employmentType: FULL_TIME\n[^]*Nothing is written\./,
      ),
    ]);
    expect(content.read(job)).toContain("FULLTIME");
    const { status, stdout, stderr } = run("src/tools/cli/fix.ts", content.root, {}, "--yes");
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/Fixed 1 problem in 1 file\.\n1 problem is left/),
    ]);
    expect(withoutWarnings(stderr)).toMatch(
      /^content\/pages\/contact\.mdx:\d+:1: <Planet> is not a component/,
    );
    expect(content.read(job)).toBe(right);
  });
});

describe("npm run new", () => {
  it("without prompts: writes the question and checks the content with it", () => {
    content.write("content/faq/ivf.mdx", content.read("content/faq/ivf.mdx"));
    const { status, stdout } = run(
      "src/tools/cli/new.ts",
      content.root,
      {},
      "question",
      "--category",
      "ivf",
      "--title",
      "May I bring a friend?",
      "--answer",
      "Ask your clinic.",
    );
    expect([status, stdout.split("\n").slice(0, 2)]).toEqual([
      0,
      ["wrote content/faq/ivf.mdx", expect.stringMatching(/have no problems/)],
    ]);
    expect(content.read("content/faq/ivf.mdx")).toMatch(
      /## May I bring a friend\? \{\/\* #may-i-bring-a-friend \*\/\}\n\nAsk your clinic\.\n$/,
    );
  });

  it("what is not given and what there is not: said at once", () => {
    const { status, stderr } = run(
      "src/tools/cli/new.ts",
      content.root,
      {},
      "question",
      "--category",
      "ifv",
      "--title",
      "Why?",
    );
    expect([status, stderr.split("\n")]).toEqual([
      2,
      [expect.stringContaining('did you mean "ivf"?'), "--answer is missing: the answer, in Markdown", ""],
    ]);
    expect(run("src/tools/cli/new.ts", content.root, {}, "questoin").stderr).toContain(
      'did you mean "question"?',
    );
  });

  it("a clinic's page with its route: the whole of it, in a copy of the project", () => {
    const project = mkdtempSync(join(tmpdir(), "project-"));
    try {
      for (const part of ["src", "package.json", "tsconfig.json"])
        cpSync(part, join(project, part), { recursive: true });
      cpSync(join(content.root, "content"), join(project, "content"), {
        recursive: true,
        verbatimSymlinks: true,
      });
      symlinkSync(resolve("node_modules"), join(project, "node_modules"), "junction");
      const args = [
        "clinic",
        "--clinicName",
        "Larkfield Fertility",
        "--description",
        "Pay for care at our partner clinic with a loan that pays the clinic directly.",
        "--region",
        "Sonoma Valley, California",
        "--appointmentLink",
        "https://larkfield-fertility.example/appointments",
        "--body",
        "A small clinic among vineyards.",
      ];
      const { status, stdout, stderr } = run(join(project, "src/tools/cli/new.ts"), project, {}, ...args);
      expect([status, withoutWarnings(stderr), stdout.split("\n")]).toEqual([
        0,
        "",
        [
          "wrote content/clinics/larkfield-fertility.mdx",
          "wrote src/site/routes/content-routes.generated.json",
          expect.stringMatching(/have no problems/),
          "",
        ],
      ]);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});

describe("require-free-port", () => {
  const ask = (port: number) =>
    run("src/tools/cli/require-free-port.ts", process.cwd(), { HOST: "127.0.0.1", PORT: String(port) });

  it("a taken port: one clear message before anything is built", async () => {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const taken = ask(port);
    await new Promise((closed) => server.close(closed));
    expect(taken.status).toBe(1);
    expect(taken.stderr.trim().split("\n")).toHaveLength(1);
    expect(taken.stderr).toContain(String(port));
    expect(ask(port)).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});

it("the commands of package.json are there", () => {
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>(
    join(process.cwd(), "package.json"),
  );
  expect(scripts).toMatchObject({
    start: "node src/tools/cli/start.mjs",
    test: "node src/tools/cli/test.mjs",
    check: "node src/tools/cli/run.mjs tsx src/tools/cli/check.ts",
    fix: "node src/tools/cli/run.mjs tsx src/tools/cli/fix.ts",
    new: "node src/tools/cli/run.mjs tsx src/tools/cli/new.ts",
    generate: "node src/tools/cli/run.mjs tsx src/tools/cli/generate.ts",
  });
});
