// Records the inputs and the output of the last build of `npm start` or `npm test`, to decide whether another build is needed.
// Inputs are compared by content, not by timestamps or git: a checkout, a copy and an undone edit count as unchanged.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** In Gatsby's own cache: if that is deleted, a new build is needed. */
const recordFile = ".cache/last-build.json";

/** Folders that a build does not read, or that it writes. Everything else in the project counts as an input. */
const noInputs = new Set([
  "node_modules",
  "public",
  ".cache",
  ".git",
  ".github",
  ".vscode",
  ".ci",
  "__tests__",
  "docs",
  "test-results",
  "coverage",
  "playwright-report",
]);

/** Environment variables that change a build, besides Gatsby's own (`GATSBY_...`). docs/commands.md describes the site's. */
export const buildVariables = [
  "SITE_ORIGIN",
  "APP_ORIGIN",
  "RATE_CALCULATOR_ORIGIN",
  "API_V1_URL",
  "API_V3_URL",
  "ERROR_REPORT_URL",
  "FEATURE_CROWD_INVESTING",
  "FEATURE_INVESTOR_LINK",
  "HOST_TARGET",
  "NGINX_LISTEN",
  "NGINX_CERTIFICATE",
  "NGINX_CERTIFICATE_KEY",
  "NGINX_BROTLI",
  "NODE_ENV",
  "NODE_OPTIONS",
  "TZ",
];

const digest = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Files below a folder, as paths from the root with `/`, in order. */
function filesIn(root, folder = "") {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name;
      if (!folder && (noInputs.has(name) || name.endsWith(".log"))) return [];
      // Guides: the site is written in MDX.
      if (name.endsWith(".md") && !folder.startsWith("static")) return [];
      const stats = statSync(join(root, path), { throwIfNoEntry: false });
      return stats?.isDirectory() ? filesIn(root, path) : stats?.isFile() ? [path] : [];
    });
}

/**
 * The inputs of a build, each with a digest: the project's files, the installed packages, the environment, Node, and the
 * day, which decides which versions of legal texts are in force.
 */
export function inputsOf(root, env, today = new Date()) {
  const files = filesIn(root).map((path) => [path, digest(readFileSync(join(root, path)))]);
  const packages = join(root, "node_modules/.package-lock.json");
  const variables = Object.keys(env)
    .filter((name) => name.startsWith("GATSBY_") || buildVariables.includes(name))
    .filter((name) => name !== "GATSBY_TELEMETRY_DISABLED")
    .sort()
    .map((name) => [`the variable ${name}`, digest(env[name])]);
  // As isoToday in src/site/dates.ts, and the year of the machine.
  const day = today.toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" });
  return Object.fromEntries([
    ...files,
    ...variables,
    ["the installed packages", existsSync(packages) ? digest(readFileSync(packages)) : ""],
    ["Node's version", `${process.version} ${process.platform} ${process.arch}`],
    ["the day", `${day} ${today.getFullYear()}`],
  ]);
}

/** The reason for a build from scratch: Gatsby writes no page again whose data is the same, however damaged its file is. */
export const damagedPages = "the pages in public";

/** Digests of the public folder's pages and other files: an edit of a file changes its size or modification time. */
function outputOf(root) {
  const files = readdirSync(join(root, "public"), { recursive: true }).sort();
  const digestOf = (paths) => {
    const stats = paths.map((path) => [path, statSync(join(root, "public", path))]);
    return digest(stats.map(([path, { size, mtimeMs }]) => `${path} ${size} ${mtimeMs}`).join("\n"));
  };
  const isPage = (path) => path.endsWith(".html");
  return {
    [damagedPages]: digestOf(files.filter(isPage)),
    // `npm run develop` writes some of them.
    "the folder public": digestOf(files.filter((path) => !isPage(path))),
  };
}

/** The reasons for another build: the names of what differs, or one reason. Empty when no build is needed. */
export function whyBuild(root, inputs) {
  try {
    const record = JSON.parse(readFileSync(join(root, recordFile), "utf8"));
    const now = { ...inputs, ...outputOf(root) };
    return Object.keys({ ...now, ...record }).filter((name) => now[name] !== record[name]);
  } catch {
    return ["no build to reuse"];
  }
}

/** Deletes the build and Gatsby's cache. */
export function removeBuild(root) {
  for (const folder of [".cache", "public"]) rmSync(join(root, folder), { recursive: true, force: true });
}

/** Records a successful build. @param inputs from before the build, so that an edit during the build causes another one */
export function recordBuild(root, inputs) {
  writeFileSync(join(root, recordFile), JSON.stringify({ ...inputs, ...outputOf(root) }));
}

/** Code that only webpack reads, whose changes Gatsby notices. A test compares it with the imports of gatsby-node.ts. */
export const pageCode = /^src\/(application|layouts|templates|sections\/(?!text\/)[a-z]+)\//;

/** Not in Gatsby's cache, which Gatsby clears when it starts from scratch. */
const codeFile = "node_modules/.cache/code-of-gatsby-cache";

/**
 * Deletes Gatsby's cache when the code that creates nodes and query results has changed. Gatsby notices changes of
 * gatsby-node.ts itself, but not of its imports, and would build pages from stale results.
 */
export function removeStaleCache(root) {
  const code = filesIn(root, "src").filter((path) => !pageCode.test(path));
  const now = digest(code.map((path) => `${path} ${digest(readFileSync(join(root, path)))}`).join("\n"));
  const record = join(root, codeFile);
  if (existsSync(record) && readFileSync(record, "utf8") === now) return;
  removeBuild(root);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, now);
}
