import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../../hosting/public-files";
import { builtHtml } from "../../disclosure/built-pages";
import type { Description, PublishedFile, Site } from "../../review/site";
import { messageOf } from "../command";
import { builtSite, cacheOf } from "./built-site";
import { withFiles, type Revision } from "./revision";

/** What a revision's own code reports. */
interface Described {
  description: Description;
  /** Messages about parts that could not be read. */
  gaps: string[];
}

/**
 * Runs describe-revision.ts in a folder with a revision's files.
 * @param addresses for "build": addresses to resolve in addition to the revision's own
 * @throws Error with the first lines of its messages if it fails
 */
export function describe(
  root: string,
  folder: string,
  mode: "sources" | "build",
  addresses: readonly string[] = [],
): Described {
  const program = join(root, "src/tools/cli/revisions/describe-revision.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", program, mode], {
    cwd: folder,
    encoding: "utf8",
    input: JSON.stringify(addresses),
    maxBuffer: 2 ** 28,
  });
  const messages = stderr.trim();
  if (status !== 0) throw new Error(messages.split("\n").slice(0, 12).join("\n"));
  return { description: JSON.parse(stdout) as Description, gaps: messages ? [messages] : [] };
}

/** Increase it when the format of the cached descriptions changes. */
const version = 3;

function cached(file: string, read: () => Described): Described {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Described;
  const found = read();
  mkdirSync(dirname(file), { recursive: true });
  // Renamed, so that another process never reads half of it.
  const partial = `${file}-${process.pid}`;
  writeFileSync(partial, JSON.stringify(found));
  renameSync(partial, file);
  return found;
}

/** What a revision's own code reports about its sources; cached. */
export const describedSources = (root: string, revision: Revision): Described =>
  cached(join(cacheOf(root, revision), `sources-${version}.json`), () =>
    withFiles(root, revision, (folder) => describe(root, folder, "sources")),
  );

const isWords = (path: string): boolean =>
  /\.(?:txt|xml|vtt|webmanifest)$/.test(path) || path.startsWith("/.well-known/");
/** Data for client-side navigation repeats pages; licenses, maps and compressed variants belong to other files. */
const repeated =
  /\.html$|^\/page-data\/|\.LICENSE\.txt$|\.(?:br|gz)$|\.map$|^\/(?:chunk-map|webpack\.stats)\.json$/;

/** The published files that are not pages. */
export function publishedFiles(publicDir: string): Map<string, PublishedFile> {
  const paths = [...listFiles(publicDir)].filter((path) => !repeated.test(path));
  return new Map(
    paths.map((path) => {
      const content = readFileSync(join(publicDir, path));
      const variant = join(publicDir, `${path}.br`);
      const file = {
        bytes: existsSync(variant) ? readFileSync(variant).length : content.length,
        digest: hash("sha256", content),
        ...(isWords(path) ? { text: content.toString("utf8") } : {}),
      };
      return [path, file];
    }),
  );
}

/**
 * Everything of a revision that a review compares. Builds the site if it is not in the cache.
 * @param addresses addresses of the other revision, to resolve in addition to its own
 * @returns the site, its folder (undefined if it could not be built), and sentences about what is missing
 */
export function siteOfRevision(root: string, revision: Revision, addresses: readonly string[] = []) {
  const { label } = revision;
  const key = hash("sha256", JSON.stringify([version, addresses])).slice(0, 12);
  const site: Site = { pages: new Map(), files: new Map(), description: {} };
  const gaps: string[] = [];
  const add = (found: Described) => {
    Object.assign(site.description, found.description);
    gaps.push(...found.gaps.map((gap) => `A part of ${label} could not be read: ${gap}`));
  };
  try {
    add(describedSources(root, revision));
    const publicDir = builtSite(root, revision, site.description.texts ?? []);
    const describeBuild = (folder: string) => describe(root, folder, "build", addresses);
    const file = join(cacheOf(root, revision), `build-${key}.json`);
    add(cached(file, () => withFiles(root, revision, describeBuild, publicDir)));
    const published = { pages: builtHtml(publicDir), files: publishedFiles(publicDir) };
    return { site: { ...site, ...published }, publicDir, gaps };
  } catch (error) {
    gaps.push(`${label} could not be built, so its pages were not compared.\n${messageOf(error)}`);
    return { site, publicDir: undefined, gaps };
  }
}
