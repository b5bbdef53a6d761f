import { type Case, GET, row, tab } from "./case";

/** Storage that is missing, broken, full or corrupt, or that another tab writes to (R320). */
export const storage: readonly Case[] = [
  ...(["absent", "throws", "full", "unreadable"] as const).map((fault) =>
    row(`storage ${fault}: the token is held in memory`, "- | | auth, A2, A2 | ok, ok", {
      storage: fault,
      storedApi: "-",
    }),
  ),
  row("a corrupt apiAuth counts as absent", "- | | auth, A2 | ok", { stored: { apiAuth: "{" } }),
  row("a corrupt userAuth counts as absent", "| A1 | ok", { stored: { userAuth: "{" } }),
  row("storage full: memory is used before the old stored token (R320)", "A1-5s | | auth, A2, A2 | ok, ok", {
    storage: "full",
    storedApi: "A1",
  }),
  row("storage full: another tab's newer token is used before memory", "- | | auth, A2, A9 | ok, ok", {
    storage: "full",
    steps: [GET, tab("apiAuth", "A9"), GET],
  }),
  row("storage full: another tab's clearing also clears memory", "- | | auth, A2, auth, A3 | ok, ok", {
    storage: "full",
    steps: [GET, { otherTab: "all" }, GET],
    storedApi: "-",
  }),
  row("storage full: an expired user is logged out", "A1 U1-5s | | A1 | expired_user, ok", {
    storage: "full",
  }),
  row("storage full: a refused user's mark is held in memory", "A1 U1 | 401 | U1, A1 | expired_user, ok", {
    storage: "full",
  }),
  row("another tab's login is used", "| A1, U1 | ok, ok", { steps: [GET, tab("userAuth", "U1"), GET] }),
  row("another tab's login is used before its event", "| A1, U1 | ok, ok", {
    steps: [GET, tab("userAuth", "U1", "silently"), GET],
  }),
  row("another tab's logout takes effect", "A1 U1 | | U1, A1 | ok, ok", {
    steps: [GET, tab("userAuth"), GET],
    store: "A1 -",
  }),
  row("another tab's token is used", "| A9 | ok", { steps: [tab("apiAuth", "A9", "silently"), GET] }),
  row("another tab's expired token is renewed", "| auth, A2 | ok", { steps: [tab("apiAuth", "A9-5s"), GET] }),
  row("another tab's clearing of the storage takes effect", "A1 U1 | | auth, A2 | ok", {
    steps: [{ otherTab: "all" }, GET],
    store: "A2 -",
  }),
  row("a user whom another tab marks as expired is refused", "A1 U1 | | | expired_user", {
    steps: [tab("userAuth", "U1x"), GET],
  }),
];
