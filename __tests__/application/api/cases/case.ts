import type { SendOptions } from "../../../../src/application/api";
import type { Reply, Script } from "../../../support/contract-server/script";

/** A call: `GET /v1/orders`, or the same with details. Paths without `/v1` or `/v2` go to v3. */
export type CallSpec = string | CallDetail;

export interface CallDetail extends Omit<SendOptions, "signal"> {
  readonly call: string;
  readonly body?: object;
  readonly query?: object;
  /** The caller aborts before sending, or with the action `abort`. */
  readonly abort?: "before" | "later";
  /** Runs once the server holds `heldAt` requests (default 1), before it releases them. */
  readonly meanwhile?: readonly Action[];
  readonly heldAt?: number;
  /** Runs at the start of each wait after a 425, in turn. */
  readonly duringWaits?: readonly Action[];
}

/** A change during a case. */
export type Action =
  | { readonly advance: number }
  /** Another tab writes to storage: a token by its spelling, a raw text, or a removal. Silently: without an event. */
  | {
      readonly otherTab: "apiAuth" | "userAuth" | "all";
      readonly writes?: string | undefined;
      readonly raw?: string;
      readonly silently?: boolean;
    }
  /** Runs the action when the next logout is due, just before it. */
  | { readonly beforeTimers: Action }
  | { readonly visit: string }
  | { readonly resetSession: true }
  | "abort";

export type Step = CallSpec | { readonly all: readonly CallSpec[] } | Action;

/**
 * One row of the case table. Times are in ms. Tokens are written by name (`A1`, `U1`), `-` for none. If a list without a
 * default is left out, the outcome must be empty.
 */
export interface Case extends Omit<Script, "renewals"> {
  readonly name: string;
  /** Spellings of `apiAuth` and, if somebody is logged in, `userAuth` at the start; `U1x` is marked as expired. */
  readonly start: string;
  /** Raw stored texts, instead of tokens. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly storage?: "absent" | "throws" | "full" | "unreadable";
  readonly callbacks?: "throwing";
  /** Replies to the renewal call, separated by spaces. */
  readonly renewals?: string;
  readonly steps: readonly Step[];

  /** `METHOD /path bearer body?` in order of arrival, sorted where calls run in parallel; see `row` for short forms. */
  readonly sends: string;
  /** Results of the calls, separated by commas. */
  readonly results: string;
  /** `code message`, as shown. Default: that of the first result with an entry in `ALERTS` of expected.ts. */
  readonly alerts?: string | readonly string[];
  /** Codes logged to the console; default: those of the alerts above 400. */
  readonly logs?: readonly number[];
  /** `status METHOD route`. Default: one for each `server_error` of `GET /v1/orders`. */
  readonly reports?: string | readonly string[];
  /** Return paths, `-` for none. Default: that of the start, once, if a user's token has expired or was refused. */
  readonly logouts?: string | readonly string[];
  /** Waits in ms. Default: the usual ones, one for each reply 425. */
  readonly waits?: readonly number[];
  /** `apiAuth userAuth`, as the session reads them at the end. Default: those renewed or sent last or, if none was, those
   * of the start; no user after a logout. */
  readonly store?: string;
  /** apiAuth in the storage itself, if it differs. */
  readonly storedApi?: string;
}

export const GET = "GET /v1/orders";
/** The page on which every case starts. */
export const HERE = "/faq/ivf?utm_source=x#cost";

type Rest = Partial<Omit<Case, "name" | "start" | "sends" | "results">>;

/**
 * Creates a row.
 *
 * @param outline `start | replies | sends | results`: the tokens at the start, `A1` if this part is left out; the
 *   server's replies to the first step if that is a call, else to `GET /v1/orders`, separated by spaces; what the client
 *   sends, separated by commas, where a bearer alone means `GET /v1/orders` with that bearer, and `auth` the renewal call;
 *   and the results of the calls, separated by commas
 * @param rest without `steps`, there is a call for each result: the one that the client sends, else `GET /v1/orders`
 */
export function row(name: string, outline: string, { routes, ...rest }: Rest = {}): Case {
  const parts = outline.split("|").map((part) => part.trim());
  const [results = "", sends = "", replies = "", start = "A1"] = parts.reverse();
  const { steps = list(results, ", ").map(() => callIn(sends)) } = rest;
  const scripted = replies === "" ? routes : { ...routes, [routeOf(steps[0])]: replies.split(" ") };
  return { name, start, sends, results, ...rest, steps, routes: scripted };
}

/** The first call with a path of its own in a list of what the client sends; without one, the usual call. */
function callIn(sends: string): string {
  const [, method, path] = /([A-Z]+) (?:\/v3)?(\/\S+)/.exec(sends) ?? [];
  return method ? `${method} ${path}` : GET;
}

/** `METHOD /path` of a step as it arrives at the server; that of the usual call if the step is no call. */
function routeOf(step: Step | undefined): string {
  const call = typeof step === "object" && "call" in step ? step.call : step;
  if (typeof call !== "string" || call === "abort") return GET;
  return call.replace(/ (?!\/v[12]\/)/, " /v3");
}

/** The usual call, with actions while the server holds its response. */
export const during = (...meanwhile: Action[]): Step[] => [{ call: GET, meanwhile }];

/** The usual call, with actions at the start of the waits after a 425. */
export const duringWaits = (...actions: Action[]): Step[] => [{ call: GET, duringWaits: actions }];

/** A write of another tab; without a spelling the record is removed. */
export const tab = (otherTab: "apiAuth" | "userAuth", writes?: string, how?: "silently"): Action => ({
  otherTab,
  writes,
  silently: how === "silently",
});

export const times = <T>(n: number, value: T): T[] => Array<T>(n).fill(value);

/** Splits a list that is written with separators. */
export const list = (value: string | readonly Reply[] | undefined, separator: string): string[] =>
  typeof value === "string" ? value.split(separator).filter(Boolean) : [...(value ?? [])];
