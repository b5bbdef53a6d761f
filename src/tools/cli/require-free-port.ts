// Fails with one clear message when the address on which `npm start` will serve is not available.
import { createServer } from "node:http";
import { listen } from "../../hosting/server/listen";
import { command } from "./command";

await command(async () => (await listen(createServer(), process.env)).close());
