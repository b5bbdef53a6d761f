/** Runs cases against the contract server, in Node or in a browser. */
import { isApiError, type Request, ResponseError, titleOf } from "../../../../src/application/api";
import { type App, createApp } from "../../../../src/application/client";
import { parseRecord } from "../../../../src/application/session/session-records";
import { alertAtom, type StringStorage } from "../../../../src/application/state";
import type { Log, Script } from "../../../support/contract-server/script";
import { mint, nameOf } from "../../../support/contract-server/tokens";
import { type Action, type CallDetail, type CallSpec, type Case, HERE, list, type Step } from "./case";
import { createTestClock } from "./clock";
import { createMemoryStorage, withFault } from "./memory-storage";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const SECRET = /head\.|opaque-|Bearer/;
let scenes = 0;

/** Controls the scenes of a contract server, in the same process or in another one. */
export interface Control {
  stage(scene: string, script: Script): unknown;
  release(scene: string): unknown;
  logOf(scene: string): Log | Promise<Log>;
}

/** Runs one case. @param origin of the contract server */
export async function runCase(row: Case, origin: string, storage: StringStorage, control: Control) {
  const scene = `case-${(scenes += 1)}`;
  const { routes, renewal, accepts, holdRenewals } = row;
  await control.stage(scene, { routes, renewal, accepts, holdRenewals, renewals: list(row.renewals, " ") });

  fill(storage, row);
  let waiting: readonly Action[] = [];
  const clock = createTestClock((nth) => waiting.slice(nth, nth + 1).forEach(act));
  let onStorage: (key: string | null) => void = () => undefined;
  let reset: Promise<boolean> | undefined;
  let location = HERE;
  let caller = new AbortController();
  const alerts: string[] = [];
  const logs: number[] = [];
  const reports: string[] = [];
  const logouts: string[] = [];
  const fail = () => {
    if (row.callbacks === "throwing") throw new Error("the callback failed");
  };

  const app: App = createApp({
    bases: { v1: `${origin}/s/${scene}`, v3: `${origin}/s/${scene}/v3/` },
    storage: withFault(storage, row.storage),
    tabStorage: createMemoryStorage,
    onStorage(listener) {
      onStorage = listener;
      return () => undefined;
    },
    clock,
    location: () => location,
    reporter: {
      report(error) {
        reports.push(titleOf(error as ResponseError));
        fail();
      },
    },
    onLogout: (returnTo) => void logouts.push(returnTo ?? "-"),
    log(_message, code) {
      logs.push(code);
      fail();
    },
    renewal: renewal === undefined ? undefined : requestOf({ call: renewal }),
  });
  app.store.sub(alertAtom, () => {
    const { code, message } = app.store.get(alertAtom);
    alerts.push(`${code} ${message}`);
  });

  function act(action: Action): void {
    if (action === "abort") caller.abort();
    else if ("advance" in action) clock.advance(action.advance);
    else if ("visit" in action) location = action.visit;
    else if ("resetSession" in action) reset = app.resetSession();
    else if ("beforeTimers" in action) beforeTimers(action.beforeTimers);
    else {
      const { otherTab, writes, raw, silently } = action;
      const text = raw ?? (writes && record(writes));
      for (const key of otherTab === "all" ? ["apiAuth", "userAuth"] : [otherTab]) {
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
      }
      if (!silently) onStorage(otherTab === "all" ? null : otherTab);
    }
  }

  /** Runs the action once a logout is due, before its timer runs. */
  function beforeTimers(action: Action): void {
    const { after } = clock;
    clock.after = (ms, run) => {
      if (ms > 0) return after(ms, run);
      clock.after = after;
      return after(0, () => {
        act(action);
        run();
      });
    };
  }

  const count = async () => (await control.logOf(scene)).arrivals.length;
  /** Arrivals before the current step. */
  let seen = 0;

  async function call(spec: CallSpec): Promise<string> {
    const detail: CallDetail = typeof spec === "string" ? { call: spec } : spec;
    if (detail.abort) caller = new AbortController();
    if (detail.abort === "before") caller.abort();
    waiting = detail.duringWaits ?? waiting;
    const options = { ...detail, signal: detail.abort && caller.signal };
    const settled = app.client
      .send(requestOf(detail), options)
      .then((data) => resultOf(data, detail), failureOf);
    if (detail.meanwhile) {
      while ((await count()) < seen + (detail.heldAt ?? 1)) await pause(2);
      detail.meanwhile.forEach(act);
      await control.release(scene);
    }
    return settled;
  }

  const results: string[] = [];
  for (const step of row.steps) {
    seen = await count();
    if (isCall(step)) results.push(await call(step));
    else if (typeof step === "object" && "all" in step)
      results.push(...(await Promise.all(step.all.map(call))));
    else act(step as Action);
    await pause(1); // Deferred logouts.
    await reset;
  }

  const { arrivals, mostRenewals } = await control.logOf(scene);
  const sends = arrivals.map(({ method, path, bearer, body, subsystem }) =>
    [method, path, bearer, ...(body ? [body] : []), ...(subsystem ? [`[${subsystem}]`] : [])].join(" "),
  );
  const isParallel = row.steps.some((step) => typeof step === "object" && "all" in step);
  app.dispose();
  if (mostRenewals > 1) results.push(`${mostRenewals} renewals at once`);
  if (clock.armed > 0) results.push(`${clock.armed} time limits still armed`);
  return {
    sends: isParallel ? sends.sort() : sends,
    results,
    alerts,
    logs,
    reports: reports.sort(),
    logouts,
    waits: clock.waits,
    store: storeOf(app),
    storedApi: nameOf(parseRecord("apiAuth", storage.getItem("apiAuth") ?? "")?.token),
  };
}

