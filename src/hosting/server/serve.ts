/** Serves ./public: `tsx src/hosting/server/serve.ts`. HOST, PORT and the site's environment variables apply. */
import { resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "../../site/environment";
import { closeOnSignals, listen } from "./listen";
import { createSite } from "../site";
import { StartError } from "./start-error";

async function main(): Promise<void> {
  const site = createSite(resolve("public"), readEnvironment(process.env));
  const listening = await listen(site, process.env);
  closeOnSignals(listening);
  console.log(`The site is on ${listening.address}`);
}

main().catch((error: unknown) => {
  const isForReader = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isForReader ? error.message : error);
  process.exitCode = 1;
});
