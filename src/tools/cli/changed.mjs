// Chooses what of `npm test` a change can break: npm test -- --changed main
// Chosen by what files import, and by the paths that tests name: a test that reads `content` from the disk imports nothing there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { globSync } from "tinyglobby";

const code = /\.(ts|tsx|mjs|cjs)$/;
const isSpec = (file) => /^__tests__\/browser\/.+\.spec\.ts$/.test(file);
const isUnitTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith("__tests__/browser/");

/** Files after whose change everything runs: settings, packages, and what runs the tests. */
const everything =
  /^(package(-lock)?\.json|\.npmrc|\.ci\/|tsconfig\.json|eslint\.config\.mjs|\.prettier|__tests__\/(jest\.config|support\/|browser\/(playwright\.config|support\/))|src\/tools\/(package-replacements\/|cli\/[\w-]+\.mjs$))/;
/** Files of which the built site is made, or that check it. */
const ofSite = /^(content|src|static|netlify)\/|^gatsby-/;
const notOfSite = /^src\/tools\/(?!disclosure\/)|\.md$/;
/** Tests of what the content says and of how its pages look. All others use the content as an example only. */
export const contentTests = [
  ...["published/", "repository/", "search/quality.test.ts"],
  ...[
    "accessibility",
    "budget",
    "careers",
    "contact",
    "disclosures",
    "faq",
    "feeds",
    "fonts",
    "legal-reading",
    "marketing/about",
    "marketing/home",
    "marketing/landing",
    "metadata",
    "no-script",
    "our-numbers",
    "outgoing-links",
    "press",
    "print",
    "privacy",
    "privacy-by-design",
    "promises",
    "quotes",
    "structured-data",
    "terms",
    "terms-texts",
    "typography",
    "versions",
  ].map((name) => `browser/${name}.spec.ts`),
].map((path) => `__tests__/${path}`);
const isContentTest = (file) => contentTests.some((path) => file.startsWith(path));

function git(root, ...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
  return stdout.split("\n").filter(Boolean);
}

/**
 * Files that differ from where this work left a branch, committed or not.
 * @throws where the reference is unknown
 */
export function changedFiles(root, ref) {
  const [base] = git(root, "merge-base", ref, "HEAD");
  const tracked = git(root, "diff", "--name-only", "--no-renames", base);
  return [...new Set([...tracked, ...git(root, "ls-files", "--others", "--exclude-standard")])].sort();
}

/** The source files of the project with what they import, and the paths that they name. */
function readSources(root) {
  const files = globSync(["{src,__tests__,netlify}/**/*.{ts,tsx,mjs,cjs}", "*.{ts,tsx,mjs}"], {
    cwd: root,
    ignore: ["**/node_modules/**"],
  });
  const known = new Set(files);
  const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const imports = [...text.matchAll(/(?:from|import|require\(|import\()\s*["'](\.{1,2}\/[^"']*)["']/g)]
        .map(([, path]) => posix.join(dirname(file), path))
        .flatMap((path) => endings.map((ending) => path + ending).find((one) => known.has(one)) ?? []);
      // A path ends where a wildcard or a variable begins.
      const named = [
        ...text.matchAll(
          /["'`]((?:content|docs|static|netlify|src|__tests__)\b[^"'`*${\s]*|[\w.-]+\.(?:md|json|ts|tsx|mjs))/g,
        ),
      ];
      return [file, { imports, paths: named.map(([, path]) => path), text }];
    }),
  );
}

function closureOf(file, sources, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  sources.get(file)?.imports.forEach((next) => closureOf(next, sources, seen));
  return seen;
}

const isBelow = (file, path) =>
  file === path ||
  file.startsWith(path.endsWith("/") ? path : `${path}/`) ||
  (path.includes("/") && file.startsWith(path));

/** Whether a test can break by a change of these files. */
function isAffected(test, changed, sources) {
  // They read every file of the repository.
  if (test.startsWith("__tests__/repository/")) return true;
  const closure = [...closureOf(test, sources)];
  if (closure.some((file) => changed.includes(file))) return true;
  // Only what tests name: the site's own code names paths in messages, too. Code that reads the real content starts at the working directory.
  const named = closure
    .filter((file) => file.startsWith("__tests__/"))
    .flatMap((file) => sources.get(file)?.paths ?? []);
  if (closure.some((file) => sources.get(file)?.text.includes("process.cwd()"))) named.push("content");
  const own = changed.filter((file) => file.startsWith("__tests__/") && !code.test(file));
  return (
    own.some((file) => isBelow(file, dirname(test))) ||
    named.some((path) => path && changed.some((file) => isBelow(file, path)))
  );
}

