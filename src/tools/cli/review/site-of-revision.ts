import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../../hosting/public-files";
import { builtHtml } from "../../disclosure/built-pages";
import type { PublishedFile, Site } from "../../review/site";
import { messageOf } from "../command";
import { builtSite, cacheOf } from "../redline/built-site";
import { describe, withFiles, type Described, type Revision } from "../redline/revision";

/** Increase it when the format of the cached descriptions changes. */
const version = 2;

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

const isWords = (path: string): boolean =>
  /\.(?:txt|xml|webmanifest)$/.test(path) || path.startsWith("/.well-known/");
/** Data for client-side navigation repeats pages; licenses, maps and compressed variants belong to other files. */
const isRepeated = (path: string): boolean =>
  /\.html$|^\/page-data\/|\.LICENSE\.txt$|\.(?:br|gz)$|\.map$|^\/(?:chunk-map|webpack\.stats)\.json$/.test(
    path,
  );

/** The published files that are not pages. */
function publishedFiles(publicDir: string): Map<string, PublishedFile> {
  const paths = [...listFiles(publicDir)].filter((path) => !isRepeated(path));
  return new Map(
    paths.map((path) => {
      const content = readFileSync(join(publicDir, path));
      const variant = join(publicDir, `${path}.br`);
      return [
        path,
        {
          bytes: existsSync(variant) ? readFileSync(variant).length : content.length,
          digest: createHash("sha256").update(content).digest("hex"),
          ...(isWords(path) ? { text: content.toString("utf8") } : {}),
        },
      ];
    }),
  );
}

/** The site that is built in a folder, such as the repository itself. */
export function siteInFolder(folder: string): Site {
  const publicDir = join(folder, "public");
  return {
    pages: builtHtml(publicDir),
    files: publishedFiles(publicDir),
    description: {
      ...describe(folder, folder, "sources").description,
      ...describe(folder, folder, "build").description,
    },
  };
}

/**
 * Everything of a revision that a review compares. Builds the site if it is not in the cache.
 * @param addresses addresses of the other revision, to resolve in addition to its own
 * @returns the site, its folder (undefined if it could not be built), and sentences about what is missing
 */
export function siteOfRevision(root: string, revision: Revision, addresses: readonly string[] = []) {
  const { label } = revision;
  const cache = cacheOf(root, revision);
  const key = createHash("sha256")
    .update(JSON.stringify([version, addresses]))
    .digest("hex")
    .slice(0, 12);
  const site: Site = { pages: new Map(), files: new Map(), description: {} };
  const gaps: string[] = [];
  const add = (found: Described) => {
    Object.assign(site.description, found.description);
    gaps.push(...found.gaps.map((gap) => `A part of ${label} could not be read: ${gap}`));
  };
  try {
    add(
      cached(join(cache, `sources-${version}.json`), () =>
        withFiles(root, revision, (folder) => describe(root, folder, "sources")),
      ),
    );
    const describeBuild = (folder: string) => describe(root, folder, "build", addresses);
    const buildFile = join(cache, `build-${key}.json`);
    const publicDir = builtSite(root, revision, site.description.texts ?? [], (folder) => {
      cached(buildFile, () => describeBuild(folder));
    });
    add(cached(buildFile, () => withFiles(root, revision, describeBuild, publicDir)));
    const published = { pages: builtHtml(publicDir), files: publishedFiles(publicDir) };
    return { site: { ...site, ...published }, publicDir, gaps };
  } catch (error) {
    gaps.push(`${label} could not be built, so its pages were not compared.\n${messageOf(error)}`);
    return { site, publicDir: undefined, gaps };
  }
}
