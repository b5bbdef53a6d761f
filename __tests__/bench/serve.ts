import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentTypes } from "../../src/hosting/content-types";

/** A served folder. */
export interface Served {
  readonly origin: string;
  /** Bytes as sent, by address. */
  readonly sent: ReadonlyMap<string, number>;
  readonly close: () => void;
}

/**
 * Serves a folder of built pages with brotli at quality 11, the same for every folder that is compared; each file is
 * compressed once. Loopback only.
 */
export async function serve(folder: string): Promise<Served> {
  const sent = new Map<string, number>();
  const bodies = new Map<string, Buffer>();

  function read(path: string): { file: string; body: Buffer } | undefined {
    const base = join(folder, normalize(`/${path}`));
    const file = [base, join(base, "index.html"), `${base}.html`].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (!file) return undefined;
    const isText = /\.(html|js|css|json|svg|xml|txt|webmanifest|vtt)$/.test(file);
    const body = bodies.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    return { file, body };
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://bench.invalid").pathname);
    const found = read(path);
    if (!found) return void response.writeHead(404).end();
    const { file, body } = found;
    sent.set(path, body.length);
    response.writeHead(200, {
      "Content-Type": contentTypes[extname(file)] ?? "application/octet-stream",
      "Content-Length": body.length,
      "Cache-Control": file.endsWith(".html") ? "no-cache" : "max-age=31536000",
      ...(/\.(woff2|png|jpe?g|webp|avif|mp4|ico)$/.test(file) ? {} : { "Content-Encoding": "br" }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => server.close(),
  };
}
