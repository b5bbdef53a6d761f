/** Serves ./public: `tsx src/hosting/server/serve.ts`. Reads HOST, PORT and the site's environment variables. */
import { resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "../../site/environment";
import { listen } from "./listen";
import { createSite } from "./server";
import { StartError } from "./start-error";

try {
  const site = createSite(resolve("public"), readEnvironment(process.env));
  const { address, close } = await listen(site, process.env);
  // After that the process exits by itself. The same signal again kills it.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void close());
  console.log(`The site is on ${address}`);
} catch (error) {
  // Errors that the user can fix are printed without a stack.
  const isForUser = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isForUser ? error.message : error);
  process.exitCode = 1;
}
