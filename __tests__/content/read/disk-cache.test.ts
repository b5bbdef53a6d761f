import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { KeptOnDisk } from "../../../src/content/read/disk-cache";

const name = `test-${process.pid}`;
const file = resolve("node_modules/.cache/wrenfield", name);
/** As another run of the program has it. */
const another = (limit = 10) => new KeptOnDisk<unknown>(name, limit);

function keep(entries: Record<string, unknown>, limit?: number): void {
  const kept = another(limit);
  Object.entries(entries).forEach(([key, value]) => kept.set(key, value));
  kept.save();
}

afterEach(() => rmSync(file, { force: true }));

it("the next run has what was kept, whatever it was", () => {
  const tree = { type: "root", children: [{ value: "a", pattern: /b/g, big: 10n, none: undefined }] };
  keep({ tree });
  expect(another().get("tree")).toEqual(tree);
  expect(another().get("nothing")).toBeUndefined();
});

it("what is asked for is made once; what cannot be made is not kept", () => {
  const kept = another();
  const make = jest.fn(() => "made");
  expect([kept.of("a", make), kept.of("a", make), make.mock.calls.length]).toEqual(["made", "made", 1]);
  const fail = () =>
    kept.of("b", () => {
      throw new Error("no");
    });
  expect(
    [fail, fail].map((again) => {
      try {
        return again();
      } catch {
        return "thrown";
      }
    }),
  ).toEqual(["thrown", "thrown"]);
  expect(kept.get("b")).toBeUndefined();
});

it("a run that found out nothing new writes nothing", () => {
  another().save();
  expect(existsSync(file)).toBe(false);
  keep({ a: 1 });
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from("mark")]));
  const kept = another();
  expect(kept.get("a")).toBe(1);
  kept.save();
  expect(readFileSync(file, "latin1")).toMatch(/mark$/);
});

it("beyond the limit, what this run did not use goes first", () => {
  keep({ a: 1, b: 2, c: 3 }, 3);
  const kept = another(3);
  kept.get("b");
  kept.set("d", 4);
  kept.save();
  expect(["a", "b", "c", "d"].map((key) => another().get(key))).toEqual([1, 2, undefined, 4]);
});

it("a long run forgets its oldest, and not what it used since", () => {
  const kept = another(2);
  kept.set("a", "a");
  kept.set("b", "b");
  kept.get("a");
  kept.set("c", "c");
  expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual(["a", undefined, "c"]);
});

it.each([
  ["is broken off", () => writeFileSync(file, readFileSync(file).subarray(0, 90))],
  ["is something else", () => writeFileSync(file, "no such thing")],
  [
    "holds values in place of their bytes, as it once did",
    () =>
      writeFileSync(
        file,
        serialize({
          maker: (deserialize(readFileSync(file)) as { maker: string }).maker,
          entries: new Map([["a", 1]]),
        }),
      ),
  ],
  [
    "was made with other packages",
    () => writeFileSync(file, serialize({ ...(deserialize(readFileSync(file)) as object), maker: "others" })),
  ],
])("a file that %s costs nothing but time", (_how, spoil) => {
  keep({ a: 1 });
  expect(another().get("a")).toBe(1);
  spoil();
  expect(another().get("a")).toBeUndefined();
  keep({ a: 2 });
  expect(another().get("a")).toBe(2);
});

describe("what code of src/ made", () => {
  const root = resolve(".");
  const folder = mkdtempSync(join(tmpdir(), "code-"));
  mkdirSync(join(folder, "src"));
  beforeEach(() => process.chdir(folder));
  afterEach(() => process.chdir(root));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Saves the code, and begins another run with it. @param at seconds after the run began */
  function run(code: string, at: number): KeptOnDisk<unknown> {
    const source = join(folder, "src/render.ts");
    writeFileSync(source, code);
    const time = performance.timeOrigin / 1000 + at;
    utimesSync(source, time, time);
    let Kept = KeptOnDisk;
    jest.isolateModules(
      () =>
        ({ KeptOnDisk: Kept } = jest.requireActual<typeof import("../../../src/content/read/disk-cache")>(
          "../../../src/content/read/disk-cache",
        )),
    );
    return new Kept(name, 10, "code");
  }
  function keepBy(run: KeptOnDisk<unknown>): void {
    run.set("a", "made");
    run.save();
  }

  it("is known to a run of the same code, and to no other", () => {
    keepBy(run("one", -60));
    expect(run("one", -30).get("a")).toBe("made");
    expect(run("two", -60).get("a")).toBeUndefined();
  });

  it("is not kept when code was saved after the run began: what made it may be the code before", () => {
    keepBy(run("one", 5));
    expect(existsSync(file)).toBe(false);
  });
});