const isCall = (step: Step): step is CallSpec =>
  (typeof step === "string" && step !== "abort") || (typeof step === "object" && "call" in step);

const record = (spelling: string) =>
  JSON.stringify({
    token: mint(spelling.replace(/x$/, "")),
    ...(spelling.endsWith("x") && { expired: true }),
  });

function fill(storage: StringStorage, { start, stored }: Case): void {
  const [api = "-", user] = start.split(" ");
  for (const key of ["apiAuth", "userAuth", "user", "grants"]) storage.removeItem(key);
  if (api !== "-") storage.setItem("apiAuth", record(api));
  if (user) storage.setItem("userAuth", record(user));
  for (const [key, text] of Object.entries(stored ?? {})) storage.setItem(key, text);
}

function requestOf({ call, body, query }: CallDetail): Request<unknown> {
  const [method, path] = call.split(" ") as [Request<unknown>["method"], string];
  return { base: /^\/v[12]/.test(path) ? "v1" : "v3", method, path, route: path, body, query };
}

/** Returns `ok` if the server echoes the call's own request, and otherwise the data or the other call's echo. */
function resultOf(data: unknown, { call }: CallDetail): string {
  const echo = (data as { echo?: string } | null | undefined)?.echo;
  const [method, path] = call.split(" ") as [string, string];
  if (echo === undefined) return `ok ${JSON.stringify(data)}`;
  return [call, `${method} /v3${path}`].includes(echo.split("?")[0] ?? "") ? "ok" : `CROSSED ${echo}`;
}

function failureOf(error: unknown): string {
  if (!isApiError(error)) return `THROWN ${String(error)}`;
  if (SECRET.test(JSON.stringify(error) + String(error) + String(error.cause)))
    return `LEAKS ${JSON.stringify(error)}`;
  return error instanceof ResponseError ? `${error.code} ${error.status}` : error.code;
}

function storeOf({ session }: App): string {
  const user = session.get("userAuth");
  return `${nameOf(session.get("apiAuth")?.token)} ${nameOf(user?.token)}${user?.expired ? "x" : ""}`;
}
