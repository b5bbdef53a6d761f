// Fails with one clear message when the address that `npm start` will serve on cannot be had.
import { createServer } from "node:http";
import { listen } from "../../hosting/server/listen";
import { StartError } from "../../hosting/server/start-error";

try {
  const listening = await listen(createServer(), process.env);
  await listening.close();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
