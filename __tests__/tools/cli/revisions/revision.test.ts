import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { existsSync, rmSync, utimesSync } from "node:fs";
import {
  copyOf,
  findRevision,
  git,
  isInputOfPages,
  missingCommits,
  packageGaps,
} from "../../../../src/tools/cli/revisions/revision";
import { temporaryFolder, writeIn } from "../../../support/jest/temporary-folder";

const [root, outside] = [temporaryFolder(), temporaryFolder()];
const run = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });

/** Writes a file as if in the second in which git wrote its index. */
function writeAtOnce(text: string) {
  const second = 1_700_000_000;
  writeIn(root, "terms.mdx", text);
  utimesSync(join(root, "terms.mdx"), second, second);
  return () => utimesSync(join(root, ".git/index"), second, second);
}

describe("a revision", () => {
  beforeAll(() => {
    run("init", "--initial-branch=main");
    run("config", "core.trustctime", "false");
    const setIndexTime = writeAtOnce("You may.");
    run("add", "--all");
    run("-c", "user.name=Ann", "-c", "user.email=ann@mail.example", "commit", "--message=first");
    setIndexTime();
  });

  it("of the working tree has an edit of the same size in the second in which git wrote its index", () => {
    writeAtOnce("You can.");
    const { label, tree } = findRevision(root, undefined);
    expect(label).toBe("the working tree");
    expect(git(root, ["show", `${tree}:terms.mdx`])).toBe("You can.");
  });

  it("is found by its name, and an unknown name is reported with a fix", () => {
    expect(git(root, ["show", `${findRevision(root, "main").tree}:terms.mdx`])).toBe("You may.");
    expect(() => findRevision(root, "mian")).toThrow(
      'there is no revision "mian"; expected a branch, a tag or a commit; fix: see `git branch --all` and `git log --oneline`',
    );
  });

  it("is copied to a temporary folder; copies that a stopped command has left, and no others, are removed after a day", () => {
    const main = findRevision(root, "main");
    const [old, recent] = [copyOf(root, main), copyOf(root, main)];
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const folder of [old, outside]) utimesSync(folder, twoDaysAgo, twoDaysAgo);
    const next = copyOf(root, main);
    expect([old, outside, recent, next].map((folder) => existsSync(folder))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    for (const folder of [recent, next]) rmSync(folder, { recursive: true });
  });

  it("that is only a remote branch is reported with that branch", () => {
    run("update-ref", "refs/remotes/origin/topic", "main");
    expect(() => findRevision(root, "topic")).toThrow(
      'there is no revision "topic"; expected a local branch; fix: name the remote one, origin/topic',
    );
  });

  it("can have commits that another one lacks", () => {
    run("checkout", "--quiet", "-b", "older");
    run("checkout", "--quiet", "main");
    run(
      "-c",
      "user.name=Ann",
      "-c",
      "user.email=ann@mail.example",
      "commit",
      "--allow-empty",
      "--message=second",
    );
    expect([missingCommits(root, "main", "older"), missingCommits(root, "older", "main")]).toEqual([1, 0]);
  });

  it("of a shallow clone is reported with the command that gets older commits", () => {
    const clone = join(outside, "clone");
    execFileSync("git", ["clone", "--quiet", "--depth=1", pathToFileURL(root).href, clone]);
    expect(() => findRevision(clone, "HEAD~1")).toThrow(/it is shallow: .*`git fetch --unshallow`$/);
  });

  it("outside a repository is reported with what git says", () => {
    expect(() => findRevision(outside, "main")).toThrow(
      /^there is no revision "main"; expected a git repository; fix: run the command in a clone, .*not a git repository/s,
    );
  });
});

it("a review says that it compares no other packages, if they differ", () => {
  expect(packageGaps(["package-lock.json", "README.md"])).toEqual([
    expect.stringMatching(/^package-lock\.json differs: .* was not compared\.$/),
  ]);
  expect(packageGaps(["package.json", "content/package-lock.json"])).toEqual([]);
});

it.each([
  [
    true,
    "src/sections/bands/Hero.tsx content/faq/ivf.mdx src/tools/package-replacements/README.json gatsby-node.ts",
  ],
  [false, "src/tools/cli/check.ts src/hosting/hosts/nginx.ts __tests__/setup.ts content/README.md"],
])("pages depend on a file: %s for %s", (isInput, paths) => {
  for (const path of paths.split(" ")) expect([path, isInputOfPages(path)]).toEqual([path, isInput]);
});
