import { ExpiredUserError } from "../errors";
import type { ClientSettings } from "../settings";
import { needsRenewal, userState } from "../token";
import type { Bearer, Call } from "./call";
import type { LogOut } from "./log-out";
import type { Renew } from "./renewal";
import { orAborted } from "./wait";

/** Creates the steps before each attempt: check the tokens, then choose the bearer. */
export function createAuthorization({ session, clock }: ClientSettings, renew: Renew, logOut: LogOut) {
  function refuseExpiredUser(call: Call): void {
    const user = session.userToken();
    if (userState(user, clock.now()) !== "expired") return;
    logOut(user?.token, "return later");
    throw new ExpiredUserError(call.request);
  }

  return {
    /**
     * Refuses an expired user, then renews an API token that is missing or about to expire, also for a logged-in user.
     * A failed renewal is silent: the call is sent all the same.
     *
     * Skipped on `/v1/auth` paths, and for the attempt directly after a renewal: if this clock is ahead of the server's,
     * a new token looks expired but must still be used.
     */
    async checkTokens(call: Call): Promise<void> {
      call.throwIfCancelled();
      const skip = call.isRenewal || call.isAuth || call.isFresh;
      call.isFresh = false;
      if (skip) return;
      refuseExpiredUser(call);
      if (!needsRenewal(session.apiToken(), clock.now())) return;
      await orAborted(renew(), call.options.signal);
      call.throwIfCancelled();
      // The user's token may have expired during the renewal.
      refuseExpiredUser(call);
    },

    /** Returns the token of a logged-in user, else the API token, else none. The client's own renewal sends none. */
    chooseBearer(call: Call): Bearer | undefined {
      if (call.isRenewal) return undefined;
      const user = session.userToken();
      if (user !== undefined && userState(user, clock.now()) === "in")
        return { of: "user", token: user.token };
      const token = session.apiToken();
      return token === undefined ? undefined : { of: "api", token };
    },
  };
}
