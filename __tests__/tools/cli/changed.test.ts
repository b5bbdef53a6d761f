import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();

/** A Node script without type declarations. */
const {
  choose: chooseIn,
  changedFiles,
  contentTests,
} = jest.requireActual<{
  choose(
    root: string,
    files: readonly string[],
  ): { run: Map<string, readonly string[] | undefined>; left: string[]; because?: string; pages?: string[] };
  changedFiles(root: string, ref: string): string[];
  contentTests: readonly string[];
}>("../../../src/tools/cli/changed.mjs");

/** The files to run for each step, or null for all of it. */
function choose(...files: string[]) {
  const { run, ...rest } = chooseIn(project.root, files);
  return { run: Object.fromEntries([...run].map(([name, only]) => [name, only ?? null])), ...rest };
}

beforeAll(() => {
  project.write("src/site/add.ts", "export const add = 1;");
  project.write("src/site/sum.ts", 'import { add } from "./add";\nexport const sum = add;');
  project.write("src/site/one.json", { one: 1 });
  project.write("src/site/one.ts", 'import one from "./one.json";');
  project.write("__tests__/site/one.test.ts", 'import "../../src/site/one";');
  project.write("__tests__/site/sum.test.ts", 'import { sum } from "../../src/site/sum";');
  project.write("__tests__/site/other.test.ts", "");
  project.write("__tests__/published/words.test.ts", 'readdirSync("content");');
  project.write("__tests__/repository/files.test.ts", "");
  project.write("__tests__/browser/ivf.spec.ts", 'page.goto("/ivf");');
  project.write("__tests__/browser/press.spec.ts", 'page.goto("/press");');
  project.write("__tests__/browser/typography.spec.ts", 'import { routes } from "./support/routes";');
  project.write(
    "__tests__/browser/widgets.spec.ts",
    'bundle(join(__dirname, "entry.tsx")); page.goto("/press");',
  );
  project.write("__tests__/browser/entry.tsx", 'import { Inputs } from "../../src/tools/catalogue/Inputs";');
  project.write("src/tools/catalogue/Inputs.tsx", "");
  project.write("__tests__/browser/drawer.spec.ts", 'import { routes } from "./support/routes";');
  project.write("__tests__/checks/planted.test.ts", 'readFileSync("content/pages/ivf.mdx");');
  project.write("__tests__/browser/support/routes.ts", "");
  project.write("content/pages/ivf.mdx", "---\npath: /ivf\n---\n");
  project.write("content/legal/loan-terms.mdx", "---\npage: terms/loans\n---\n");
  project.write("content/facts/figures.yaml", "");
  project.write("docs/guide.md", "");
  project.write("content/README.md", "");
  project.write("src/tools/manual.ts", 'readFileSync("content/README.md"); process.cwd();');
  project.write("__tests__/tools/manual.test.ts", 'import "../../src/tools/manual";');
});

