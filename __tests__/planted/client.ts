import type { Faults } from "./fault";

const pipeline = "src/application/api/pipeline";
const session = "src/application/session/session.ts";
const attribution = "src/application/attribution/attribution.ts";
const contract = "__tests__/application/api/contract.test.ts";
const sessionTest = "__tests__/application/session/session.test.ts";
const attributionTest = "__tests__/application/attribution/attribution.test.ts";

export const client: Faults = [
  {
    name: "two calls that need a new token renew it twice",
    file: `${pipeline}/renewal.ts`,
    find: "inFlight ??= renew()",
    replace: "inFlight = renew()",
    test: contract,
  },
  {
    name: "a call with a refused token is resent a second time",
    file: `${pipeline}/recovery.ts`,
    find: "if (call.renewals > 0) throw error;",
    replace: "if (call.renewals > 1) throw error;",
    test: contract,
  },
  {
    name: "a call to a busy server is retried without a pause",
    file: `${pipeline}/recovery.ts`,
    find: "    await wait(clock, pause, call.options.signal);\n",
    test: contract,
  },
  {
    name: "a payment is sent twice: a call is resent after a network failure",
    file: `${pipeline}/recovery.ts`,
    find: `error.code === "contention"`,
    replace: `error.code === "contention" || error.code === "network"`,
    test: contract,
  },
  {
    name: "a logged-in user's calls carry the anonymous token",
    file: `${pipeline}/authorization.ts`,
    find: `userState(user, clock.now()) === "in"`,
    replace: `userState(user, clock.now()) === "out"`,
    test: contract,
  },
  {
    name: "a failed call of an earlier login ends the current login",
    file: `${pipeline}/log-out.ts`,
    find: "      if (!isStillStored(user)) return;\n      isLoggedOut",
    replace: "      isLoggedOut",
    test: contract,
  },
  {
    name: "arrays are sent to v3 with indices, which its server does not read",
    file: `${pipeline}/encode.ts`,
    find: `v3: "repeat"`,
    replace: `v3: "indices"`,
    test: contract,
  },
  {
    name: "a call that hangs never ends: the time limit does not abort it",
    file: `${pipeline}/transport.ts`,
    find: "    isLate = true;\n    stop.abort();",
    replace: "    isLate = true;",
    test: contract,
  },
  {
    name: "a proxy's HTML page counts as data",
    file: `${pipeline}/read-response.ts`,
    find: `if (body === undefined && text !== "") throw new UnreadableResponseError(request, info);\n`,
    test: contract,
  },
  {
    name: "a token that expires in a moment is sent and refused",
    file: "src/application/api/token.ts",
    find: "- now <= MARGIN",
    replace: "- now <= 0",
    test: contract,
  },
  {
    name: "the next user of a device sees the grants of the previous one",
    file: session,
    find: `      set("grants", undefined);\n`,
    test: sessionTest,
  },
  {
    name: "grants of another user that remain in storage are used",
    file: session,
    find: " && String(grants.userId) === String(user.id)",
    replace: "",
    test: sessionTest,
  },
  {
    name: "a login in another tab does not reach this one",
    file: session,
    find: "    texts.refresh(key);\n    rehydrate();",
    replace: "    texts.refresh(key);",
    test: sessionTest,
  },
  {
    name: "the return path may point to another site",
    file: "src/application/client.ts",
    find: String.raw`/^\/(?![\t\n\r]*[/\\])/.test(path) && `,
    replace: "",
    test: "__tests__/application/client.test.ts",
  },
  {
    name: "a verification mail's secret is stored as the return path",
    file: "src/application/client.ts",
    find: " && !containsSecret(path)",
    replace: "",
    test: "__tests__/application/client.test.ts",
  },
  {
    name: "a visitor who sends Global Privacy Control gets the attribution cookie",
    file: attribution,
    find: "if (globalPrivacyControl || exists()",
    replace: "if (exists()",
    test: attributionTest,
  },
  {
    name: "a later campaign overwrites the attribution",
    file: attribution,
    find: "globalPrivacyControl || exists() ||",
    replace: "globalPrivacyControl ||",
    test: attributionTest,
  },
  {
    name: "the attribution cookie lasts 3 days instead of 30",
    file: attribution,
    find: "const MAX_AGE = 2592000;",
    replace: "const MAX_AGE = 259200;",
    test: "__tests__/browser/client-layer/page.spec.ts",
    title: "the attribution cookie lasts 30 days and is not overwritten",
  },
  {
    name: "when many calls fail, each alert replaces the one before",
    file: "src/application/state/alert.ts",
    find: "const THROTTLE = 250;",
    replace: "const THROTTLE = 0;",
    test: "__tests__/application/state/interface.test.ts",
  },
];
