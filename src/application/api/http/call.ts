import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from "axios";
import { type ApiError, CancelledError, type Subject } from "../errors";

declare module "axios" {
  interface AxiosRequestConfig {
    call?: Call;
  }
}

/** The token a send carried, and whose it was. */
export interface Bearer {
  readonly of: "user" | "api";
  readonly token: string;
}

/** One call of the caller, through all of its sends. A class, because axios copies plain objects. */
export class Call {
  /** Waits spent on status 425. */
  contentions = 0;
  /** Resends spent on refused API tokens. */
  renewals = 0;
  /** Set when the next send follows directly on a renewal: its tokens are not checked again. */
  fresh = false;
  /** What the latest send carried. */
  bearer: Bearer | undefined;

  constructor(
    readonly subject: Subject,
    /** Address, bytes and headers; the same for every send. */
    readonly config: AxiosRequestConfig,
    readonly signal: AbortSignal | undefined,
    /** Whether this is the client's own call for an API token. */
    readonly isRenewal: boolean,
  ) {}

  /** Whether the address is exempt from tokens: `/v1/auth` in its path, not its query (spec section 7). */
  get isAuth(): boolean {
    return this.isRenewal || new URL(this.config.url ?? "").pathname.includes("/v1/auth");
  }

  /** @throws Failure with CancelledError once the caller has aborted. */
  throwIfCancelled(): void {
    if (this.signal?.aborted) throw new Failure(new CancelledError(this.subject), this);
  }
}

/** How a failure travels between interceptors: with its call, which the caller never sees. */
export class Failure extends Error {
  constructor(
    readonly error: ApiError,
    readonly call: Call,
  ) {
    super(error.message);
  }
}

/** The call a configuration or an answer belongs to. */
export function callOf(config: AxiosRequestConfig): Call {
  if (config.call === undefined) throw new Error("only Client.send may use this axios instance");
  return config.call;
}

type Config = InternalAxiosRequestConfig;

/** One concern of the client. Each part is optional; `client.ts` states the order. */
export interface Interceptor {
  /** Before a send. */
  readonly request?: (config: Config) => Config | Promise<Config>;
  /** After a complete answer of any status. */
  readonly answer?: (response: AxiosResponse) => AxiosResponse;
  /** After a failure: answers with what recovered it, or throws it on. */
  readonly failure?: (failure: Failure) => Promise<AxiosResponse>;
}
