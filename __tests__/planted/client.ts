import { edit, type Faults } from "./fault";

const pipeline = "src/application/api/pipeline";
const session = "src/application/session/session.ts";
const attribution = "src/application/attribution/attribution.ts";
const contract = "__tests__/application/api/contract.test.ts";
const sessionTest = "__tests__/application/session/session.test.ts";
const attributionTest = "__tests__/application/attribution/attribution.test.ts";

export const client: Faults = {
  "two calls that need a new token renew it twice": edit(
    `${pipeline}/renewal.ts`,
    "inFlight ??= renew()",
    "inFlight = renew()",
  ).fails(contract),
  "a call with a refused token is resent a second time": edit(
    `${pipeline}/recovery.ts`,
    "if (call.renewals > 0) throw error;",
    "if (call.renewals > 1) throw error;",
  ).fails(contract),
  "a call to a busy server is retried without a pause": edit(
    `${pipeline}/recovery.ts`,
    "    await wait(clock, pause, call.options.signal);\n",
  ).fails(contract),
  "a payment is sent twice: a call is resent after a network failure": edit(
    `${pipeline}/recovery.ts`,
    `error.code === "contention"`,
    `error.code === "contention" || error.code === "network"`,
  ).fails(contract),
  "a logged-in user's calls carry the anonymous token": edit(
    `${pipeline}/authorization.ts`,
    `userState(user, clock.now()) === "in"`,
    `userState(user, clock.now()) === "out"`,
  ).fails(contract),
  "a failed call of an earlier login ends the current login": edit(
    `${pipeline}/log-out.ts`,
    "      if (!isStillStored(user)) return;\n      isLoggedOut",
    "      isLoggedOut",
  ).fails(contract),
  "arrays are sent to v3 with indices, which its server does not read": edit(
    `${pipeline}/encode.ts`,
    `v3: "repeat"`,
    `v3: "indices"`,
  ).fails(contract),
  "a call that hangs never ends: the time limit does not abort it": edit(
    `${pipeline}/transport.ts`,
    "    isLate = true;\n    stop.abort();",
    "    isLate = true;",
  ).fails(contract),
  "a proxy's HTML page counts as data": edit(
    `${pipeline}/read-response.ts`,
    `if (body === undefined && text !== "") throw new UnreadableResponseError(request, info);\n`,
  ).fails(contract),
  "a token that expires in a moment is sent and refused": edit(
    "src/application/api/token.ts",
    "- now <= MARGIN",
    "- now <= 0",
  ).fails(contract),
  "the next user of a device sees the grants of the previous one": edit(
    session,
    `      set("grants", undefined);\n`,
  ).fails(sessionTest),
  "grants of another user that remain in storage are used": edit(
    session,
    " && String(grants.userId) === String(user.id)",
  ).fails(sessionTest),
  "a login in another tab does not reach this one": edit(
    session,
    "    texts.refresh(key);\n    rehydrate();",
    "    texts.refresh(key);",
  ).fails(sessionTest),
  "the return path may point to another site": edit(
    "src/application/client.ts",
    String.raw`/^\/(?![\t\n\r]*[/\\])/.test(path) && `,
  ).fails("__tests__/application/client.test.ts"),
  "a verification mail's secret is stored as the return path": edit(
    "src/application/client.ts",
    " && !containsSecret(path)",
  ).fails("__tests__/application/client.test.ts"),
  "a visitor who sends Global Privacy Control gets the attribution cookie": edit(
    attribution,
    "if (globalPrivacyControl || exists()",
    "if (exists()",
  ).fails(attributionTest),
  "a later campaign overwrites the attribution": edit(
    attribution,
    "globalPrivacyControl || exists() ||",
    "globalPrivacyControl ||",
  ).fails(attributionTest),
  "the attribution cookie lasts 3 days instead of 30": edit(
    attribution,
    "const MAX_AGE = 2592000;",
    "const MAX_AGE = 259200;",
  ).fails(attributionTest),
  "when many calls fail, each alert replaces the one before": edit(
    "src/application/state/alert.ts",
    "const THROTTLE = 250;",
    "const THROTTLE = 0;",
  ).fails("__tests__/application/state/interface.test.ts"),
};
