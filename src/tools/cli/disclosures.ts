// npm run disclosures: proves every disclosure of the built site (12 CFR 1026.24) and compares the proof with the committed
// one; `--write` writes it first. Build before: npm test build.
import { linkOrigins, root } from "../../gatsby/check-context";
import { checkProof } from "../disclosure/check-proof";

try {
  const { errors, notes } = checkProof(root, linkOrigins(), process.argv.includes("--write"));
  for (const error of errors) console.error(error);
  for (const note of notes) console.log(note);
  if (errors.length) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
