import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { hashSource } from "../../src/hosting/policy/inline-hashes";
import { canonicalPages } from "../../src/site/routes";
import { files, slugs } from "../site/routes/url-table";
import { writeIn } from "../support/jest/temporary-folder";

export const script = "/app-0123456789abcdef0123.js";
export const video = "/static/5e1f/story.mp4";
/** Larger than the buffers of sockets and streams, so that a slow visitor keeps the file open. */
export const videoBytes = Buffer.alloc(8_000_000, "0123456789");
/** A page of the fixture. Each has its own style, and so its own policy. */
export const pageOf = (heading: string) => `<style>${styleOf(heading)}</style><h1>${heading}</h1>`;
const styleOf = (heading: string) => `h1{--page:"${heading}"}`;
/** The hash of a page's style, as a CSP source. */
export const styleHash = (heading: string) => hashSource(styleOf(heading));
export const scriptText = "console.log('a script worth compressing');".repeat(50);

/** A built site in a temporary folder. The heading of each page is its own path. */
export function buildFixture(): { publicDir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const publicDir = join(root, "public");
  const write = (path: string, content: string | Buffer) => writeIn(publicDir, path, content);
  files.forEach((file) => write(file, `file ${file}\n`));
  canonicalPages(slugs).forEach((page) => write(join(page, "index.html"), pageOf(page)));
  write("/404.html", pageOf("not found"));
  write(script, scriptText);
  write(`${script}.br`, brotliCompressSync(scriptText));
  write(`${script}.gz`, gzipSync(scriptText));
  write(video, videoBytes);
  write("/static/a b#c.txt", "odd name");
  write("/favicon.ico", "icon");
  write("/.env", "secret");
  write("/.well-known/security.txt", "Contact: mailto:security@wrenfield.example\n");
  write("/faq/no-page/readme.txt", "a folder that is no page");
  return { publicDir, remove: () => rmSync(root, { recursive: true }) };
}
