import type { ClientSettings } from "../settings";

/**
 * Logs out the user whose token is given; undefined stands for a call that carried no user's token.
 * Once per token: further failures of the same login change nothing.
 */
export type LogOut = (token: string | undefined, keep: "keep location" | "forget location") => void;

/** Logout, deferred so that the failing call is rejected first. */
export function createLogOut({ clock, location, logout, session }: ClientSettings): LogOut {
  let done: string | undefined;
  return (token, keep) => {
    if (token !== undefined) {
      const stored = session.userToken()?.token;
      // A newer login, such as another tab's, is not undone by an old token's refusal.
      const isNewer = stored !== undefined && stored !== token;
      if (token === done || isNewer) return;
      done = token;
    }
    // Read now: by the time the logout runs, the page may have moved on.
    const intent = keep === "keep location" ? { location: location() } : {};
    clock.after(0, () => logout(intent));
  };
}
