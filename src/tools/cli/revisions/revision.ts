// Revisions of the repository, and their files in temporary folders.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf, UsageError } from "../command";

/** A state of the repository: a commit or the working tree. */
export interface Revision {
  /** For people: "main (8e2348f)", "the working tree". */
  label: string;
  /** The git tree with its files. */
  tree: string;
}

/** Runs git. @returns its output */
export function git(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  }).trim();
}

/** The working tree with every file that git does not ignore, committed or not, without touching the index. */
export function workingTree(root: string): Revision {
  const folder = mkdtempSync(join(tmpdir(), "redline-index-"));
  try {
    const index = join(folder, "index");
    const own = join(git(root, ["rev-parse", "--absolute-git-dir"]), "index");
    // With its time, by which git recognizes a file that was edited in the second in which the index was written.
    if (existsSync(own)) cpSync(own, index, { preserveTimestamps: true });
    git(root, ["add", "--all"], { GIT_INDEX_FILE: index });
    return { label: "the working tree", tree: git(root, ["write-tree"], { GIT_INDEX_FILE: index }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is expected instead of a name that git does not know, and what to do. */
function fixFor(root: string, name: string): string {
  try {
    git(root, ["rev-parse"]);
  } catch (error) {
    return `expected a git repository; fix: run the command in a clone, not in a copy of its files; git reports: ${messageOf(error)}`;
  }
  const remotes = git(root, ["branch", "--remotes", "--format=%(refname:short)", "--list", `*/${name}`]);
  if (remotes) return `expected a local branch; fix: name the remote one, ${remotes.split("\n")[0]}`;
  return git(root, ["rev-parse", "--is-shallow-repository"]) === "true"
    ? "expected one that this clone has, and it is shallow: it lacks older commits; fix: run `git fetch --unshallow`"
    : "expected a branch, a tag or a commit; fix: see `git branch --all` and `git log --oneline`";
}

/**
 * Finds a revision.
 * @param name a branch, tag or commit; undefined for the working tree
 * @throws UsageError when git has no such revision
 */
export function findRevision(root: string, name: string | undefined): Revision {
  if (name === undefined) return workingTree(root);
  try {
    const commit = git(root, ["rev-parse", "--verify", "--end-of-options", `${name}^{commit}`]);
    const short = git(root, ["rev-parse", "--short", commit]);
    return {
      label: name === short ? short : `${name} (${short})`,
      tree: git(root, ["rev-parse", `${commit}^{tree}`]),
    };
  } catch {
    throw new UsageError(`there is no revision "${name}"; ${fixFor(root, name)}`);
  }
}

/** The commit at which `head` left `base`: later commits of `base` are not part of the change. */
export function commonAncestor(root: string, base: string, head = "HEAD"): string {
  try {
    return git(root, ["merge-base", "--end-of-options", base, head]);
  } catch {
    return base;
  }
}

/** The number of commits of `base` that `head` lacks: a comparison of the two shows them reversed. */
export const missingCommits = (root: string, base: string, head = "HEAD"): number =>
  Number(git(root, ["rev-list", "--count", "--end-of-options", base, `^${head}`]));

/** The paths that differ between two revisions. */
export function changedPaths(root: string, base: Revision, head: Revision): string[] {
  const names = git(root, ["diff", "--name-only", "--no-renames", "-z", base.tree, head.tree]);
  return names.split("\0").filter(Boolean);
}

/** A sentence about changed packages, which a review cannot compare: both revisions run with the installed ones. */
export const packageGaps = (paths: readonly string[]): string[] =>
  paths.includes("package-lock.json")
    ? [
        "package-lock.json differs: both versions were built with the packages that are installed here, so the effect of other packages was not compared.",
      ]
    : [];

const ofPages = /^(src\/|content\/|static\/|gatsby-[^/]*$|package(-lock)?\.json$|tsconfig\.json$)/;
const ofNoPage = /\.md$|^src\/(hosting\/|tools\/(?!package-replacements\/))/;

/** Whether pages depend on a file; not on tests, commands, hosts or manuals. */
export const isInputOfPages = (path: string): boolean => ofPages.test(path) && !ofNoPage.test(path);

const copyName = "wrenfield-revision-";

/** Removes copies that are older than a day: a command that is stopped leaves its own. */
function removeOldCopies(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(copyName))) {
    const copy = join(tmpdir(), name);
    try {
      if (Date.now() - statSync(copy).mtimeMs > 86_400_000) rmSync(copy, { recursive: true, force: true });
    } catch {
      // It belongs to another user, or another command removes it.
    }
  }
}

/** Copies a revision's files to a new temporary folder, with a link to our node_modules. @returns the folder */
export function copyOf(root: string, { label, tree }: Revision): string {
  removeOldCopies();
  const options = { cwd: root, maxBuffer: 2 ** 30 };
  const archive = execFileSync("git", ["archive", "--format=tar", tree], options);
  const folder = mkdtempSync(join(tmpdir(), copyName));
  const { status, stderr } = spawnSync("tar", ["-x", "-C", folder], { input: archive, encoding: "utf8" });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The files of ${label} could not be unpacked: ${stderr}`);
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/**
 * Runs `work` in a temporary copy of a revision, see {@link copyOf}.
 * @param publicDir a built site to link as the folder's `public`
 */
export function withFiles<T>(
  root: string,
  revision: Revision,
  work: (folder: string) => T,
  publicDir?: string,
): T {
  const folder = copyOf(root, revision);
  try {
    if (publicDir) symlinkSync(publicDir, join(folder, "public"), "junction");
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
