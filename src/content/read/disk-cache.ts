import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";

/**
 * The folder of dictionary-en. The program that runs is one of this repository's own, so its packages are those installed
 * here, wherever it was called from.
 */
export const dictionaryFolder = (): string =>
  dirname(createRequire(process.argv[1] ?? join(process.cwd(), "package.json")).resolve("dictionary-en"));

const modules = () => dirname(dictionaryFolder());

/** npm's own record of what is installed. @throws when packages were installed by something else */
const installed = () =>
  createHash("sha256")
    .update(readFileSync(join(modules(), ".package-lock.json")))
    .digest("hex");

let ownCode: string | undefined;
/**
 * The packages and all code of src/, as this process runs it. Everything runs in its own root, also a revision for the redline.
 * @throws when a file of src/ was saved after the process began: the code that runs may be the one before
 */
function installedAndOwn(): string {
  if (ownCode) return ownCode;
  const digest = createHash("sha256").update(installed());
  const folder = join(process.cwd(), "src");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs >= performance.timeOrigin) throw new Error(`${file} is newer than what runs`);
    digest.update(`${name}\n`).update(readFileSync(file));
  }
  return (ownCode = digest.digest("hex"));
}

/** What makes the values: packages alone, or code of src/ too. Kept values of others are not used. */
const makers = { packages: installed, code: installedAndOwn };

const all: KeptOnDisk<unknown>[] = [];

/** Keeps everything that is new for the next run. Not by every check: it is 4 MB, and tests check hundreds of times. */
export const keepAll = (): void => all.forEach((kept) => kept.save());

/** A short key for what a value depends on. @param parts plain data */
export const keyOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/**
 * What one run found out and the next would find out again, such as how a text is parsed: kept in node_modules/.cache, and
 * forgotten when what made it changes. Costs nothing but time when it is lost, cannot be read or written.
 */
export class KeptOnDisk<Value> {
  /** As the file has them: most are never asked for, and reading a tree takes longer than reading its bytes. */
  private kept: ReadonlyMap<string, Uint8Array> | undefined;
  private readonly used = new Map<string, Value>();
  private readonly found = new Set<string>();

  /**
   * @param name of the file; says what is kept. Another one, where packages alone are the maker and how values are made changes
   * @param limit entries kept; those not used for longest go first
   * @param maker what the values depend on beside their key
   */
  constructor(
    private readonly name: string,
    private readonly limit: number,
    private readonly maker: keyof typeof makers = "packages",
  ) {
    all.push(this);
  }

  /** What is known of a key, from this run or one before. Shared: it must not be changed. */
  get(key: string): Value | undefined {
    const bytes = this.used.has(key) ? undefined : (this.kept ??= this.read()).get(key);
    const value = bytes ? (deserialize(bytes) as Value) : this.used.get(key);
    if (value !== undefined) this.use(key, value);
    return value;
  }

  /** Adds what this run found out. */
  set(key: string, value: Value): void {
    this.kept ??= this.read();
    this.use(key, value);
    this.found.add(key);
  }

  /** What is known of a key; if nothing is, what `make` finds out now. @throws what `make` throws, and keeps nothing */
  of(key: string, make: () => Value & {}): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  /** The last used is the last to go. */
  private use(key: string, value: Value): void {
    this.used.delete(key);
    if (this.used.size >= this.limit) this.used.delete(this.used.keys().next().value!);
    this.used.set(key, value);
  }

  /** Keeps it for the next run, if there is anything new. */
  save(): void {
    if (!this.found.size) return;
    const old = this.kept!;
    const bytesOf = (key: string) =>
      old.has(key) && !this.found.has(key) ? old.get(key)! : serialize(this.used.get(key));
    const bytes = [...new Set([...this.used.keys(), ...old.keys()])]
      .slice(0, this.limit)
      .map((key) => [key, bytesOf(key)] as const);
    this.found.clear();
    try {
      mkdirSync(dirname(this.file()), { recursive: true });
      writeFileSync(this.file(), serialize({ maker: makers[this.maker](), bytes: new Map(bytes) }));
    } catch {
      // It costs the next run some time, and nothing else.
    }
  }

  private read(): ReadonlyMap<string, Uint8Array> {
    try {
      const { maker, bytes } = deserialize(readFileSync(this.file())) as {
        maker: string;
        bytes?: ReadonlyMap<string, Uint8Array>;
      };
      return (maker === makers[this.maker]() && bytes) || new Map<string, never>();
    } catch {
      return new Map();
    }
  }

  private file(): string {
    return join(modules(), ".cache", "wrenfield", this.name);
  }
}
