/**
 * Plants faults, one edit each, in a copy of the project and verifies that the test named with each fails:
 * `npm run planted`, `-- --kind hosts`, `-- --only "part of name"`. Exits with 1 if a fault was missed.
 * Faults that need a build share one where possible.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, messageOf, readArguments, UsageError } from "../../src/tools/cli/command";
import { buildSite } from "../../src/tools/cli/revisions/built-site";
import { copyOf, workingTree } from "../../src/tools/cli/revisions/revision";
import { batchesOf, edited, fits, isBrowserTest, needsBuild, type Fault } from "./fault";
import { faults, kinds } from "./faults";
import { isCaught, runJest, runPlaywright, type Outcome } from "./run-tests";

const root = join(__dirname, "../..");
const unique = (texts: readonly string[]) => [...new Set(texts)];
const titlesOf = (chosen: readonly Fault[]) => unique(chosen.flatMap(({ title }) => title ?? []));

/** Selects the outcomes of a fault's test. */
const ofFault = ({ test, title = "" }: Fault, outcomes: readonly Outcome[]) =>
  outcomes.filter((outcome) => outcome.file === test && (!outcome.title || outcome.title.includes(title)));

const run = (project: string, chosen: readonly Fault[], titles = titlesOf(chosen)): Outcome[] =>
  (isBrowserTest(chosen[0]!) ? runPlaywright : runJest)(
    project,
    unique(chosen.map(({ test }) => test)),
    titles,
  );

/** Builds the site. @returns the errors if the build fails */
function build(project: string, isFresh: boolean): string | undefined {
  if (isFresh)
    for (const folder of [".cache", "public"])
      rmSync(join(project, folder), { recursive: true, force: true });
  try {
    buildSite(project, "the project");
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * Files whose changes Gatsby detects. All others may affect nodes and query results in its cache
 * (`removeStaleCache` in src/tools/cli/last-build.mjs).
 */
const detectedByGatsby = /^(content|src\/(application|layouts|templates|sections\/(?!text\/)[a-z]+))\//;

/** Applies faults to their files. @returns a function that restores the files */
function plantAll(project: string, chosen: readonly Fault[]): () => void {
  const originals = chosen.map((fault) => {
    const path = join(project, fault.file);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, edited(text, fault));
    return { path, text };
  });
  return () => originals.forEach(({ path, text }) => writeFileSync(path, text));
}

/** Prints whether each fault was caught. @returns how many were */
function judge(
  chosen: readonly Fault[],
  outcomes: readonly Outcome[],
  since: number,
  failedBuild?: string,
): number {
  const seconds = `${((performance.now() - since) / 1000).toFixed(0)} s${chosen.length > 1 ? ` for ${chosen.length}` : ""}`;
  const caught = chosen.filter((fault) => {
    const mine = ofFault(fault, outcomes);
    const by = mine.find(isCaught);
    const place = `[${fault.kind}] ${fault.name}`;
    const reason = failedBuild ?? (mine.flatMap(({ errors }) => errors)[0] || `${mine.length} tests passed`);
    if (by) console.log(`caught      ${place}: ${fault.test}, "${by.title}" (${seconds})`);
    else console.log(`NOT CAUGHT  ${place}: ${fault.test} (${seconds})\n${reason}`);
    return by;
  });
  return caught.length;
}

/** Verifies that the named tests exist and pass without a fault. @throws an error that lists those that do not */
function verifyUnchanged(project: string, chosen: readonly Fault[]): void {
  if (!chosen.length) return;
  const outcomes = run(project, chosen, isBrowserTest(chosen[0]!) ? titlesOf(chosen) : []);
  const failed = outcomes
    .filter(({ errors }) => errors.length)
    .map(({ file, title }) => `fails: ${file}, ${title}`);
  const missing = chosen.filter((fault) => !ofFault(fault, outcomes).length);
  const problems = [...failed, ...missing.map(({ test, title }) => `no such test: ${test}, ${title}`)];
  if (problems.length) throw new Error(`Without any fault:\n${unique(problems).join("\n")}`);
}

function runAll(project: string, chosen: readonly Fault[]): number {
  const unit = chosen.filter((fault) => !isBrowserTest(fault));
  const browser = chosen.filter(isBrowserTest);
  const built = browser.filter(needsBuild);
  let caught = 0;

  function test(batch: readonly Fault[], isFresh?: boolean): void {
    const since = performance.now();
    const restore = plantAll(project, batch);
    const failedBuild = isFresh === undefined ? undefined : build(project, isFresh);
    caught += judge(batch, failedBuild ? [] : run(project, batch), since, failedBuild);
    restore();
  }

  verifyUnchanged(project, unit);
  unit.forEach((fault) => test([fault]));
  if (!browser.length) return caught;

  const failed = build(project, true);
  if (failed) throw new Error(`Without any fault: ${failed}`);
  verifyUnchanged(project, browser);
  browser.filter((fault) => !needsBuild(fault)).forEach((fault) => test([fault]));
  const detected = built.filter(({ file }) => detectedByGatsby.test(file));
  batchesOf(detected).forEach((batch) => test(batch, false));
  // Last, because each of these builds needs an empty cache, and so would the next build.
  batchesOf(built.filter((fault) => !detected.includes(fault))).forEach((batch) => test(batch, true));
  return caught;
}

function main(): void {
  const options = { kind: { type: "string" }, only: { type: "string" } } as const;
  const expected = `--kind ${kinds.join("|")}, --only "part of a name" or nothing`;
  const { kind, only = "" } = readArguments({ options }, expected).values;
  const sought = faults.filter((fault) => (!kind || fault.kind === kind) && fault.name.includes(only));
  const chosen = sought.filter((fault) => fits(readFileSync(join(root, fault.file), "utf8"), fault));
  for (const { kind: of, name, file } of sought.filter((fault) => !chosen.includes(fault)))
    console.log(`NOT CAUGHT  [${of}] ${name}: ${file} no longer contains the text to replace`);
  if (!chosen.length) throw new UsageError(`no planted fault has this kind and name; expected ${expected}`);
  const since = performance.now();
  const project = copyOf(root, workingTree(root));
  try {
    const caught = runAll(project, chosen);
    const minutes = ((performance.now() - since) / 60_000).toFixed(1);
    console.log(`\n${caught} caught, ${sought.length - caught} not caught (${minutes} minutes)`);
    process.exitCode = caught === sought.length ? 0 : 1;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

void command(main);
