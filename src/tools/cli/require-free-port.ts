// Fails with one clear message when the address on which `npm start` will serve is not available.
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
