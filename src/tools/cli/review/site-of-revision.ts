import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../../hosting/public-files";
import { builtHtml } from "../../disclosure/built-pages";
import type { Description, PublishedFile, Site } from "../../review/site";
import { builtSite, cacheOf } from "../redline/built-site";
import { withFiles, type Revision } from "../redline/revision";

/** A revision with its built site, or the reason why it could not be built. */
export interface RevisionSite {
  site: Site;
  publicDir?: string;
  /** What is missing, in sentences. */
  gaps: string[];
}

/** Changes with the form of the cached descriptions. */
const version = 2;

/** Runs the script that describes a revision in its folder. */
function describe(
  root: string,
  folder: string,
  mode: "sources" | "build",
  addresses: readonly string[],
): { description: Description; gaps: string[] } {
  const script = join(root, "src/tools/cli/review/describe-revision.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), script, mode],
    { cwd: folder, encoding: "utf8", input: JSON.stringify(addresses), maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stderr.trim().split("\n").slice(0, 12).join("\n"));
  return { description: JSON.parse(stdout) as Description, gaps: stderr.trim() ? [stderr.trim()] : [] };
}

function cached(file: string, read: () => { description: Description; gaps: string[] }) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof read>;
  const found = read();
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return found;
}

const isWords = (path: string): boolean =>
  /\.(?:txt|xml|webmanifest)$/.test(path) || path.startsWith("/.well-known/");
/** Data for client-side navigation repeats pages; licenses, maps and compressed variants are no files of their own. */
const isRepeated = (path: string): boolean =>
  /\.html$|^\/page-data\/|\.LICENSE\.txt$|\.(?:br|gz)$|\.map$|^\/(?:chunk-map|webpack\.stats)\.json$/.test(
    path,
  );

/** The published files that are no pages. */
export function publishedFiles(publicDir: string): Map<string, PublishedFile> {
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

/** The pages of a built site. Gatsby's copy of the 404 page is no address of ours. */
export function publishedPages(publicDir: string): Map<string, string> {
  return new Map([...builtHtml(publicDir)].filter(([path]) => !path.startsWith("/page-data/")));
}

/** The site in a folder as it is built there, such as the repository itself. */
export function siteInFolder(folder: string): Site {
  const publicDir = join(folder, "public");
  return {
    label: "the built site",
    pages: publishedPages(publicDir),
    files: publishedFiles(publicDir),
    description: {
      ...describe(folder, folder, "sources", []).description,
      ...describe(folder, folder, "build", []).description,
    },
  };
}

/**
 * Everything of a revision that a review compares; builds it where it is not in the cache.
 * @param addresses addresses to resolve beside its own: those of the other revision
 */
export function siteOfRevision(
  root: string,
  revision: Revision,
  addresses: readonly string[] = [],
): RevisionSite {
  const cache = cacheOf(root, revision);
  const gaps: string[] = [];
  const key = createHash("sha256")
    .update(JSON.stringify([version, addresses]))
    .digest("hex")
    .slice(0, 12);
  let description: Description = {};
  try {
    const found = cached(join(cache, `sources-${version}.json`), () =>
      withFiles(root, revision, (folder) => describe(root, folder, "sources", [])),
    );
    description = found.description;
    gaps.push(...found.gaps.map((gap) => `Of ${revision.label}, this could not be read: ${gap}`));
    const buildFile = join(cache, `build-${key}.json`);
    const publicDir = builtSite(root, revision, description.texts ?? [], (folder) => {
      cached(buildFile, () => describe(root, folder, "build", addresses));
    });
    const ofBuild = cached(buildFile, () =>
      withFiles(root, revision, (folder) => describe(root, folder, "build", addresses), publicDir),
    );
    gaps.push(...ofBuild.gaps.map((gap) => `Of ${revision.label}, this could not be read: ${gap}`));
    const site: Site = {
      label: revision.label,
      pages: publishedPages(publicDir),
      files: publishedFiles(publicDir),
      description: { ...description, ...ofBuild.description },
    };
    return { site, publicDir, gaps };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    gaps.push(`${revision.label} could not be built, so its pages were not compared.\n${message}`);
    return { site: { label: revision.label, pages: new Map(), files: new Map(), description }, gaps };
  }
}
