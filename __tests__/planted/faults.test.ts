import { existsSync, readFileSync } from "node:fs";
import { batchesOf, edit, fits, isBrowserTest, type Fault } from "./fault";
import { faults, kinds } from "./faults";
import { isCaught } from "./run-tests";

describe("the planted faults", () => {
  const changesFile = ({ file, find, replace }: Fault) =>
    find !== replace && existsSync(file) && fits(readFileSync(file, "utf8"), { find });
  const brokenOf = (chosen: readonly Fault[]) =>
    chosen.filter((fault) => !changesFile(fault)).map(({ name, file }) => `${name}: ${file}`);
  const isOfContent = ({ file }: Fault) => file.startsWith("content/");

  it("find the text that they replace exactly once, and change it", () => {
    expect(brokenOf(faults.filter((fault) => !isOfContent(fault)))).toEqual([]);
  });

  // An edit of content may remove the text that a fault replaces. That alone must not fail a writer's change.
  it("in content do so in at least nine of ten cases", () => {
    const ofContent = faults.filter(isOfContent);
    expect(brokenOf(ofContent).length).toBeLessThanOrEqual(ofContent.length / 10);
  });

  it("name an existing test, and browser tests by their titles", () => {
    expect(faults.filter(({ test }) => !existsSync(test)).map(({ name, test }) => [name, test])).toEqual([]);
    expect(faults.filter((fault) => isBrowserTest(fault) && !fault.title).map(({ name }) => name)).toEqual(
      [],
    );
    // A title may have a variable part, at its start or at its end.
    const isIn = (source: string, title: string) =>
      [title.slice(0, 20), title.slice(-20)].some((part) => source.includes(part));
    const unknown = faults.filter(({ test, title = "" }) => !isIn(readFileSync(test, "utf8"), title));
    expect(unknown.map(({ name, test, title }) => [name, test, title])).toEqual([]);
  });

  it("edit only src/ and content/, number at least 80 and 6 of each kind, and have unique names", () => {
    expect(faults.filter(({ file }) => !/^(src|content)\//.test(file)).map(({ name }) => name)).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(kinds.filter((kind) => faults.filter((fault) => fault.kind === kind).length < 6)).toEqual([]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});

it("faults that share a file or a test are never in one build", () => {
  const fault = (file: string, test: string) => ({ kind: "routes", name: "", ...edit(file, "").fails(test) });
  const [a, sameFile, sameTest, other] = [fault("a", "1"), fault("a", "2"), fault("b", "1"), fault("c", "3")];
  expect(batchesOf([a!, sameFile!, sameTest!, other!])).toEqual([
    [a, other],
    [sameFile, sameTest],
  ]);
});

it("a fault counts as caught when a test fails, but not when its code does not load", () => {
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
