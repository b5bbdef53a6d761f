import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";

/** Pictures are not read by the check; of the long folders a few files are enough where every run counts. */
const never = /^content\/media\//;
const notInSample = /^content\/(clinics|shared)\/|^content\/pages\/(?!contact)|^content\/press\/(?!2016-10|2017-03)|^content\/legal\/(?!privacy-notice|esign)/;

/** A copy of the real content/ in a folder of its own, where mistakes may be planted. */
export class TemporaryContent {
  readonly root = mkdtempSync(join(tmpdir(), "content-"));
  private readonly originals = new Map<string, string>();

  /** @param part all of it, or a sample: every data file and FAQ category, some of the rest */
  constructor(part: "all" | "sample") {
    const wanted = (source: string) => {
      const path = source.split(sep).join("/");
      return !never.test(path) && !(part === "sample" && path.endsWith(".mdx") && notInSample.test(path));
    };
    cpSync("content", join(this.root, "content"), { recursive: true, filter: wanted });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /** @param file path from the root, `content/faq/ivf.mdx` @param text undefined takes the file away */
  write(file: string, text: string | undefined): void {
    if (!this.originals.has(file)) this.originals.set(file, this.read(file));
    if (text === undefined) rmSync(join(this.root, file));
    else writeFileSync(join(this.root, file), text);
  }

  /** Puts every changed file back as it was. */
  restore(): void {
    for (const [file, text] of this.originals) writeFileSync(join(this.root, file), text);
    this.originals.clear();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
