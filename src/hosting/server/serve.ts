/** Serves ./public: `tsx src/hosting/server/serve.ts`. Reads HOST, PORT and the site's environment variables. */
import { resolve } from "node:path";
import { readEnvironment } from "../../site/environment";
import { closeOnSignals, listen } from "./listen";
import { createSite } from "./server";
import { runCommand } from "../run-command";

runCommand(async () => {
  const site = createSite(resolve("public"), readEnvironment(process.env));
  const listening = await listen(site, process.env);
  closeOnSignals(listening);
  console.log(`The site is on ${listening.address}`);
});
