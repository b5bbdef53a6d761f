// The words of every page of a revision, from a build of it. Kept by the tree's hash: a revision is built once.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { wordsOfPage } from "../../../legal/redline/page-words";
import { withFiles, type Revision } from "./revision";

/** `public/faq/ivf/index.html` is the page /faq/ivf. */
function pathOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "")}`;
}

/** A text that is not yet published would stop the build (npm run check). In this copy, and only here, it counts as recorded. */
function record(folder: string): void {
  const script = join(folder, "src/tools/cli/publish-legal.ts");
  if (!existsSync(script)) return;
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, "node_modules/tsx/dist/cli.mjs"), script, ...args], {
      cwd: folder,
      encoding: "utf8",
    }).stdout;
  const edited = [...run().matchAll(/^(\S+): (?:no record yet|.*; (?:edited since|\d+ new ids?).*)$/gm)].map(
    (match) => match[1]!,
  );
  for (const name of edited) {
    // Under a new date it is a version; under the old one, a correction.
    run(name, "--note", "The copy that a redline builds.");
    run(name, "--immaterial", "the copy that a redline builds", "--by", "npm run redline");
  }
}

function build(folder: string, { label }: Revision): Map<string, string> {
  record(folder);
  const env = { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, "node_modules/gatsby/cli.js"), "build"],
    { cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 28 },
  );
  if (status !== 0)
    throw new Error(`The build of ${label} failed:\n${(stdout + stderr).split("\n").slice(-40).join("\n")}`);
  const publicDir = join(folder, "public");
  return new Map(
    globSync("**/*.html", { cwd: publicDir })
      .sort()
      .map((file) => [pathOfFile(file), wordsOfPage(readFileSync(join(publicDir, file), "utf8"))]),
  );
}

/** @returns the words of each page by its path; from the cache where the revision was built before */
export function builtPages(root: string, revision: Revision): Map<string, string> {
  const folder = join(root, "node_modules/.cache/redline");
  const origins = [
    "SITE_ORIGIN",
    "APP_ORIGIN",
    "RATE_CALCULATOR_ORIGIN",
    "FEATURE_CROWD_INVESTING",
    "FEATURE_INVESTOR_LINK",
  ]
    .map((name) => process.env[name] ?? "")
    .join("|");
  // What a page says can depend on the day it is built: a text comes into force, a figure lapses.
  const today = new Date().toISOString().slice(0, 10);
  const kept = join(
    folder,
    `${revision.tree}-${today}${origins.replaceAll("|", "") ? `-${Buffer.from(origins).toString("base64url")}` : ""}.json`,
  );
  if (existsSync(kept)) return new Map(JSON.parse(readFileSync(kept, "utf8")) as [string, string][]);
  const pages = withFiles(root, revision, (files) => build(files, revision));
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify([...pages]));
  return pages;
}
