// npm run disclosures: proves every disclosure of the built site (12 CFR 1026.24) and compares the proof with the committed
// one; `--write` writes it first. Build before: npm test build.
import { linkOrigins, root } from "../../gatsby/check-context";
import { checkProof } from "../disclosure/check-proof";
import { command, readArguments } from "./command";

await command(() => {
  const options = { write: { type: "boolean" } } as const;
  const { write = false } = readArguments({ options }, "--write or nothing").values;
  const { errors, notes } = checkProof(root, linkOrigins(), write);
  for (const error of errors) console.error(error);
  for (const note of notes) console.log(note);
  if (errors.length) process.exitCode = 1;
});
