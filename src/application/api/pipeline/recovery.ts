import { type ApiError, ExpiredUserError } from "../errors";
import type { ClientSettings } from "../settings";
import { userState } from "../token";
import type { Call } from "./call";
import type { LogOut } from "./log-out";
import type { Renew } from "./renewal";
import { orAborted, wait } from "./wait";

/** The waits before each retry after status 425, in ms, without jitter; Retry-After is ignored. */
const WAITS = [1_000, 2_000, 4_000, 5_000, 5_000];

/**
 * Creates the step after a failed attempt: resend, log out, or pass the failure on (docs/client-layer.md).
 * @returns a function that prepares the next attempt, or rejects with the failure
 */
export function createRecovery({ session, clock }: ClientSettings, renew: Renew, logOut: LogOut) {
  /** 425: the server has not processed the call, so any method may be resent. */
  async function afterContention(error: ApiError, call: Call): Promise<void> {
    const pause = WAITS[call.contentions];
    if (pause === undefined) throw error;
    call.contentions += 1;
    await wait(clock, pause, call.options.signal);
  }

  /**
   * 401 "Invalid or expired token". A refused user token logs the user out. For any other call, an expired user is
   * logged out as well. Then, if another API token was stored meanwhile, the failure is passed on. Otherwise the API
   * token is renewed and the call resent once; a second refusal or a failed renewal passes on the call's own 401.
   */
  async function afterRefusedToken(error: ApiError, call: Call): Promise<void> {
    if (call.bearer?.of === "user") {
      session.expireUser(call.bearer.token);
      logOut(call.user, "return later");
      throw new ExpiredUserError(call.request, error);
    }
    const user = session.userToken();
    if (userState(user, clock.now()) === "expired") logOut(user?.token, "return later");

    const stored = session.apiToken();
    if (stored !== undefined && stored !== call.bearer?.token) throw error;
    if (call.renewals > 0) throw error;
    call.renewals += 1;
    const isRenewed = await orAborted(renew(), call.options.signal);
    call.throwIfCancelled();
    if (!isRenewed) throw error;
    call.isFresh = true;
  }

  return (error: ApiError, call: Call): Promise<void> => {
    if (error.code === "contention") return afterContention(error, call);
    if (error.code === "invalid_token" && !call.isRenewal) return afterRefusedToken(error, call);
    return Promise.reject(error);
  };
}
