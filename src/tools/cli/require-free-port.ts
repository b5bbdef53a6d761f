// Fails with one clear message when the address on which `npm start` will serve is not available.
import { createServer } from "node:http";
import { runCommand } from "../../hosting/run-command";
import { listen } from "../../hosting/server/listen";

runCommand(async () => (await listen(createServer(), process.env)).close());
