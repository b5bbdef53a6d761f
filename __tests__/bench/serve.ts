import { createServer } from "node:http";
import sirv from "sirv";
import { listen } from "../../src/hosting/server/listen";

/**
 * Serves a folder of built pages with their brotli variants, the same way for every folder that is compared. Loopback
 * only.
 */
export const serve = (folder: string) => listen(createServer(sirv(folder, { brotli: true })), { PORT: "0" });
