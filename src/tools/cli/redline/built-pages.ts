// The words of every page of a revision, from a build of it. Kept by the tree's hash: a revision is built once.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { latest, readArchive, recordFile } from "../../../legal/record/archive";
import { addToRecord, sealText, writeText } from "../../../legal/record/write";
import { wordsOfPage } from "../../../legal/redline/page-words";
import type { RenderedText } from "../../../legal/redline/types";
import { readBlocks } from "../../../legal/text/blocks";
import { readsSame } from "../../../legal/text/fingerprint";
import { withFiles, type Revision } from "./revision";

/** `public/faq/ivf/index.html` is the page /faq/ivf. */
function pathOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "")}`;
}

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

function build(folder: string, { label }: Revision, texts: readonly RenderedText[]): Map<string, string> {
  recordEdits(folder, texts);
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
export function builtPages(
  root: string,
  revision: Revision,
  texts: readonly RenderedText[],
): Map<string, string> {
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
  // Pages depend on the day of the build: a text takes effect, a figure expires.
  const today = new Date().toISOString().slice(0, 10);
  const kept = join(
    folder,
    `${revision.tree}-${today}${origins.replaceAll("|", "") ? `-${Buffer.from(origins).toString("base64url")}` : ""}.json`,
  );
  if (existsSync(kept)) return new Map(JSON.parse(readFileSync(kept, "utf8")) as [string, string][]);
  const pages = withFiles(root, revision, (files) => build(files, revision, texts));
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify([...pages]));
  return pages;
}
