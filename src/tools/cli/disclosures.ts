// npm run disclosures: proves every disclosure of the built site (12 CFR 1026.24) and compares the proof with the committed
// one; `--write` writes it first. Build before: npm test build.
import { readEnvironment } from "../../site/environment";
import { checkProof } from "../disclosure/check-proof";

try {
  const { app, rateCalculator } = readEnvironment(process.env);
  const origins = { host: app, rateCalculator };
  const { errors, notes } = checkProof(process.cwd(), origins, process.argv.includes("--write"));
  for (const error of errors) console.error(error);
  for (const note of notes) console.log(note);
  if (errors.length) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
