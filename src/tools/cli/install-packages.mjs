// What every command needs before anything of ours can run: a Node that is new enough, and the packages of the lockfile.
// Plain JavaScript, because on a fresh clone there is nothing else to run.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeStaleCache } from "./last-build.mjs";

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Stops with one clear message when Node is too old. */
function requireNode() {
  const needed = readJson("package.json").engines.node.replace(">=", "");
  const parts = (version) => version.split(".").map(Number);
  const [major, minor = 0] = parts(process.versions.node);
  const [neededMajor, neededMinor = 0] = parts(needed);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node ${needed} or newer. Get it from nodejs.org, then run the command again.`,
  );
  process.exit(1);
}

/** Whether a folder's node_modules matches its package-lock.json. Optional packages may be for another system. */
function isInstalled(folder) {
  if (!existsSync(join(root, folder, "node_modules/.package-lock.json"))) return false;
  const wanted = readJson(join(folder, "package-lock.json")).packages;
  const found = readJson(join(folder, "node_modules/.package-lock.json")).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path || optional || devOptional || (found[path]?.version === version && found[path]?.link === link),
  );
}

/** Runs a command with its output shown, in the root or in another folder of it. @returns its exit status */
export function run(command, args, env = {}, folder = ".") {
  const result = spawnSync(command, args, {
    cwd: join(root, folder),
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  return result.status ?? 1;
}

/** What starts a program of node_modules. tsx's own would start one more process, which takes half a second. */
const programOf = (name, folder = ".") => (name === "tsx" ? ["--import", "tsx"] : [binPath(name, folder)]);

/** Runs a program of node_modules. @param folder whose node_modules is looked in first @returns its exit status */
export function runBin(name, args, env, folder) {
  if (name === "gatsby") removeStaleCache(root);
  return run(process.execPath, [...programOf(name, folder), ...args], env);
}

/** Runs a program of node_modules beside others. @returns its exit status, and what it printed */
export function runBinAside(name, args) {
  const child = spawn(process.execPath, [...programOf(name), ...args], { cwd: root });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => printed.push(text));
  return new Promise((done) =>
    child.once("close", (status) => done({ status: status ?? 1, output: printed.join("") })),
  );
}

/** Programs that are not called as their package. */
const programs = { typescript: "tsc", "@playwright/test": "playwright" };

function binPath(name, folder) {
  const own = join(folder, "node_modules", name);
  const path = existsSync(join(root, own)) ? own : join("node_modules", name);
  const { bin } = readJson(join(path, "package.json"));
  return join(
    root,
    path,
    typeof bin === "string" ? bin : (bin[programs[name] ?? name] ?? Object.values(bin)[0]),
  );
}

/**
 * Installs what is missing. Does nothing when all is there.
 * @param folder with a lockfile of its own, for packages that few commands need
 */
export function prepare(folder = ".") {
  requireNode();
  if (isInstalled(folder)) return;
  const lockfile = join(folder, "package-lock.json");
  console.log(`Installing the packages of ${lockfile} (about a minute, once)`);
  // No package's own script runs: none is needed, and npm 10 does not know allowScripts.
  // What checks the site comes too, also where NODE_ENV=production would leave it out: the packages are looked for above.
  const status = run(
    "npm",
    ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"],
    {},
    folder,
  );
  if (status !== 0) {
    console.error(
      "The packages could not be installed; npm's message is above. Check the network, then run the command again.",
    );
    process.exit(status);
  }
}