/** The addresses of the pages that a content file makes; undefined where it may be on any page. */
function pagesOf(root, file) {
  const [, folder, name] = /^content\/(pages|faq|careers|legal|clinics)\/([\w-]+)\.mdx$/.exec(file) ?? [];
  if (!folder) return undefined;
  if (folder === "legal") return [`/terms/${name}`, `/tos/${name}`, `/${name}`, "/legal-versions"];
  if (!existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), "utf8");
  const field = (key) => new RegExp(`^${key}: *["']?([^"'\\s]+)`, "m").exec(text)?.[1];
  if (folder === "pages") return [field("path")].filter(Boolean);
  const slug = field("slug") ?? name;
  // Every answer is also on the page of all questions, and can be found by the search.
  return folder === "faq"
    ? [`/faq/${slug}`, "/faq"]
    : [folder === "careers" ? `/careers/${slug}` : `/${slug}`];
}

/** Whether a browser test can break by a change of some pages alone: it opens one of them, or does not say which it opens. */
function opensOneOf(spec, pages, sources) {
  const closure = [...closureOf(spec, sources)];
  if (closure.some((file) => /\/support\/routes\.ts$|\/engines\//.test(file))) return true;
  const { text } = sources.get(spec);
  const opened = [...text.matchAll(/["'`](\/[a-z0-9/-]*)(?=["'`#?$])/g)].map(([, path]) => path);
  return !opened.length || opened.some((path) => pages.includes(path));
}

/**
 * @param changed paths of the files that differ
 * @returns for each step that can break: nothing for all of it, or the files to run; for what was left out, why; and the
 *   addresses of the pages that changed, where they alone did
 */
export function choose(root, changed) {
  const run = new Map();
  const left = [];
  const all = ["Type check", "Lint", "Content", "Unit tests", "Build", "Disclosures", "Browser tests"];
  const trigger = changed.find((file) => everything.test(file));
  if (trigger) {
    all.forEach((name) => run.set(name, undefined));
    return { run, left: [], because: trigger };
  }
  const skip = (name, why) => left.push(`${name}: ${why}`);
  const present = changed.filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  const sources = readSources(root);

  if (changed.some((file) => /\.tsx?$/.test(file))) run.set("Type check", undefined);
  else skip("Type check", "no TypeScript changed");
  if (present.length) run.set("Lint", present);
  else skip("Lint", "no file to read");

  const site = changed.filter((file) => ofSite.test(file) && !notOfSite.test(file));
  const onlyContent = site.length > 0 && changed.every((file) => file.startsWith("content/"));
  const candidates = [...sources.keys()].filter((file) => !onlyContent || isContentTest(file));
  const orExamples = onlyContent ? ", or use the content as an example only" : "";

  const tests = [...sources.keys()].filter(isUnitTest);
  const related = candidates.filter((file) => isUnitTest(file) && isAffected(file, changed, sources));
  if (related.length) run.set("Unit tests", related);
  if (related.length < tests.length)
    skip(
      "Unit tests",
      `${tests.length - related.length} of ${tests.length} files import or read nothing that changed${orExamples}`,
    );

  const specs = [...sources.keys()].filter(isSpec);
  const pages = site.map((file) => pagesOf(root, file));
  const opens = (spec) => pages.every(Boolean) && site.length > 0 && opensOneOf(spec, pages.flat(), sources);
  const chosen = candidates
    .filter(isSpec)
    .filter(
      (spec) =>
        (site.length > 0 && !pages.every(Boolean)) || opens(spec) || isAffected(spec, changed, sources),
    );
  if (site.length) run.set("Content", undefined);
  else skip("Content", "nothing of the site changed");
  if (site.length || chosen.length) run.set("Build", undefined);
  else skip("Build", "nothing of the site changed");
  if (site.length) run.set("Disclosures", undefined);
  else skip("Disclosures", "nothing of the site changed");
  if (chosen.length) run.set("Browser tests", chosen.length === specs.length ? undefined : chosen);
  if (chosen.length < specs.length)
    skip(
      "Browser tests",
      `${specs.length - chosen.length} of ${specs.length} files ${site.length ? "open other pages" : "are about the site, which did not change"}${orExamples}`,
    );
  return { run, left, pages: onlyContent && pages.every(Boolean) ? pages.flat() : undefined };
}
