import type { MakeInterceptor } from "./context";

/** 403 "Invalid user": the user is logged out, and starts afresh: the location is not kept (spec section 8). */
export const invalidUser: MakeInterceptor = ({ logOut }) => ({
  async failure(failure) {
    const { error, call } = failure;
    if (error.code === "invalid_user" && !call.isRenewal) {
      logOut(call.bearer?.of === "user" ? call.bearer.token : undefined, "forget location");
    }
    throw failure;
  },
});
