// Built sites of revisions, cached by tree, day and environment.
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { RenderedText } from "../../../legal/redline/types";
import { readEnvironment } from "../../../site/environment";
import { recordEdits } from "./record-edits";
import { withFiles, type Revision } from "./revision";
import { isoToday } from "../../../site/dates";

/** Builds the site of a folder. @throws Error with the build's errors */
export function buildSite(folder: string, label: string): void {
  const env = { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" };
  const args = [join(folder, "node_modules/gatsby/cli.js"), "build"];
  const options = { cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`The build of ${label} failed:\n${errorsIn(stdout + stderr)}`);
}

/** The errors in a failed build's output, or its last lines if it names none. @param output with terminal codes */
export function errorsIn(output: string): string {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  const isProgress = (line: string) => /^\s*(success|info|verbose|not finished) /.test(line);
  const first = lines.findIndex((line) => /^\s*(ERROR|Error:|error) /.test(line));
  return lines
    .slice(first < 0 ? -40 : first)
    .filter((line) => line.trim() && !isProgress(line))
    .join("\n");
}

/** The number of revisions that stay cached; about 14 MB each. */
const maxRevisions = 24;

/**
 * The cache folder of a revision, which may not exist. It depends on the day, because texts take effect and figures expire,
 * and on the environment, which changes pages and headers.
 */
export function cacheOf(root: string, { tree }: Revision): string {
  const today = isoToday();
  const digest = hash("sha256", JSON.stringify(readEnvironment(process.env))).slice(0, 16);
  return join(root, "node_modules/.cache/review", `${tree}-${today}-${digest}`);
}

function prune(folder: string): void {
  // Another process may remove a folder in the meantime.
  const age = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldest = readdirSync(folder)
    .sort((a, b) => age(b) - age(a))
    .slice(maxRevisions);
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Copies a built site into the cache atomically. If another process was faster, its site stays: both are of one revision. */
export function storeSite(built: string, target: string): void {
  const partial = `${target}-${process.pid}`;
  cpSync(built, partial, { recursive: true });
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/**
 * Builds a revision's site, or reads it from the cache.
 * @param texts its legal texts, which are recorded in the temporary copy
 * @returns the folder of the built site
 * @throws Error when it cannot be built
 */
export function builtSite(root: string, revision: Revision, texts: readonly RenderedText[]): string {
  const cache = cacheOf(root, revision);
  if (existsSync(join(cache, "public"))) return join(cache, "public");
  withFiles(root, revision, (files) => {
    recordEdits(files, texts);
    buildSite(files, revision.label);
    mkdirSync(cache, { recursive: true });
    storeSite(join(files, "public"), join(cache, "public"));
  });
  prune(join(cache, ".."));
  return join(cache, "public");
}
