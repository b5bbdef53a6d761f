// npm run disclosures: proves every disclosure of the built site against 12 CFR 1026.24 and compares the proof with the
// committed one. `--write` writes it instead. Build first: npm test build.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContext, root } from "../../gatsby/check-context";
import { loadFacts } from "../../content/read/load-content";
import { builtPages } from "../disclosure/built-pages";
import { manifest } from "../disclosure/manifest";
import { proofChanges } from "../disclosure/proof-changes";
import { report } from "../disclosure/report";

const file = "content/disclosure-proof.md";

function run(): boolean {
  const path = join(root, file);
  const found = report(builtPages(join(root, "public")), loadFacts(root, checkContext()).data.figures ?? {});
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
      `${found.proofs.length} disclosures on ${found.pages} pages are in their places, ${found.loans.length} loans are computed right`,
    );
  return right;
}

try {
  if (!run()) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
