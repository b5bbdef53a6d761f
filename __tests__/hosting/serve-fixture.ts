import { listen, type Listening } from "../../src/hosting/server/listen";
import { createSite } from "../../src/hosting/site";
import { host } from "../site/routes/url-table";
import { sendRequest } from "./send-request";
import { buildFixture } from "./fixture";

/** Serves a fixture with the embedded server while the tests of the calling file run. */
export function serveFixture() {
  const { publicDir, remove } = buildFixture();
  let site: Listening;
  beforeAll(async () => {
    site = await listen(createSite(publicDir, { app: host }), { PORT: "0" });
  });
  afterAll(async () => {
    await site.close();
    remove();
  });
  return {
    publicDir,
    address: () => site.address,
    sendRequest: (path: string, method?: string, headers?: Record<string, string>) =>
      sendRequest(site.address, path, method, headers),
    get: (path: string, headers?: Record<string, string>) => sendRequest(site.address, path, "GET", headers),
  };
}
