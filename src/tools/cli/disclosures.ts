// npm run disclosures: proves every disclosure of the built site against 12 CFR 1026.24 and compares the proof with the
// committed one. `--write` writes it instead. Build first: npm test build.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContext, root } from "../../gatsby/check-context";
import { dataFile, loadContent } from "../../content/read/load-content";
import { dataKeys } from "../../content/schema/index";
import { builtPages } from "../disclosure/built-pages";
import { contentSources } from "../disclosure/content-sources";
import { manifest } from "../disclosure/manifest";
import { proofChanges } from "../disclosure/proof-changes";
import { report } from "../disclosure/report";

const file = "content/disclosure-proof.md";

function run(): boolean {
  const path = join(root, file);
  const content = loadContent(root, checkContext());
  const factFiles = dataKeys.map(dataFile).filter((name) => existsSync(join(root, name)));
  const findSource = contentSources(
    content,
    factFiles.map((name) => ({ file: name, text: readFileSync(join(root, name), "utf8") })),
  );
  const found = report(builtPages(join(root, "public")), content.data.figures ?? {}, findSource);
  const proof = manifest(found);
  for (const fault of found.faults) console.error(fault);
  if (found.faults.length) console.error(`\n${found.faults.length} missing or wrong\n`);
  if (process.argv.includes("--write")) {
    writeFileSync(path, proof);
    console.log(`${file} is written`);
  }
  const changes = proofChanges(existsSync(path) ? readFileSync(path, "utf8") : "", proof);
  if (changes.length)
    console.error(
      `${file} is not the proof of this site:\n${changes.join("\n")}\nfix: read the changes, then npm run disclosures -- --write, and commit the file for review`,
    );
  const right = !changes.length && !found.faults.length;
  if (right)
    console.log(
      `${found.proofs.length} disclosures on ${found.pages} pages are in place, ${found.loans.length} loans are correct`,
    );
  return right;
}

try {
  if (!run()) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
