import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";

/** A copy of content/ in a temporary folder, in which mistakes can be planted. Its pictures are linked, not copied. */
export class TemporaryContent {
  readonly root = mkdtempSync(join(tmpdir(), "content-"));

  constructor() {
    cpSync("content", join(this.root, "content"), {
      recursive: true,
      filter: (source) => !source.split(sep).join("/").startsWith("content/media"),
    });
    symlinkSync(resolve("content/media"), join(this.root, "content/media"), "junction");
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /** @param file path from the root, such as `content/faq/ivf.mdx` */
  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
