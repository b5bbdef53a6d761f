/** Scripts and logs of the contract server. Plain data, because browsers exchange it over HTTP. */

/**
 * The reply to one request: a name of `RESPONSES`, a fault, or the spelling of a token (for a renewal).
 * `held:` delays it until the scene is released; `slow:` waits 20 ms.
 */
export type Reply = string;

export interface Script {
  /** Replies by `METHOD /path`, in turn; after them and for other routes `ok`. */
  readonly routes?: Readonly<Record<string, readonly Reply[]>> | undefined;
  /** Replies to the renewal call, in turn; after them new tokens A2, A3, ... */
  readonly renewals?: readonly Reply[] | undefined;
  /** The renewal call, if it is not `GET /v1/auth`. */
  readonly renewal?: string | undefined;
  /** Names of the accepted tokens besides renewed ones; others receive a 401. If absent, every token is accepted. */
  readonly accepts?: readonly string[] | undefined;
  /** Renewals receive their response only after this many other requests did. */
  readonly holdRenewals?: number | undefined;
}

/** One request on arrival. */
export interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly bearer: string;
  readonly body: string;
  readonly type: string;
  readonly subsystem: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly isRenewal: boolean;
  readonly reply: Reply;
}

export interface Log {
  readonly arrivals: readonly Arrival[];
  /** The largest number of renewals in flight at one time, per renewal address. */
  readonly mostRenewals: number;
  /** Requests that receive no response, while their client waits. */
  readonly stalled: number;
}

const error = (message: unknown) => JSON.stringify({ error: { message } });
const HTML = "<!doctype html><title>Proxy</title><p>Bad gateway</p>";

/** Complete responses by name. */
export const RESPONSES: Readonly<Record<string, readonly [status: number, body: string, type?: string]>> = {
  "401": [401, error("Invalid or expired token")],
  "401-user": [401, error("User authentication required")],
  "401-other": [401, error("Wrong password")],
  "401-case": [401, error("invalid or expired token")],
  "401-empty": [401, ""],
  "401-html": [401, HTML, "text/html"],
  "403": [403, error("Not yours")],
  "403-user": [403, error("Invalid user")],
  "403-token": [403, error("Invalid or expired token")],
  "400": [400, error("Name is required")],
  "400-user": [400, error("Invalid user")],
  "400-array": [400, JSON.stringify({ error: ["Name is required"] })],
  "400-blank": [400, error("")],
  "400-number": [400, error(7)],
  "400-null": [400, "null"],
  "400-long": [400, error("ü".repeat(600))],
  "400-html": [400, HTML, "text/html"],
  "304": [304, ""],
  "404": [404, error("Not found")],
  "409": [409, error("Already done")],
  "422": [422, error("Not like this")],
  "425": [425, error("Busy")],
  "425-token": [425, error("Invalid or expired token")],
  "429": [429, error("Slow down")],
  "500": [500, error("Broken")],
  "500-token": [500, error("Invalid or expired token")],
  "500-user": [500, error("Invalid user")],
  "500-html": [500, HTML, "text/html"],
  "502-html": [502, HTML, "text/html"],
  "503": [503, error("Closed")],
  "504-empty": [504, ""],
  "204": [204, ""],
  empty: [200, ""],
  html: [200, HTML, "text/html"],
  "bad-json": [200, '{"items":[1,2'],
  text: [200, "OK", "text/plain"],
  null: [200, "null"],
  "no-token": [200, "{}"],
  "token-number": [200, JSON.stringify({ auth: { token: 7 } })],
  "token-blank": [200, JSON.stringify({ auth: { token: "" } })],
  "token-unusable": [200, JSON.stringify({ auth: { token: "a b" } })],
  "auth-null": [200, JSON.stringify({ auth: null })],
};

/** Incomplete responses. */
export const FAULTS = ["reset", "stall", "stall-body", "truncate", "truncate-chunked", "slow-body"] as const;
export type Fault = (typeof FAULTS)[number];
