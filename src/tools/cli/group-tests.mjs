// Jest loads every module again for each test file, which takes as long as the tests themselves. `npm test` therefore
// runs the files in groups, whose files share their modules as if they were one file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

export const groupFolder = "test-results/groups";
/** Where this run writes its groups: another may run at the same time. */
export const ownFolder = `${groupFolder}/${process.pid}`;

/** A file that replaces modules or chooses its environment runs alone. */
const needsOwnModules = /\bjest\.(mock|doMock|resetModules|isolateModules)|@jest-environment/;

/** Folders of __tests__ whose tests take long enough for a group of their own. */
const large = ["checks", "legal", "tools"];

/** The file of a test's group. Its ending chooses the kind of test, as in __tests__/jest.config.mjs. */
function groupOf(file) {
  if (file.endsWith(".tsx")) return "components.test.tsx";
  const [, folder] = file.split("/");
  return large.includes(folder) ? `${folder}.test.ts` : "others.test.ts";
}

/** The text of a group. A file that cannot be loaded fails alone, under its own name. */
const textOf = (files) => `for (const file of ${JSON.stringify(files, null, 2)})
  describe(file, () => {
    try {
      require("../../../" + file);
    } catch (error) {
      it("can be loaded", () => {
        throw error;
      });
    }
  });
`;

/** All unit tests. By Node alone, because `npm test` loads this file before it has installed packages. */
const unitTests = (root) =>
  readdirSync(join(root, "__tests__"), { recursive: true })
    .map((file) => `__tests__/${file.split(sep).join("/")}`)
    .filter((file) => /^__tests__\/(?!browser|support|measuring).*\.test\.tsx?$/.test(file))
    .sort();

/**
 * Writes the groups.
 * @param root the repository's root, absolute
 * @param chosen test files, relative to the root; all unit tests when empty
 * @returns the files that Jest runs: the groups, and the test files that run alone
 */
export function groupTests(root, chosen = []) {
  const files = chosen.length ? chosen : unitTests(root);
  const alone = [];
  const groups = new Map();
  for (const file of files) {
    const group = groupOf(file);
    if (needsOwnModules.test(readFileSync(join(root, file), "utf8"))) alone.push(file);
    else groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  mkdirSync(join(root, ownFolder), { recursive: true });
  for (const [group, members] of groups) writeFileSync(join(root, ownFolder, group), textOf(members));
  return [...[...groups.keys()].map((group) => `${ownFolder}/${group}`), ...alone];
}
