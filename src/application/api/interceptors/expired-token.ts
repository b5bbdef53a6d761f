import { ExpiredUserError } from "../errors";
import { Failure } from "../http/call";
import { orAborted } from "../http/wait";
import { userState } from "../token";
import type { MakeInterceptor } from "./context";

/** Renewals spent on one call after a refused API token (spec section 9: "auth-renewal retry limit 1"). */
const LIMIT = 1;

/**
 * 401 "Invalid or expired token" (spec section 8), in the catalogue's order:
 * the user's own token was refused: the user is logged out; else the user's token has run out: also logged out, and on;
 * else another API token is already stored: the failure is passed on; else the token is renewed and the call sent once
 * more. A second refusal, or a failed renewal, is passed on as the call's own 401.
 */
export const expiredToken: MakeInterceptor = ({ session, clock, renew, resend, logOut }) => ({
  async failure(failure) {
    const { error, call } = failure;
    if (error.code !== "invalid_token" || call.isRenewal) throw failure;

    if (call.bearer?.of === "user") {
      session.expireUser(call.bearer.token);
      logOut(call.bearer.token, "keep location");
      throw new Failure(new ExpiredUserError(call.subject, error), call);
    }
    const user = session.userToken();
    if (userState(user, clock.now()) === "expired") logOut(user?.token, "keep location");

    const stored = session.apiToken();
    if (stored !== undefined && stored !== call.bearer?.token) throw failure;
    if (call.renewals >= LIMIT) throw failure;
    call.renewals += 1;

    let renewed = false;
    await orAborted(
      renew().then((outcome) => {
        renewed = outcome;
      }),
      call.signal,
    );
    call.throwIfCancelled();
    if (!renewed) throw failure;
    call.fresh = true;
    return resend(call);
  },
});
