/** The script of the test page: the client layer and the case table on the browser's own storage and XMLHttpRequest. */
import { type Client, endpoints, isApiError } from "../../../src/application/api";
import { storeAttribution } from "../../../src/application/attribution/attribution";
import { type App, type AppSettings, browserSettings, createApp } from "../../../src/application/client";
import { CASES } from "../../application/api/cases";
import { createTestClock } from "../../application/api/cases/clock";
import { expected } from "../../application/api/cases/expected";
import { type Control, runCase } from "../../application/api/cases/run-case";
import { mint } from "../../support/contract-server/tokens";

const { origin } = window.location;

let app: App;
/** Deferred logouts that wait for `runTimers`. */
const timers: (() => void)[] = [];

const createTestApp = (scene: string, settings: Partial<AppSettings> = {}): App =>
  createApp({
    ...browserSettings(window),
    clock: createTestClock(),
    bases: { v1: `${origin}/s/${scene}`, v3: `${origin}/s/${scene}/v3` },
    reporter: { report: () => undefined },
    log: () => undefined,
    ...settings,
  });

const send = async (...call: Parameters<Client["send"]>): Promise<unknown> => {
  try {
    return await app.client.send(...call);
  } catch (error) {
    return isApiError(error) ? error.code : String(error);
  }
};

export const contract = {
  /** Runs rows of a group of the table in order. */
  async play(group: string, names: readonly string[]) {
    const played = [];
    for (const row of CASES[group]!.filter(({ name }) => names.includes(name))) {
      const outcome = await runCase(row, origin, window.localStorage, window);
      played.push({ name: row.name, outcome, expected: expected(row) });
    }
    return played;
  },

  /** Uploads a file. @returns the last reported progress */
  async upload(scene: string): Promise<unknown> {
    app = createTestApp(scene, { storage: () => undefined });
    const files = [new File(["ü text"], "a b.txt", { type: "text/plain" })];
    let progress: unknown;
    await app.client.send(endpoints.files.upload(files), { onUploadProgress: (step) => (progress = step) });
    return progress;
  },

  /** Creates the app of this tab, whose deferred logouts wait for `runTimers`. */
  start(scene: string): void {
    const clock = createTestClock();
    const { after } = clock;
    clock.after = (ms, run) => (ms === 0 ? (timers.push(run), () => undefined) : after(ms, run));
    app = createTestApp(scene, { clock, onLogout: () => void (location.hash = "logged-out") });
  },
  runTimers: () => timers.splice(0).forEach((run) => run()),
  logIn: (spelling: string) => app.session.set("userAuth", { token: mint(spelling) }),
  getOrders: () => send(endpoints.orders.list()),
  returnPath: () => app.takeReturnPath(),

  storeAttribution: (website: string) => storeAttribution(window, website),
};

declare global {
  interface Window extends Control {
    contract: typeof contract;
  }
}
window.contract = contract;
