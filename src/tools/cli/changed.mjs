// Chooses the parts of `npm test` that a change can break: npm test -- --changed main
// Decided by imports, and by the paths that tests name: a test that reads `content` from disk imports nothing from there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { globSync } from "tinyglobby";

const code = /\.(ts|tsx|mjs|cjs)$/;
const isSpec = (file) => /^__tests__\/browser\/.+\.spec\.ts$/.test(file);
const isUnitTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith("__tests__/browser/");

/** A change of these files runs everything: settings, packages, and the test runners. */
const everything =
  /^(package(-lock)?\.json|\.npmrc|\.ci\/|tsconfig\.json|\.oxlintrc\.json|\.prettier|__tests__\/(jest\.config|support\/|browser\/(playwright\.config|support\/))|src\/tools\/(package-replacements\/|cli\/[\w-]+\.mjs$))/;
/** Files that the built site is made from, or that check it. */
const ofSite = /^(content|src|static|netlify)\/|^gatsby-/;
const notOfSite = /^src\/tools\/(?!disclosure\/)/;
/** Guides, which only the tests read that name them: Markdown, except published files, fixtures and the disclosure proof. */
const isGuide = (file) => /^(?!__tests__\/|static\/).*(?<!disclosure-proof)\.md$/.test(file);
/** Content that the checks read, and no page shows. */
const onNoPage =
  /^content\/(addresses\.lock$|disclosure-proof\.md$|spelling\.txt$|schemas\/|search\/queries\.yaml$)/;
/** Tests of the content's text and of how its pages look. All others use the content only as an example. */
export const contentTests = [
  ...["published/", "repository/", "search/quality.test.ts", "tools/cli/generate.test.ts"],
  ...(
    "accessibility budget careers contact disclosures faq feeds fonts legal-reading legal-texts " +
    "marketing/about marketing/home marketing/landing metadata no-script our-numbers press " +
    "print privacy-by-design promises structured-data terms typography versions"
  )
    .split(" ")
    .map((name) => `browser/${name}.spec.ts`),
].map((path) => `__tests__/${path}`);
const isContentTest = (file) => contentTests.some((path) => file.startsWith(path));

