// Ensures what every command needs: a sufficiently new Node and the packages of the lockfile.
// Plain JavaScript without dependencies, because on a fresh clone nothing else runs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeStaleCache } from "./last-build.mjs";

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Exits with one clear message when the packages do not support this version of Node. */
function requireNode() {
  const { node } = process.versions;
  const ranges = readJson("package.json").engines.node.split(" || ");
  const isIn = (range) => {
    const oldest = range.replace(/^(\^|>=)/, "");
    const isNewer = node.localeCompare(oldest, "en", { numeric: true }) >= 0;
    return isNewer && (range.startsWith(">=") || parseInt(node, 10) === parseInt(oldest, 10));
  };
  if (ranges.some(isIn)) return;
  console.error(
    `Node ${node} is not supported: this project needs Node ${ranges.join(" or ")}. Get it from nodejs.org, then run the command again.`,
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

const options = (env, folder = ".") => ({
  cwd: join(root, folder),
  stdio: "inherit",
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
});

/** Node's arguments for a program of node_modules. tsx's own program would start another process, which takes 0.5 s. */
function programOf(name, folder = ".") {
  if (name === "gatsby") {
    removeStaleCache(root);
    return [binPath(name, folder)];
  }
  const program = name === "tsx" ? ["--import", "tsx"] : [binPath(name, folder)];
  // Node collects garbage less often: the type check takes 12% less CPU time, unit tests 5%. Gatsby's build takes as long.
  return ["--max-semi-space-size=128", ...program];
}

/** Runs a program of node_modules. @returns its exit status */
export const runBin = (name, args, env) =>
  spawnSync(process.execPath, [...programOf(name), ...args], options(env)).status ?? 1;

/**
 * Runs a program of node_modules as the only work of this process, and passes on the signals that it gets.
 * @param folder whose node_modules is searched first
 * @returns its exit status
 */
export function runInPlace(name, args, env, folder) {
  const child = spawn(process.execPath, [...programOf(name, folder), ...args], options(env));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((done) =>
    child.once("close", (status, signal) => done(status ?? 128 + constants.signals[signal])),
  );
}

/** Runs a program of node_modules in parallel with others. @returns its exit status and its output */
export function runBinInParallel(name, args) {
  const child = spawn(process.execPath, [...programOf(name), ...args], { cwd: root });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => output.push(text));
  return new Promise((done) =>
    child.once("close", (status) => done({ status: status ?? 1, output: output.join("") })),
  );
}

/** Programs that are not named after their package. */
const programs = { typescript: "tsc", "@playwright/test": "playwright" };

function binPath(name, folder) {
  const own = join(folder, "node_modules", name);
  const path = existsSync(join(root, own)) ? own : join("node_modules", name);
  const { bin } = readJson(join(path, "package.json"));
  const file = typeof bin === "string" ? bin : (bin[programs[name] ?? name] ?? Object.values(bin)[0]);
  return join(root, path, file);
}

/** The route table imports a generated file: after a merge conflict no command would start, not even the one that writes it. */
function emptyUnreadableRoutes() {
  const routes = join(root, "src/site/routes/content-routes.generated.json");
  if (!existsSync(routes)) return;
  try {
    JSON.parse(readFileSync(routes, "utf8"));
  } catch {
    writeFileSync(routes, '{ "moved": [], "clinics": [] }\n');
    console.error(
      `${routes} was not valid JSON and has been emptied. Run npm run generate, which writes it.`,
    );
  }
}

/**
 * Installs missing packages. Does nothing when all are installed.
 * @param folder a folder with its own lockfile, for packages that few commands need
 */
export function prepare(folder = ".") {
  requireNode();
  emptyUnreadableRoutes();
  if (isInstalled(folder)) return;
  const lockfile = join(folder, "package-lock.json");
  console.log(`Installing the packages of ${lockfile} (about a minute, once)`);
  // No install scripts run: none is needed, and npm 10 does not support allowScripts.
  // --include=dev, because isInstalled expects the development packages even with NODE_ENV=production.
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  // On Windows, npm is a script.
  const shell = process.platform === "win32";
  const status = spawnSync("npm", args, { ...options({}, folder), shell }).status ?? 1;
  if (status !== 0) {
    console.error(
      "The packages could not be installed; npm's message is above. Check the network, then run the command again.",
    );
    process.exit(status);
  }
}
