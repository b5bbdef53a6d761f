import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressible } from "../content-types";
import { inParallel } from "../in-parallel";

/** Smaller files fit into one packet anyway; bytes. */
const MIN_SIZE = 1_024;

/** With more files than this, build time matters more than the last 3% of bytes. */
const MANY_FILES = 2_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** SHA-256 of the files that an earlier build compressed, by URL path. */
type Digests = Readonly<Record<string, string>>;

/**
 * Writes `.br` (quality 11, or 10 if there are thousands of files) and `.gz` (level 9) beside every text file of 1 kB or
 * more, and removes the variants of files that were removed or are too small. Unchanged files keep their variants.
 * @param files the built site's files by URL path, without the variants of existing files
 * @param digestFile caches the digests between builds, outside the public folder
 */
export async function precompress(publicDir: string, files: ReadonlySet<string>, digestFile: string) {
  const before = await readDigests(digestFile);
  // If this build is stopped, the next one compresses everything: some variants would be of the stopped build.
  await rm(digestFile, { force: true });
  const now: Record<string, string> = {};
  let compressed = 0;
  const texts = [...files].filter((file) => compressible.has(extname(file)));
  const quality = texts.length > MANY_FILES ? 10 : 11;

  async function compress(file: string): Promise<void> {
    const path = join(publicDir, file);
    const content = await readFile(path);
    if (content.length < MIN_SIZE) return removeVariants(path);
    const digest = hash("sha256", content);
    now[file] = digest;
    if (before[file] === digest && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await toBrotli(content, { params }));
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    compressed += 1;
  }

  await inParallel(texts, compress);
  const orphans = [...files].filter(
    (file) => /\.(br|gz)$/.test(file) && compressible.has(extname(file.slice(0, -3))),
  );
  await Promise.all(orphans.map((file) => rm(join(publicDir, file))));
  await mkdir(dirname(digestFile), { recursive: true });
  await writeFile(digestFile, JSON.stringify(now));
  return { compressed, unchanged: Object.keys(now).length - compressed };
}

async function removeVariants(path: string): Promise<void> {
  await Promise.all([".br", ".gz"].map((extension) => rm(path + extension, { force: true })));
}

/** Returns no digests if the file is missing or is not JSON; then everything is compressed again. */
async function readDigests(digestFile: string): Promise<Digests> {
  try {
    return JSON.parse(await readFile(digestFile, "utf8")) as Digests;
  } catch {
    return {};
  }
}