function git(root, ...args) {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  // `git merge-base` fails without a message.
  const why =
    error?.message ?? (stderr.trim() || "no common commit; in a shallow clone, run git fetch --unshallow");
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${why}`);
  return stdout.trim();
}

/** Paths that a git command lists; with `-z` git does not quote those with accents. */
const listed = (root, command, ...args) =>
  git(root, command, "-z", ...args)
    .split("\0")
    .filter(Boolean);

/**
 * Files that differ from the commit at which this branch left another, committed or not.
 * @throws when the reference is unknown
 */
export function changedFiles(root, ref) {
  const base = git(root, "merge-base", ref, "HEAD");
  const tracked = listed(root, "diff", "--name-only", "--no-renames", base);
  return [...new Set([...tracked, ...listed(root, "ls-files", "--others", "--exclude-standard")])].sort();
}

/** A path that a file names. It ends where a wildcard or a variable begins. */
const namedPath =
  /["'`]((?:content|docs|static|netlify|src|__tests__)\b[^"'`*${\s]*|[\w.-]+\.(?:md|json|ts|tsx|mjs))/g;

/** The project's source files, with the files that they import and the paths that they name. */
function readSources(root) {
  const patterns = ["{src,__tests__,netlify}/**/*.{ts,tsx,mjs,cjs}", "src/**/*.json", "*.{ts,tsx,mjs}"];
  const files = globSync(patterns, { cwd: root, ignore: ["**/node_modules/**"] });
  const known = new Set(files);
  const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      // Tests bundle some files for the browser instead of importing them: join(__dirname, "entry.tsx").
      const imports = [
        ...text.matchAll(/(?:from|import|require\(|import\()\s*["'](\.{1,2}\/[^"']*)["']/g),
        ...text.matchAll(/\bjoin\(__dirname, "([^"]*)"\)/g),
      ]
        .map(([, path]) => posix.join(dirname(file), path))
        .flatMap((path) => endings.map((ending) => path + ending).find((one) => known.has(one)) ?? []);
      return [file, { imports, paths: [...text.matchAll(namedPath)].map(([, path]) => path), text }];
    }),
  );
}

function closureOf(file, sources, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  sources.get(file)?.imports.forEach((next) => closureOf(next, sources, seen));
  return seen;
}

/** A path with a slash may be the beginning of a longer one; a name without a slash is a whole file or folder. */
const isBelow = (file, path) =>
  path.includes("/") ? file.startsWith(path) : file === path || file.startsWith(`${path}/`);

/** Whether a file names a guide by its path. Content checks name "README.md" only to leave it out. */
const readsGuide = (file, guide, sources) =>
  sources.get(file)?.paths.includes(guide) && (guide.includes("/") || file.startsWith("__tests__/"));

/** Whether a change of these files can break a test. */
function isAffected(test, files, sources) {
  // These tests read every file of the repository.
  if (test.startsWith("__tests__/repository/")) return true;
  const closure = [...closureOf(test, sources)];
  const isRead = (path) => closure.some((file) => readsGuide(file, path, sources));
  if (files.some((file) => isGuide(file) && isRead(file))) return true;
  const changed = files.filter((file) => !isGuide(file));
  if (closure.some((file) => changed.includes(file))) return true;
  // Only paths that tests name: other code also names paths, in messages. Code that reads real content uses process.cwd().
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

/** The paths of the pages that a content file appears on; undefined if it may be on any page. */
function pagesOf(root, file) {
  const [, folder, name] = /^content\/(pages|faq|careers|legal|clinics)\/([\w-]+)\.mdx$/.exec(file) ?? [];
  if (!folder || !existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), "utf8");
  const field = (key) => new RegExp(`^${key}: *["']?([^"'\\s]+)`, "m").exec(text)?.[1];
  const [page, slug] = [field("page"), field("slug") ?? name];
  return {
    pages: [field("path")].filter(Boolean),
    legal: [`/${page}`, `/${page?.replace("terms", "tos")}`, `/${page}/versions`, "/legal-versions"],
    // Every answer is also on the page of all questions.
    faq: [`/faq/${slug}`, "/faq", "/faq/all-questions"],
    careers: [`/careers/${slug}`, "/careers"],
    clinics: [`/${slug}`],
  }[folder];
}

/** Whether a change of some pages can break a browser test: it opens one of them, or names no page. */
function opensOneOf(spec, pages, sources) {
  const closure = [...closureOf(spec, sources)];
  if (closure.some((file) => /\/support\/routes\.ts$|\/engines\//.test(file))) return true;
  const { text } = sources.get(spec);
  const opened = [...text.matchAll(/["'`](\/[a-z0-9/-]*)(?=["'`#?$])/g)].map(([, path]) => path);
  return !opened.length || opened.some((path) => pages.includes(path));
}

/**
 * @param changed paths of the files that differ
 * @returns `run`: the steps that can break, each with the files to run, or undefined for all; `left`: what was left out, and
 *   why; `because`: the file that makes everything run; `pages`: paths of the changed pages, if only content changed
 */
export function choose(root, changed) {
  const run = new Map();
  const left = [];
  const all = ["Type check", "Lint", "Content", "Unit tests", "Build", "Disclosures", "Browser tests"];
  const trigger = changed.find((file) => everything.test(file));
  if (trigger) {
    all.forEach((name) => run.set(name, undefined));
    return { run, left, because: trigger };
  }
  const skip = (name, why) => left.push(`${name}: ${why}`);
  const runIf = (isNeeded, name, why, files) => (isNeeded ? run.set(name, files) : skip(name, why));
  const present = changed.filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  const sources = readSources(root);

  const isTyped = (file) => /\.tsx?$/.test(file);
  runIf(changed.some(isTyped), "Type check", "no TypeScript changed");
  runIf(present.length, "Lint", "no file to read", present);

  const site = changed.filter((file) => ofSite.test(file) && !notOfSite.test(file) && !isGuide(file));
  const onlyContent =
    site.length > 0 && changed.every((file) => file.startsWith("content/") || isGuide(file));
  const guides = changed.filter(isGuide);
  const candidates = [...sources.keys()].filter(
    (file) => !onlyContent || isContentTest(file) || isAffected(file, guides, sources),
  );
  /** Runs the chosen files of a kind. @param why the others are left out */
  const runChosen = (name, chosen, isOfKind, why) => {
    const all = [...sources.keys()].filter(isOfKind).length;
    if (chosen.length) run.set(name, chosen.length === all ? undefined : chosen);
    const orExamples = onlyContent ? ", or use the content only as an example" : "";
    if (chosen.length < all) skip(name, `${all - chosen.length} of ${all} files ${why}${orExamples}`);
  };
  const related = candidates.filter((file) => isUnitTest(file) && isAffected(file, changed, sources));
  runChosen("Unit tests", related, isUnitTest, "import or read nothing that changed");

  const shown = changed.filter((file) => !onNoPage.test(file));
  const shownOfSite = site.filter((file) => !onNoPage.test(file));
  const pages = shownOfSite.map((file) => pagesOf(root, file));
  const arePagesKnown = pages.every(Boolean);
  const opensPage = (spec) =>
    shownOfSite.length > 0 && (!arePagesKnown || opensOneOf(spec, pages.flat(), sources));
  const chosen = candidates.filter(
    (spec) => isSpec(spec) && (opensPage(spec) || isAffected(spec, shown, sources)),
  );
  const unchanged = "no file of the site changed";
  runIf(site.length, "Content", unchanged);
  runIf(site.length || chosen.length, "Build", unchanged);
  runIf(site.length, "Disclosures", unchanged);
  const why = site.length ? "open other pages" : "are about the site, which did not change";
  runChosen("Browser tests", chosen, isSpec, why);
  return { run, left, pages: onlyContent && arePagesKnown ? pages.flat() : undefined };
}
