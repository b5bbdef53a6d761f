import type { AxiosRequestConfig } from "axios";
import { CancelledError, type Subject } from "../errors";
import type { Request } from "../request";
import type { SendOptions } from "../settings";

/** The token that an attempt carries, and whose it is. */
export interface Bearer {
  readonly of: "user" | "api";
  readonly token: string;
}

/** One call of the caller through all of its attempts. */
export class Call {
  readonly subject: Subject;
  /** Address, bytes and headers, the same for every attempt. */
  encoded: AxiosRequestConfig = {};
  /** Retries after status 425. */
  contentions = 0;
  /** Resends after a refused API token. */
  renewals = 0;
  /** The next attempt directly follows a renewal, so its tokens are not checked again. */
  isFresh = false;
  /** The token that the latest attempt carried. */
  bearer: Bearer | undefined;
  /** The user token that was stored at the latest attempt. */
  user: string | undefined;

  constructor(
    readonly request: Request<unknown>,
    readonly options: SendOptions,
    /** Whether this is the client's own call for an API token. */
    readonly isRenewal: boolean,
  ) {
    this.subject = { method: request.method, route: request.route };
  }

  /** Whether the path, not the query, contains `/v1/auth`: such calls skip the token check. */
  get isAuth(): boolean {
    return new URL(this.encoded.url ?? "").pathname.includes("/v1/auth");
  }

  /** @throws CancelledError once the caller has aborted */
  throwIfCancelled(): void {
    const { signal } = this.options;
    if (signal?.aborted) throw new CancelledError(this.subject, signal.reason);
  }
}
