// What the last build of `npm start` was made from and what it wrote, to tell whether another would be the same.
// Decided by content, not by time stamps or git: a checkout, a copy and an edit that was undone all count as unchanged.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** In Gatsby's own cache: where that was deleted, a build has to begin anew. */
const recordFile = ".cache/last-build.json";

/** Folders that no build reads, or that it writes. Everything else in the project counts as its input. */
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

/** Environment variables that change a build, besides Gatsby's own (`GATSBY_...`). docs/commands.md describes them. */
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
      if (!folder && (noInputs.has(name) || /\.(md|log)$/.test(name))) return [];
      const stats = statSync(join(root, path), { throwIfNoEntry: false });
      return stats?.isDirectory() ? filesIn(root, path) : stats?.isFile() ? [path] : [];
    });
}

/**
 * Everything that a build depends on, each with a digest: the project's files, the installed packages, the environment,
 * Node, and the day, because the versions of legal texts that are in force depend on it.
 * @param root the project
 * @param env the environment of the build
 */
export function inputsOf(root, env, today = new Date()) {
  const files = filesIn(root).map((path) => [path, digest(readFileSync(join(root, path)))]);
  const packages = join(root, "node_modules/.package-lock.json");
  const variables = Object.keys(env)
    .filter((name) => name.startsWith("GATSBY_") || buildVariables.includes(name))
    .sort()
    .map((name) => [`the variable ${name}`, digest(env[name])]);
  return Object.fromEntries([
    ...files,
    ...variables,
    ["the installed packages", existsSync(packages) ? digest(readFileSync(packages)) : ""],
    ["Node's version", `${process.version} ${process.platform} ${process.arch}`],
    ["the day", `${today.toISOString().slice(0, 10)} ${today.getFullYear()}`],
  ]);
}

/** What is in the public folder: whoever changes a file there changes its size or time. */
function outputOf(root) {
  const files = readdirSync(join(root, "public"), { recursive: true }).sort();
  return digest(
    files
      .map((path) => {
        const { size, mtimeMs } = statSync(join(root, "public", path));
        return `${path} ${size} ${mtimeMs}`;
      })
      .join("\n"),
  );
}

/**
 * Why another build is needed: the names of what differs, or one reason. Empty when there is nothing to build.
 * @param inputs of a build that would begin now
 */
export function whyBuild(root, inputs) {
  if (!existsSync(join(root, recordFile)) || !existsSync(join(root, "public"))) return ["no build to reuse"];
  let record;
  try {
    record = JSON.parse(readFileSync(join(root, recordFile), "utf8"));
  } catch {
    return ["no build to reuse"];
  }
  const names = new Set([...Object.keys(inputs), ...Object.keys(record.inputs ?? {})]);
  const changed = [...names].filter((name) => inputs[name] !== record.inputs?.[name]);
  if (changed.length) return changed;
  return record.output === outputOf(root) ? [] : ["the folder public"];
}

/** Records a build that has succeeded. @param inputs as they were before it began: an edit during a build counts as one after it */
export function recordBuild(root, inputs) {
  writeFileSync(join(root, recordFile), JSON.stringify({ inputs, output: outputOf(root) }));
}

/** Code that webpack alone reads: Gatsby notices its changes. A test compares it with the imports of gatsby-node.ts. */
export const pageCode = /^src\/(application|layouts|templates|sections\/(?!text\/)[a-z]+)\//;

/** Not in Gatsby's cache, which Gatsby empties when it starts anew. */
const codeFile = "node_modules/.cache/code-of-gatsby-cache";

/**
 * Deletes Gatsby's cache where the code that makes nodes and the results of queries has changed: Gatsby notices changes of
 * gatsby-node.ts itself, and not of what it imports, and would build pages from old results.
 */
export function removeStaleCache(root) {
  const code = filesIn(root, "src").filter((path) => !pageCode.test(path));
  const now = digest(code.map((path) => `${path} ${digest(readFileSync(join(root, path)))}`).join("\n"));
  const record = join(root, codeFile);
  if (existsSync(record) && readFileSync(record, "utf8") === now) return;
  for (const folder of [".cache", "public"]) rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, now);
}
