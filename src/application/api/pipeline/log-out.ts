import type { ClientSettings } from "../settings";

/**
 * Logs out the login that a failure belongs to.
 * @param user the user token that was stored when the failing call was sent; undefined if nobody was logged in
 */
export type LogOut = (user: string | undefined, then: "return later" | "start over") => void;

/**
 * Creates the logout, which is deferred so that the failing call is rejected first. The stored token is compared when
 * the call fails and again when the timer runs, so that a newer login is not undone and a logout is not repeated.
 */
export function createLogOut({ clock, location, logout, session }: ClientSettings) {
  const pending = new Set<string>();
  /** Nobody has logged in since the last logout; another logout would change nothing but the page. */
  let isLoggedOut = false;
  const isStillStored = (user: string | undefined) => session.userToken()?.token === user;

  const logOut: LogOut = (user, then) => {
    if (!isStillStored(user)) return;
    if (user === undefined ? isLoggedOut : pending.has(user)) return;
    if (user === undefined) isLoggedOut = true;
    else pending.add(user);
    // Read now, because the page may have changed when the timer runs.
    const returnTo = then === "return later" ? location() : undefined;
    clock.after(0, () => {
      if (user !== undefined) pending.delete(user);
      if (!isStillStored(user)) return;
      isLoggedOut = true;
      logout(returnTo);
    });
  };

  return { logOut, noteLogin: () => void (isLoggedOut = false) };
}
