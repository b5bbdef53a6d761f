// npm run launch-check: lists the launch blockers (src/tools/launch/blocker.ts); fails if there are any.
import { loadFacts } from "../../content/read/load-content";
import { formatDiagnostic, sortDiagnostics } from "../../content/schema/diagnostic";
import { linkOrigins, root } from "../../gatsby/check-context";
import { formatBlockers } from "../launch/blocker";
import { launchBlockers } from "../launch/launch-blockers";
import { command, readArguments } from "./command";
import { isoToday } from "../../site/dates";
import { plural } from "../../content/plural";

await command(() => {
  readArguments({}, "no arguments");
  const { data, problems } = loadFacts(root, linkOrigins());
  for (const problem of sortDiagnostics(problems)) console.error(formatDiagnostic(problem));
  const blockers = launchBlockers(root, data, isoToday());
  if (blockers.length) console.log(formatBlockers(blockers));
  if (!blockers.length && !problems.length) return console.log("No launch blockers.");
  console.log(`${plural(blockers.length, "launch blocker")}.`);
  process.exitCode = 1;
});
