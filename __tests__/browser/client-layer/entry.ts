/** What the page runs: the whole client layer and the case table, on the browser's own storage and XMLHttpRequest. */
import { CASES } from "../../application/api/cases";
import { expected } from "../../application/api/cases/expected";
import { type Outcome, runCase } from "../../application/api/cases/run-case";
import { createClient } from "../../../src/application/api";
import { upload } from "../../../src/application/api/endpoints/files";
import { path, v1 } from "../../../src/application/api/request";
import { browserOutside, createApp } from "../../../src/application/client";
import { rememberAttribution } from "../../../src/application/attribution/attribution";
import { sessionAtoms } from "../../../src/application/state";
import { createTestClock } from "../../application/api/cases/clock";
import { mint } from "../../support/contract-server/tokens";

export interface Played {
  readonly name: string;
  readonly outcome: Outcome;
  readonly expected: Omit<Outcome, "mostRenewals">;
}

const { origin } = window.location;

export const contract = {
  /** Plays a group of the table, row by row. */
  async play(group: string): Promise<readonly Played[]> {
    const played: Played[] = [];
    for (const row of CASES[group] ?? []) {
      const outcome = await runCase(row, origin, window.localStorage);
      played.push({
        name: row.name,
        outcome: { ...outcome, reports: [...outcome.reports].sort() },
        expected: expected(row),
      });
    }
    return played;
  },

  /** Uploads a file; the scene decides how often it must be sent. */
  async upload(scene: string): Promise<void> {
    const app = createApp({
      ...browserOutside(window),
      storage: () => undefined,
      clock: createTestClock(),
      bases: { v1: `${origin}/s/${scene}`, v3: origin },
      reporter: { report: () => undefined },
    });
    await app.client.send(upload([new File(["ü text"], "a b.txt", { type: "text/plain" })]));
  },

  /** Sends so many calls at once, all with a token the server refuses; answers with each call's own echo. */
  async crowd(scene: string, size: number): Promise<readonly string[]> {
    let token = mint("A1");
    const client = createClient({
      bases: { v1: `${origin}/s/${scene}`, v3: `${origin}/s/${scene}/v3` },
      session: {
        apiToken: () => token,
        userToken: () => undefined,
        setApiToken: (fresh) => void (token = fresh),
        expireUser: () => undefined,
      },
      clock: createTestClock(),
      location: () => "/",
      alert: () => undefined,
      report: () => undefined,
      logout: () => undefined,
    });
    const calls = Array.from({ length: size }, (_, n) =>
      client.send(v1.post<{ echo: string }>(path`/v1/orders/id/${n}`)),
    );
    return (await Promise.all(calls)).map(({ echo }) => echo);
  },

  /** An app on the page itself, as the site makes it; answers with what it sees of the session. */
  start(): () => unknown {
    const app = createApp({
      ...browserOutside(window),
      bases: { v1: origin, v3: origin },
      reporter: { report: () => undefined },
    });
    return () => app.store.get(sessionAtoms.user);
  },

  remember: (website: string) => rememberAttribution(window, website),
};

declare global {
  interface Window {
    contract: typeof contract;
    seen: () => unknown;
  }
}
window.contract = contract;
