import type { Alert } from "./alert";
import type { AnswerError } from "./errors";
import type { Base, Request } from "./request";
import type { UserToken } from "./token";

/** Time, as the client needs it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` after `ms` milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The session, as the client needs it. Read at each decision, so that another tab's write counts. */
export interface SessionPort {
  apiToken(): string | undefined;
  userToken(): UserToken | undefined;
  setApiToken(token: string): void;
  /** Marks the stored user token as expired, if it is still this one. */
  expireUser(token: string): void;
}

/** Why the user is logged out, as far as the page must know. */
export interface LogoutIntent {
  /** Path, query and fragment to come back to; absent when the user must start afresh. */
  readonly location?: string | undefined;
}

/** Everything the client touches outside itself. Two clients with different settings share nothing. */
export interface ClientSettings {
  /** Address of each base, with or without a trailing slash, e.g. `https://api.example/v3`. */
  readonly bases: Readonly<Record<Base, string>>;
  readonly session: SessionPort;
  readonly clock: Clock;
  /** Path, query and fragment of the current page. */
  location(): string;
  /** Called for every rejected call that deserves an alert; throttling is the sink's affair. */
  alert(alert: Alert): void;
  /** Called once for every call that failed with status 500 or above. */
  report(error: AnswerError): void;
  /** Called once per expired user token, after the failing call has been rejected. */
  logout(intent: LogoutIntent): void;
  /** How to get an API token; default `GET /v1/auth`, which the specification leaves open. */
  readonly renewal?: Request<unknown> | undefined;
  /** Name of v3's subsystem header; default `X-Subsystem`, which the specification leaves open. */
  readonly subsystemHeader?: string | undefined;
}

/** Options of a single call. */
export interface SendOptions {
  /** Aborts the call, also while it waits for a token or for its turn. */
  readonly signal?: AbortSignal | undefined;
  /** Value of the subsystem header; v3 only. */
  readonly subsystem?: string | undefined;
}

/** Time limit of one send, from its first byte to the answer's last, in ms (spec sections 7 and 9). */
export const TIMEOUT = 30_000;
