import type { ClientSettings } from "../../../src/application/api";
import { mint } from "../../support/contract-server/tokens";
import { createTestClock } from "./cases/clock";

/** Creates the settings of a client on a scene, with a valid API token and nobody logged in. */
export const createSettings = (base: string): ClientSettings => ({
  bases: { v1: base, v3: `${base}/v3` },
  session: createTestSession(mint("A1")),
  clock: createTestClock(),
  location: () => "/",
  alert: () => undefined,
  report: () => undefined,
  logout: () => undefined,
});

/** Creates a session in memory. */
export function createTestSession(token?: string): ClientSettings["session"] {
  let stored = token;
  return {
    apiToken: () => stored,
    userToken: () => undefined,
    setApiToken: (fresh) => void (stored = fresh),
    expireUser: () => undefined,
  };
}
