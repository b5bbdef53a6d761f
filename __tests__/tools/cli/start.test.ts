import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();

const log = join(project.root, "test-results/builds.log");
const builds = () => (existsSync(log) ? readFileSync(log, "utf8").length : 0);
/** Runs `npm start` with a build that writes one page and a server that exits immediately. `built` counts the builds. */
function start(env: Record<string, string> = {}, ...args: string[]) {
  const before = builds();
  const { status, output } = project.spawn(["src/tools/cli/start.mjs", ...args], env);
  return { status, output, built: builds() - before };
}

/** The module that makes the decisions, called in this process: a Node script without type declarations. */
const lastBuild = jest.requireActual<{
  inputsOf(root: string, env: NodeJS.ProcessEnv): Record<string, string>;
  whyBuild(root: string, inputs: Record<string, string>): string[];
  recordBuild(root: string, inputs: Record<string, string>): void;
  removeStaleCache(root: string): void;
}>("../../../src/tools/cli/last-build.mjs");
const inputs = (env: NodeJS.ProcessEnv = {}) => lastBuild.inputsOf(project.root, { ...process.env, ...env });
const whyBuild = (env?: NodeJS.ProcessEnv) => lastBuild.whyBuild(project.root, inputs(env));

beforeAll(() => {
  project.write("test-results/builds.log", "");
  project.write(
    "node_modules/gatsby/cli.js",
    `const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
    appendFileSync("test-results/builds.log", "b");
    if (process.env.STOPPED_BY) { process.kill(process.ppid, process.env.STOPPED_BY); return setTimeout(() => {}, 9000); }
    if (process.env.BUILD_FAILS) { console.error("error The page cannot be read"); process.exit(3); }
    for (const folder of ["public", ".cache"]) mkdirSync(folder, { recursive: true });
    writeFileSync("public/index.html", "built");
    console.log("success createPages - 0.1s");`,
  );
  project.write("node_modules/tsx/package.json", { exports: "./loader.mjs" });
  project.write("node_modules/tsx/loader.mjs", 'console.log("tsx", process.argv[1]); process.exit();');
  project.write("content/pages/a.mdx", "A");
  project.write("content/pages/b.mdx", "B");
});

describe("npm start", () => {
  it("builds, prints each step with its duration, and serves", () => {
    const { status, output, built } = start();
    expect([status, built]).toEqual([0, 1]);
    expect(output).toMatch(
      /^Packages: [\d.]+ s\nChanges: [\d.]+ s \(no build to reuse\)\ntsx .*require-free-port\.ts\nBuild: [\d.]+ s\ntsx .*serve\.ts\n$/,
    );
  });

  it("builds nothing when nothing has changed, even if a file was rewritten with the same content", () => {
    project.write("content/pages/a.mdx", "A");
    const { output, built } = start();
    expect(built).toBe(0);
    expect(output).toMatch(
      /^Packages: .*\nChanges: [\d.]+ s \(none since the last build\)\ntsx .*serve\.ts\n$/,
    );
  });

  it.each([
    ["an edited file", "content/pages/a.mdx", () => project.write("content/pages/a.mdx", "A2")],
    ["a new file", "static/new.txt", () => project.write("static/new.txt", "")],
    ["a deleted file", "content/pages/b.mdx", () => rmSync(join(project.root, "content/pages/b.mdx"))],
    ["settings in the root", ".env.production", () => project.write(".env.production", "A=1")],
    [
      "the lockfile",
      "package-lock.json",
      () => project.write("package-lock.json", { packages: {}, name: "x" }),
    ],
    [
      "different installed packages",
      "the installed packages",
      () => project.write("node_modules/.package-lock.json", { packages: {}, name: "x" }),
    ],
    [
      "a changed page in public",
      "the pages in public",
      () => appendFileSync(join(project.root, "public/index.html"), "x"),
    ],
    ["an additional file in public", "the folder public", () => project.write("public/other.css", "")],
  ])("builds once after a change (%s), and names it", (_, name, change) => {
    change();
    expect(whyBuild()).toEqual([name]);
    lastBuild.recordBuild(project.root, inputs());
    expect(whyBuild()).toEqual([]);
  });

  it("builds from scratch when a page in public has changed, because Gatsby would keep a damaged page", () => {
    project.write("public/damaged.html", "<p>");
    project.write("content/pages/a.mdx", "A and damaged");
    const { output, built } = start();
    expect(output).toContain("(content/pages/a.mdx, the pages in public)");
    expect(built).toBe(1);
    expect(existsSync(join(project.root, "public/damaged.html"))).toBe(false);
  });

  it("builds when a variable of the build has another value, and ignores other variables", () => {
    expect(whyBuild({ PORT: "8123", GATSBY_TELEMETRY_DISABLED: "1" })).toEqual([]);
    expect(whyBuild({ SITE_ORIGIN: "https://a.example" })).toEqual(["the variable SITE_ORIGIN"]);
    lastBuild.recordBuild(project.root, inputs({ SITE_ORIGIN: "https://a.example" }));
    expect(whyBuild({ SITE_ORIGIN: "https://a.example" })).toEqual([]);
    expect(whyBuild()).toEqual(["the variable SITE_ORIGIN"]);
    expect(start().output).toContain("(the variable SITE_ORIGIN)");
  });

  it("does not build after changes that no build reads", () => {
    project.write("docs/guide.md", "words");
    project.write("__tests__/a.test.ts", "");
    project.write("README.md", "words");
    project.write("content/README.md", "words");
    project.write("src/legal/README.md", "words");
    expect(whyBuild()).toEqual([]);
  });

  it("builds from scratch with --fresh", () => {
    project.write(".cache/of-gatsby", "");
    expect(start({}, "--fresh").built).toBe(1);
    expect(existsSync(join(project.root, ".cache/of-gatsby"))).toBe(false);
  });

  it("keeps Gatsby's cache after an edit of content or a component, but not of code that creates nodes", () => {
    const cached = join(project.root, ".cache/of-gatsby");
    const isKept = (edited: string) => {
      project.write(".cache/of-gatsby", "");
      project.write(edited, `// ${Math.random()}`);
      lastBuild.removeStaleCache(project.root);
      return existsSync(cached);
    };
    expect(isKept("content/pages/b.mdx")).toBe(true);
    expect(isKept("src/sections/cards/Card.tsx")).toBe(true);
    expect(isKept("src/gatsby/nodes.ts")).toBe(false);
    expect(isKept("src/sections/text/disclosures.tsx")).toBe(false);
    expect(isKept("content/pages/b.mdx")).toBe(true);
    project.write("src/gatsby/nodes.ts", "// edited before a build");
    expect(start().built).toBe(1);
    expect(existsSync(cached)).toBe(false);
  });

  it("exits with a failed build's status and messages, serves nothing, and builds again the next time", () => {
    project.write("content/pages/a.mdx", "A3");
    const { status, output } = start({ BUILD_FAILS: "1" });
    expect(status).toBe(3);
    expect(output).toContain("(content/pages/a.mdx)");
    expect(output).toContain("error The page cannot be read");
    expect(output).toMatch(/Build: failed after [\d.]+ s/);
    expect(output).not.toContain("serve.ts");
    expect(start().built).toBe(1);
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])("stopped by %s during a build exits with %i", (signal, status) => {
    expect(start({ STOPPED_BY: signal }, "--fresh").status).toBe(status);
  });
});
