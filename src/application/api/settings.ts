import type { Alert } from "./alert";
import type { ResponseError } from "./errors";
import type { Base, Request } from "./request";
import type { UserToken } from "./token";

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` after `ms` milliseconds. @returns a function that cancels it */
  after(ms: number, run: () => void): () => void;
}

/** The part of the session that the client uses. It is read at each decision, so that another tab's write counts. */
export interface SessionPort {
  apiToken(): string | undefined;
  userToken(): UserToken | undefined;
  setApiToken(token: string): void;
  /** Marks the stored user token as expired if it is still this one. */
  expireUser(token: string): void;
}

/** The dependencies of the client. */
export interface ClientSettings {
  /** Absolute address of each base, such as `https://api.wrenfield.example/v3`. */
  readonly bases: Readonly<Record<Base, string>>;
  readonly session: SessionPort;
  readonly clock: Clock;
  /** Path, query and fragment of the current page. */
  location(): string;
  /** Called for every failure that the user should see; throttling is up to the callback. */
  alert(alert: Alert): void;
  /** Called once for every call that failed with status 500 or above, except with the message "Invalid or expired token". */
  report(error: ResponseError): void;
  /**
   * Called after the failing call was rejected, unless somebody logged in meanwhile.
   * @param returnTo path, query and fragment to return to after the next login; undefined if there is no such page
   */
  logout(returnTo: string | undefined): void;
  /** The call that gets an API token; default `GET /v1/auth`. */
  readonly renewal?: Request<unknown> | undefined;
  /** Header names; defaults `X-Subsystem`, `Idempotency-Key` and `X-Request-Id`. */
  readonly subsystemHeader?: string | undefined;
  readonly idempotencyHeader?: string | undefined;
  readonly requestIdHeader?: string | undefined;
}

/** Options of a single call. */
export interface SendOptions {
  /** Aborts the call, also while it waits for a token or for a retry. */
  readonly signal?: AbortSignal | undefined;
  /** Value of the subsystem header; v3 only. */
  readonly subsystem?: string | undefined;
  /** Limit of each attempt, in ms, from its first byte to the last byte of the response; default 30,000. */
  readonly timeout?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** False if the caller shows the failure itself. */
  readonly alert?: boolean | undefined;
  /** Identifies the call to the server, which then processes it once however often it arrives. */
  readonly idempotencyKey?: string | undefined;
  /** `total` is absent while the size is unknown. In browsers, the option makes calls to another origin preflighted. */
  readonly onUploadProgress?:
    ((progress: { loaded: number; total?: number | undefined }) => void) | undefined;
}

/** A successful response. */
export interface ApiResponse<T> {
  readonly data: T;
  readonly status: number;
  /** In browsers, only those that the server exposes to other origins (`Access-Control-Expose-Headers`). */
  readonly headers: Headers;
  readonly requestId: string | undefined;
}
