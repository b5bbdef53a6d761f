// npm run launch-check: lists every sample value, unsourced claim and lapsed fact that is left. Fails while there is one.
import { checkContext, root } from "../../gatsby/check-context";
import { loadFacts } from "../../content/read/load-content";
import { formatDiagnostic, sortDiagnostics } from "../../content/schema/diagnostic";
import { formatObstacles } from "../launch/blocker";
import { launchObstacles } from "../launch/launch-blockers";

const { data, problems } = loadFacts(root, checkContext());
for (const problem of sortDiagnostics(problems)) console.error(formatDiagnostic(problem));
const obstacles = launchObstacles(root, data, new Date().toISOString().slice(0, 10));
if (obstacles.length) console.log(formatObstacles(obstacles));
if (obstacles.length || problems.length) {
  console.log(
    `${obstacles.length} ${obstacles.length === 1 ? "thing stands" : "things stand"} between this site and the public.`,
  );
  process.exitCode = 1;
} else {
  console.log("Nothing stands between this site and the public.");
}
