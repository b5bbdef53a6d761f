import type { AxiosRequestConfig } from "axios";
import { CancelledError } from "../errors";
import type { Request } from "../request";
import type { SendOptions } from "../settings";

/** The token that an attempt sends, and its kind. */
export interface Bearer {
  readonly of: "user" | "api";
  readonly token: string;
}

/** The state of one call across its attempts. */
export class Call {
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
    /** Whether this is the client's own request for an API token. */
    readonly isRenewal: boolean,
  ) {}

  /** Whether the path, not the query, contains `/v1/auth`: such calls skip the token check. */
  get isAuth(): boolean {
    return new URL(this.encoded.url!).pathname.includes("/v1/auth");
  }

  /** @throws CancelledError once the caller has aborted */
  throwIfCancelled(): void {
    const { signal } = this.options;
    if (signal?.aborted) throw new CancelledError(this.request, signal.reason);
  }
}
