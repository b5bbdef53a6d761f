import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates a temporary folder, and removes it after the tests of the calling file or group. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file of a folder, and the folders on the way. @param content text or bytes; anything else is written as JSON */
export function writeIn(folder: string, path: string, content: string | Buffer | object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const isRaw = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(file, isRaw ? content : JSON.stringify(content));
}
