import { ExpiredUserError } from "../errors";
import { type Call, callOf, Failure } from "../http/call";
import { orAborted } from "../http/wait";
import { needsRenewal, userState } from "../token";
import type { MakeInterceptor } from "./context";

/**
 * Before each send: refuses an expired user, then gets an API token when there is none or it is running out,
 * also for a logged-in user. A renewal that fails is silent: the call goes on with what there is.
 *
 * Left out for `/v1/auth` paths, and for the send right after a renewal: where this clock runs ahead of the server's,
 * a new token looks expired, and must be used all the same. Source: spec sections 7 and 8.
 */
export const checkTokens: MakeInterceptor = ({ session, clock, renew, logOut }) => {
  function refuseExpiredUser(call: Call): void {
    const user = session.userToken();
    if (userState(user, clock.now()) !== "expired") return;
    logOut(user?.token, "keep location");
    throw new Failure(new ExpiredUserError(call.subject), call);
  }

  return {
    async request(config) {
      const call = callOf(config);
      call.throwIfCancelled();
      if (call.isAuth || call.fresh) return config;
      refuseExpiredUser(call);
      if (needsRenewal(session.apiToken(), clock.now())) {
        await orAborted(renew(), call.signal);
        call.throwIfCancelled();
        // The wait may have outlived the user's token.
        refuseExpiredUser(call);
      }
      return config;
    },
  };
};