describe("choose", () => {
  it("runs the tests of a data file that is imported, and the disclosures if their proof changed", () => {
    expect(choose("src/site/one.json").run["Unit tests"]).toContain("__tests__/site/one.test.ts");
    expect(Object.keys(choose("content/disclosure-proof.md").run)).toContain("Disclosures");
  });

  it("runs the unit tests that import a changed file, directly or indirectly", () => {
    const { run, left } = choose("src/site/add.ts");
    expect(run["Unit tests"]).toEqual(["__tests__/repository/files.test.ts", "__tests__/site/sum.test.ts"]);
    expect(left).toContain("Unit tests: 5 of 7 files import or read nothing that changed");
    expect(run).toMatchObject({
      "Type check": null,
      Lint: ["src/site/add.ts"],
      Build: null,
      "Browser tests": null,
    });
  });

  it("runs the tests that read a changed page from disk, and the browser tests that may open it", () => {
    const { run } = choose("content/pages/ivf.mdx", "src/site/add.ts");
    expect(run["Unit tests"]).toContain("__tests__/published/words.test.ts");
    expect(run["Unit tests"]).toContain("__tests__/checks/planted.test.ts");
    const page = choose("content/pages/ivf.mdx", "__tests__/site/other.test.ts");
    expect(page.run["Browser tests"]).toEqual([
      "__tests__/browser/drawer.spec.ts",
      "__tests__/browser/ivf.spec.ts",
      "__tests__/browser/typography.spec.ts",
    ]);
    expect(page.pages).toBeUndefined();
  });

  it("runs only content tests when only content changed, and lists the changed pages", () => {
    const { run, left, pages } = choose("content/pages/ivf.mdx");
    expect(run["Unit tests"]).toEqual([
      "__tests__/published/words.test.ts",
      "__tests__/repository/files.test.ts",
    ]);
    expect(run["Browser tests"]).toEqual(["__tests__/browser/typography.spec.ts"]);
    expect(pages).toEqual(["/ivf"]);
    expect(run).toMatchObject({ Content: null, Build: null, Disclosures: null });
    expect(left).toEqual(
      expect.arrayContaining([
        "Type check: no TypeScript changed",
        "Browser tests: 4 of 5 files open other pages, or use the content only as an example",
      ]),
    );
  });

  it("knows the addresses of a legal text, which its frontmatter states", () => {
    expect(choose("content/legal/loan-terms.mdx").pages).toEqual([
      "/terms/loans",
      "/tos/loans",
      "/terms/loans/versions",
      "/legal-versions",
    ]);
  });

  it("lists only content tests that exist", () => {
    expect(contentTests.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("runs every browser test after a change of a fact, which may be on any page, or every content test if nothing else changed", () => {
    expect(choose("content/facts/figures.yaml", "src/site/add.ts").run["Browser tests"]).toBeNull();
    const { run, pages } = choose("content/facts/figures.yaml");
    expect(run["Browser tests"]).toEqual([
      "__tests__/browser/press.spec.ts",
      "__tests__/browser/typography.spec.ts",
    ]);
    expect(pages).toBeUndefined();
  });

  it("builds for a changed browser test, and runs no other browser test", () => {
    const { run } = choose("__tests__/browser/press.spec.ts");
    expect(run).toMatchObject({ Build: null, "Browser tests": ["__tests__/browser/press.spec.ts"] });
    expect(run).not.toHaveProperty("Content");
  });

  it("runs the browser test that bundles a changed file", () => {
    const { run } = choose("src/tools/catalogue/Inputs.tsx");
    expect(run["Browser tests"]).toEqual(["__tests__/browser/widgets.spec.ts"]);
  });

  it("neither builds nor checks the site after a change of documentation", () => {
    const { run } = choose("docs/guide.md");
    expect(Object.keys(run)).toEqual(["Lint", "Unit tests"]);
  });

  it("runs only tests that name a guide, or code that writes it, after a change of a guide among the content or the code", () => {
    const { run } = choose("content/README.md", "src/site/README.md");
    expect(run).toEqual({
      Lint: ["content/README.md"],
      "Unit tests": ["__tests__/repository/files.test.ts", "__tests__/tools/manual.test.ts"],
    });
  });

  it("runs the content tests after a change of a page and its guides, and the tests of the guides", () => {
    const page = choose("content/pages/ivf.mdx");
    const both = choose("content/pages/ivf.mdx", "content/README.md", "docs/guide.md");
    expect(both.pages).toEqual(page.pages);
    expect(both.run["Browser tests"]).toEqual(page.run["Browser tests"]);
    expect(both.run["Unit tests"]).toEqual([
      ...page.run["Unit tests"]!,
      ...["__tests__/tools/manual.test.ts"],
    ]);
  });

  it.each([
    ...["content/disclosure-proof.md", "content/spelling.txt"],
    ...["content/search/queries.yaml", "content/addresses.lock"],
  ])("opens no page in a browser after a change of %s, which no page shows", (file) => {
    const { run } = choose(file);
    expect(run).toMatchObject({ Content: null, Disclosures: null });
    expect(run).not.toHaveProperty("Browser tests");
  });

  it.each(["package-lock.json", "tsconfig.json", "src/tools/cli/test.mjs", "__tests__/support/chromium.ts"])(
    "runs everything after a change of %s, and reports why",
    (file) => {
      const { run, left, because } = choose("docs/guide.md", file);
      expect([because, left]).toEqual([file, []]);
      expect(Object.values(run)).toEqual(Array(7).fill(null));
    },
  );
});

describe("changedFiles", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: project.root,
    });
  it("lists the files that were committed, edited, deleted or added since leaving the branch, once each", () => {
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("commit", "-qm", "one");
    git("switch", "-qc", "work");
    project.write("src/site/add.ts", "export const add = 2;");
    git("commit", "-qam", "two");
    project.write("src/site/add.ts", "export const add = 3;");
    project.write("docs/new.md", "");
    project.write("content/media/café.svg", "");
    git("rm", "-q", "docs/guide.md");
    expect(changedFiles(project.root, "main")).toEqual([
      "content/media/café.svg",
      "docs/guide.md",
      "docs/new.md",
      "src/site/add.ts",
    ]);
  });

  it("throws for an unknown reference, and npm test explains what it needs", () => {
    expect(() => changedFiles(project.root, "nowhere")).toThrow(/nowhere/);
    // Not in this repository, where npm test installs missing packages.
    project.write("node_modules/tinyglobby/index.js", "exports.globSync = () => [];");
    const { status, output } = project.spawn(["src/tools/cli/test.mjs", "--changed", "nowhere"]);
    expect(status).toBe(2);
    expect(output).toMatch(/nowhere\n--changed needs a branch or commit, such as main\n$/);
  });

  it("says what is missing: a common commit, as in a shallow clone, or git itself", () => {
    const other = git("commit-tree", "HEAD^{tree}", "-m", "other").toString().trim();
    expect(() => changedFiles(project.root, other)).toThrow(/no common commit; .* git fetch --unshallow/);
    const { output } = project.spawn(["src/tools/cli/test.mjs", "--changed", "main"], { PATH: "" });
    expect(output).toContain("git merge-base main HEAD: spawnSync git ENOENT\n");
  });
});
