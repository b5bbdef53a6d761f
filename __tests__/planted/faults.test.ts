import { existsSync, readFileSync } from "node:fs";
import { batchesOf, edited, isBrowserTest, kinds, type Fault } from "./fault";
import { faults } from "./faults";
import { isCaught } from "./run-tests";

const read = (path: string) => readFileSync(path, "utf8");
const problemOf = (work: () => unknown) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the planted faults", () => {
  const problemsOf = (chosen: readonly Fault[]) =>
    chosen.flatMap(
      (fault) =>
        problemOf(() => {
          if (fault.find === fault.replace) throw new Error(`"${fault.name}" changes nothing`);
          return edited(read(fault.file), fault);
        }) ?? [],
    );
  const isOfContent = ({ file }: Fault) => file.startsWith("content/");

  it("find the text that they replace exactly once, and change it", () => {
    expect(problemsOf(faults.filter((fault) => !isOfContent(fault)))).toEqual([]);
  });

  // A writer's edit may take away what a fault changes, and must not fail for that.
  it("of content do so for nine in ten", () => {
    const ofContent = faults.filter(isOfContent);
    expect(problemsOf(ofContent).length).toBeLessThanOrEqual(ofContent.length / 10);
  });

  it("name a test that exists, and each browser test by its title", () => {
    expect(faults.filter(({ test }) => !existsSync(test)).map(({ name, test }) => [name, test])).toEqual([]);
    expect(faults.filter((fault) => isBrowserTest(fault) && !fault.title).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it("are edits of what visitors get, at least 80 of them and 6 of each kind, each with a name of its own", () => {
    expect(faults.filter(({ file }) => !/^(src|content)\//.test(file)).map(({ name }) => name)).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(kinds.filter((kind) => faults.filter((fault) => fault.kind === kind).length < 6)).toEqual([]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});

it("faults that share a file or a test are never in one build", () => {
  const fault = (file: string, test: string): Fault => ({
    kind: "routes",
    name: "",
    file,
    find: "",
    replace: "",
    test,
  });
  const [a, sameFile, sameTest, other] = [fault("a", "1"), fault("a", "2"), fault("b", "1"), fault("c", "3")];
  expect(batchesOf([a!, sameFile!, sameTest!, other!])).toEqual([
    [a, other],
    [sameFile, sameTest],
  ]);
});

it("a fault counts as caught by what a test found, not by code that does not load", () => {
  const caughtBy = (...errors: string[]) => isCaught({ file: "a.test.ts", title: "", errors });
  expect(caughtBy("expect(received).toBe(expected)")).toBe(true);
  expect(caughtBy()).toBe(false);
  for (const error of [
    "● Test suite failed to run",
    "SyntaxError: Unexpected token",
    "ReferenceError: x is not defined",
  ])
    expect(caughtBy(error)).toBe(false);
});
