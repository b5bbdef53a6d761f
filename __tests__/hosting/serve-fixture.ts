import { listen, type Listening } from "../../src/hosting/server/listen";
import { createSite } from "../../src/hosting/server/server";
import { readEnvironment } from "../../src/site/environment";
import { host } from "../site/routes/url-table";
import { sendRequest } from "./send-request";
import { buildFixture } from "./fixture";

/** Builds a fixture, and removes it after the tests of the calling file or group. @returns its public folder */
export function temporarySite(): string {
  const { publicDir, remove } = buildFixture();
  afterAll(remove);
  return publicDir;
}

/** Serves a fixture with the embedded server while the tests of the calling file run. */
export function serveFixture() {
  const publicDir = temporarySite();
  let site: Listening;
  beforeAll(
    async () =>
      void (site = await listen(createSite(publicDir, readEnvironment({ APP_ORIGIN: host })), { PORT: "0" })),
  );
  afterAll(() => site.close());
  return {
    publicDir,
    address: () => site.address,
    sendRequest: (path: string, method?: string, headers?: Record<string, string>) =>
      sendRequest(site.address, path, method, headers),
    get: (path: string, headers?: Record<string, string>) => sendRequest(site.address, path, "GET", headers),
  };
}
