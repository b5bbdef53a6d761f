// npm start: installs missing packages, builds the site if something has changed, and serves it on http://127.0.0.1:8000
// (HOST, PORT). `npm start -- --fresh` builds from scratch.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { prepare, root, runBin, runInPlace } from "./install-packages.mjs";
import {
  damagedPages,
  inputsOf,
  recordBuild,
  removeBuild,
  removeStaleCache,
  whyBuild,
} from "./last-build.mjs";
import { step } from "./steps.mjs";

const [option, ...others] = process.argv.slice(2);
const isFresh = option === "--fresh";
if (others.length || (option && !isFresh)) {
  console.error(`Unknown argument '${others[0] ?? option}'; expected --fresh or nothing`);
  process.exit(2);
}

/** Thrown when a command has failed and has already printed why. */
class Failed extends Error {
  constructor(status) {
    super();
    this.status = status;
  }
}

/** Runs Gatsby and reports its steps. Prints its warnings, and all its output if it fails. */
function build(report) {
  const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = [];
  const read = (line) => {
    lines.push(line);
    const [, done] = /^success (.*) - [\d.]+s/.exec(line) ?? [];
    if (done) report(`done: ${done}`);
  };
  for (const input of [gatsby.stdout, gatsby.stderr]) createInterface({ input }).on("line", read);
  const stop = () => gatsby.kill();
  process.once("exit", stop);
  return new Promise((resolve, reject) =>
    // Not "exit", after which the last lines may still arrive.
    gatsby.once("close", (status) => {
      process.off("exit", stop);
      const shown = status === 0 ? lines.filter((line) => /^warn/i.test(line)) : lines;
      if (shown.length) console.log(`\n${shown.join("\n")}`);
      if (status === 0) resolve();
      else reject(new Failed(status ?? 1));
    }),
  );
}

/** The first names of a list, and the number of others. */
const some = (names) =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

/** Builds the site, unless nothing has changed since the last build. */
async function buildChanges() {
  if (isFresh) removeBuild(root);
  let inputs = {};
  let reasons = [];
  await step("Changes", () => {
    inputs = inputsOf(root, process.env);
    reasons = whyBuild(root, inputs);
    return some(reasons) || "none since the last build";
  });
  if (!reasons.length) return;
  // Reports a port in use before the build, not after it.
  const free = runBin("tsx", ["src/tools/cli/require-free-port.ts"]);
  if (free !== 0) throw new Failed(free);
  if (reasons.includes(damagedPages)) removeBuild(root);
  removeStaleCache(root);
  await step("Build", build);
  recordBuild(root, inputs);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, (_, number) => process.exit(128 + number));
try {
  await step("Packages", () => prepare());
  await buildChanges();
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  process.exit(error.status);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);

process.exit(await runInPlace("tsx", ["src/hosting/server/serve.ts"]));
