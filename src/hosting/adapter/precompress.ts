import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressible } from "../content-types";
import { inParallel } from "../in-parallel";

/** Below this many bytes a file travels in one packet anyway. */
const SMALLEST = 1_024;

/** Above this number of files, the time of a build matters more than the last 3% of their bytes. */
const MANY = 2_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files compressed by an earlier build: the SHA-256 of each file's content, by URL path. */
type Digests = Readonly<Record<string, string>>;
/**
 * Writes `.br` (quality 11, or 10 where there are thousands of files) and `.gz` (level 9) beside every text file of 1 kB
 * or more, and removes those whose file is gone or too small. A file whose content is as it was at the last build keeps its variants.
 * @param files the built site's files, by URL path, without variants.
 * @param memory the file that remembers the digests between builds, outside the public folder.
 */
export async function precompress(publicDir: string, files: ReadonlySet<string>, memory: string) {
  const before = await readDigests(memory);
  const now: Record<string, string> = {};
  let compressed = 0;
  const texts = [...files].filter((file) => compressible.has(extname(file)));
  const quality = texts.length > MANY ? 10 : 11;

  async function compress(file: string): Promise<void> {
    const path = join(publicDir, file);
    const content = await readFile(path);
    if (content.length < SMALLEST) return removeVariants(path);
    const digest = createHash("sha256").update(content).digest("hex");
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
  await Promise.all(
    Object.keys(before)
      .filter((file) => !(file in now))
      .map((file) => removeVariants(join(publicDir, file))),
  );
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify(now));
  return { compressed, unchanged: Object.keys(now).length - compressed };
}

async function removeVariants(path: string): Promise<void> {
  await Promise.all([".br", ".gz"].map((extension) => rm(path + extension, { force: true })));
}

/** None are known after the cache was cleared, or when the file is no JSON: everything is compressed again. */
async function readDigests(memory: string): Promise<Digests> {
  try {
    return JSON.parse(await readFile(memory, "utf8")) as Digests;
  } catch {
    return {};
  }
}
