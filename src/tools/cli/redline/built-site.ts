// The built site of a revision, cached by the hash of its tree: a revision is built once a day.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { latest, readArchive, recordFile } from "../../../legal/record/archive";
import { addToRecord, sealText, writeText } from "../../../legal/record/write";
import type { RenderedText } from "../../../legal/redline/types";
import { readBlocks } from "../../../legal/text/blocks";
import { readsSame } from "../../../legal/text/fingerprint";
import { withFiles, type Revision } from "./revision";

/** Records edited texts in a temporary copy, without which its build would stop (npm run check). */
function recordEdits(folder: string, texts: readonly RenderedText[]): void {
  for (const { name, title, fields, html } of texts) {
    const { archive } = readArchive(folder, name);
    if (!archive) continue;
    const [, dateKind, date] = /^(.*) (\S+)$/.exec(fields.Date ?? "") ?? [];
    const last = latest(archive);
    const blocks = readBlocks(html);
    const ids = blocks.flatMap(({ id }) => (id && !archive.record.ids.includes(id) ? id : []));
    const unchanged = readsSame(readBlocks(archive.texts.get(last.file) ?? ""), blocks);
    const isVersion = date! > last.date;
    if (!dateKind || (unchanged && !ids.length && !isVersion && title === last.title)) continue;
    const { version, note, recorded } = last;
    const text = isVersion
      ? { version: version + 1, note, recorded, file: `v${version + 1}.html` }
      : {
          version,
          note,
          recorded,
          waiver: { reason: "a temporary copy", by: "npm run redline" },
          file: `v${version}-correction-${archive.record.texts.length + 1}.html`,
        };
    writeText(folder, name, text.file, html);
    const path = join(folder, recordFile(name));
    const entry = sealText({ ...text, title, dateKind, date: date! }, html, last);
    writeFileSync(path, addToRecord(readFileSync(path, "utf8"), { text: entry, ids }));
  }
}

/** Builds a revision in its folder. @throws Error with the end of the build's output */
function build(folder: string, { label }: Revision, texts: readonly RenderedText[]): void {
  recordEdits(folder, texts);
  const env = { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, "node_modules/gatsby/cli.js"), "build"],
    { cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 28 },
  );
  if (status !== 0)
    throw new Error(`The build of ${label} failed:\n${(stdout + stderr).split("\n").slice(-40).join("\n")}`);
}

/** Revisions that stay in the cache; about 12 MB each. */
const most = 24;

const settings = [
  "SITE_ORIGIN",
  "APP_ORIGIN",
  "RATE_CALCULATOR_ORIGIN",
  "FEATURE_CROWD_INVESTING",
  "FEATURE_INVESTOR_LINK",
];

/** The cache folder of a revision, which may not exist yet. Pages depend on the day too: a text takes effect, a figure expires. */
export function cacheOf(root: string, { tree }: Revision): string {
  const today = new Date().toISOString().slice(0, 10);
  const set = settings.map((name) => process.env[name] ?? "").join("|");
  const suffix = set.replaceAll("|", "") ? `-${Buffer.from(set).toString("base64url")}` : "";
  return join(root, "node_modules/.cache/review", `${tree}-${today}${suffix}`);
}

function prune(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const oldest = readdirSync(folder)
    .sort((a, b) => age(b) - age(a))
    .slice(most);
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Builds a revision's site, or takes it from the cache.
 * @param texts its legal texts, which a temporary copy of the record must have
 * @param afterBuild receives the folder with the revision's files and its built site, and the cache folder
 * @returns the folder of the built site
 * @throws Error where it cannot be built
 */
export function builtSite(
  root: string,
  revision: Revision,
  texts: readonly RenderedText[],
  afterBuild?: (files: string, cache: string) => void,
): string {
  const cache = cacheOf(root, revision);
  if (existsSync(join(cache, "public"))) return join(cache, "public");
  withFiles(root, revision, (files) => {
    build(files, revision, texts);
    mkdirSync(cache, { recursive: true });
    afterBuild?.(files, cache);
    const partial = join(cache, `partial-${process.pid}`);
    cpSync(join(files, "public"), partial, { recursive: true });
    renameSync(partial, join(cache, "public"));
  });
  prune(join(cache, ".."));
  return join(cache, "public");
}
