/** Plays one case against the contract server, in Node or in a browser, and tells what came of it. */
import { AnswerError, ApiError, type Request } from "../../../../src/application/api";
import { type App, createApp } from "../../../../src/application/client";
import { titleOf } from "../../../../src/application/reporting";
import { alertAtom, type StringStorage } from "../../../../src/application/state";
import type { Log, Script } from "../../../support/contract-server/script";
import { mint, nameOf } from "../../../support/contract-server/tokens";
import type { Action, CallDetail, CallSpec, Case, Expectation, Step } from "./case";
import { createTestClock } from "./clock";
import { withFault } from "./memory-storage";

const SECRET = /head\.|opaque-|Bearer/;
let scenes = 0;

export type Outcome = { readonly [K in keyof Expectation]-?: Expectation[K] } & {
  readonly mostRenewals: number;
};

/** Tells the contract server what to do with a scene, and answers with its log. */
export type Control = (
  verb: "stage" | "log" | "release",
  scene: string,
  script?: Script,
) => Log | Promise<Log>;

/** The controls of a server out of reach otherwise. */
const overHttp =
  (origin: string): Control =>
  async (verb, scene, script) =>
    (
      await fetch(`${origin}/control/${verb}/${scene}`, { method: "POST", body: JSON.stringify(script) })
    ).json() as Promise<Log>;

/** @param origin of the contract server */
export async function runCase(
  row: Case,
  origin: string,
  storage: StringStorage,
  tell = overHttp(origin),
): Promise<Outcome> {
  const scene = `case-${(scenes += 1)}`;
  const control = async (verb: "stage" | "log" | "release", script?: Script) => tell(verb, scene, script);
  await control("stage", row.server ?? {});

  fill(storage, row);
  let waiting: readonly Action[] = [];
  const clock = createTestClock((nth) => {
    const action = waiting[nth];
    if (action !== undefined) act(action);
  });
  let heard: (key: string | null) => void = () => undefined;
  let reset: Promise<boolean> | undefined;
  let location = "/faq/ivf?utm_source=x#cost";
  let patience = new AbortController();
  const found = {
    alerts: [] as string[],
    logs: [] as number[],
    reports: [] as string[],
    logouts: [] as string[],
  };
  const sinkFails = () => {
    if (row.sinks === "throwing") throw new Error("the sink failed");
  };

  const app: App = createApp({
    bases: { v1: `${origin}/s/${scene}`, v3: `${origin}/s/${scene}/v3/` },
    storage: withFault(storage, row.storage),
    onStorage(listener) {
      heard = listener;
      return () => undefined;
    },
    clock,
    location: () => location,
    reporter: {
      report(error) {
        found.reports.push(titleOf(error as ApiError));
        sinkFails();
      },
    },
    loggedOut: (intent) => void found.logouts.push(intent.location ?? "-"),
    log(message, code) {
      found.logs.push(code);
      sinkFails();
    },
    renewal: row.renewalCall && requestOf({ call: `${row.renewalCall[1]} ${row.renewalCall[2]}` }),
    subsystemHeader: row.subsystemHeader,
  });
  app.store.sub(alertAtom, () => {
    const { code, message } = app.store.get(alertAtom);
    found.alerts.push(`${code} ${message}`);
  });

  function act(action: Action): void {
    if (action === "abort") patience.abort();
    else if ("advance" in action) clock.advance(action.advance);
    else if ("visit" in action) location = action.visit;
    else if ("resetSession" in action) reset = app.resetSession();
    else {
      const { otherTab, writes, raw, unheard } = action;
      const text = raw ?? (writes && record(writes));
      for (const key of otherTab === "all" ? ["apiAuth", "userAuth"] : [otherTab]) {
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
      }
      if (!unheard) heard(otherTab === "all" ? null : otherTab);
    }
  }

  const count = async () => (await control("log")).arrivals.length;
  /** Arrivals before the current step. */
  let seen = 0;

  async function call(spec: CallSpec): Promise<string> {
    const detail: CallDetail = typeof spec === "string" ? { call: spec } : spec;
    if (detail.abort) patience = new AbortController();
    if (detail.abort === "before") patience.abort();
    waiting = detail.duringWaits ?? waiting;
    const request = requestOf(detail);
    const options = { signal: detail.abort && patience.signal, subsystem: detail.subsystem };
    const settled = app.client.send(request, options).then((answer) => resultOf(answer, detail), failureOf);
    if (detail.meanwhile) {
      while ((await count()) < seen + (detail.heldAt ?? 1))
        await new Promise((resolve) => setTimeout(resolve, 2));
      detail.meanwhile.forEach(act);
      await control("release");
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
    await new Promise((resolve) => setTimeout(resolve, 1)); // Deferred logouts.
    await reset;
  }

  const { arrivals: sent, mostRenewals } = await control("log");
  const sends = sent.map(({ method, path, bearer, body, subsystem }) =>
    [method, path, bearer, ...(body ? [body] : []), ...(subsystem ? [`[${subsystem}]`] : [])].join(" "),
  );
  const side = row.steps.some((step) => typeof step === "object" && "all" in step);
  app.dispose();
  if (clock.armed > 0) results.push(`${clock.armed} time limits still armed`);
  return {
    sends: side ? sends.sort() : sends,
    results,
    ...found,
    waits: clock.waits,
    store: storeOf(app),
    kept: nameOf(parsed(storage.getItem("apiAuth"))),
    mostRenewals,
  };
}

const isCall = (step: Step): step is CallSpec =>
  (typeof step === "string" && step !== "abort") || (typeof step === "object" && "call" in step);

const record = (spelling: string) =>
  JSON.stringify(
    spelling.endsWith("x")
      ? { token: mint(spelling.slice(0, -1)), expired: true }
      : { token: mint(spelling) },
  );

function fill(storage: StringStorage, { api, user, stored }: Case): void {
  for (const key of ["apiAuth", "userAuth", "user", "grants", "keptLocation"]) storage.removeItem(key);
  if (api) storage.setItem("apiAuth", record(api));
  if (user) storage.setItem("userAuth", record(user));
  for (const [key, text] of Object.entries(stored ?? {})) storage.setItem(key, text);
}

function requestOf({ call, body, query }: CallDetail): Request<unknown> {
  const [method, path] = call.split(" ") as [Request<unknown>["method"], string];
  return { base: /^\/v[12]/.test(path) ? "v1" : "v3", method, path, route: path, body, query };
}

/** `ok` for the echo of the call's own request; another call's echo would show. */
function resultOf(answer: unknown, { call }: CallDetail): string {
  const echo = (answer as { echo?: string } | null | undefined)?.echo;
  const [method, path] = call.split(" ") as [string, string];
  if (echo === undefined) return `ok ${JSON.stringify(answer)}`;
  return [call, `${method} /v3${path}`].includes(echo.split("?")[0] ?? "") ? "ok" : `CROSSED ${echo}`;
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `THROWN ${String(error)}`;
  if (SECRET.test(JSON.stringify(error) + String(error) + String(error.cause)))
    return `LEAKS ${JSON.stringify(error)}`;
  return error instanceof AnswerError ? `${error.code} ${error.status}` : error.code;
}

function parsed(text: string | null): string | undefined {
  try {
    return (JSON.parse(text ?? "null") as { token?: string } | null)?.token;
  } catch {
    return text ?? undefined;
  }
}

function storeOf({ session }: App): string {
  const user = session.get("userAuth");
  return `${nameOf(session.get("apiAuth")?.token)} ${nameOf(user?.token)}${user?.expired ? "x" : ""}`;
}
