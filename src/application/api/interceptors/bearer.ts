import { type Bearer, callOf } from "../http/call";
import { userState } from "../token";
import type { MakeInterceptor } from "./context";

/**
 * Before each send: the user's token when logged in, else the API token, else no header at all. Notes on the call
 * what it carries. None for `/v1/auth` paths: getting a token needs no token. Source: spec section 7.
 */
export const bearer: MakeInterceptor = ({ session, clock }) => {
  function choose(): Bearer | undefined {
    const user = session.userToken();
    if (user !== undefined && userState(user, clock.now()) === "in") return { of: "user", token: user.token };
    const token = session.apiToken();
    return token === undefined ? undefined : { of: "api", token };
  }

  return {
    request(config) {
      const call = callOf(config);
      call.fresh = false;
      call.bearer = call.isAuth ? undefined : choose();
      if (call.bearer !== undefined) config.headers.set("Authorization", `Bearer ${call.bearer.token}`);
      return config;
    },
  };
};
