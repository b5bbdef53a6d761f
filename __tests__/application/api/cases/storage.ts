import type { Case } from "./case";

const GET = "GET /v1/orders";
const AUTH = "GET /v1/auth -";
const HERE = "/faq/ivf?utm_source=x#cost";

/** Stored texts that are no record. */
const CORRUPT = [
  "",
  "A1",
  "{",
  "null",
  "[]",
  "7",
  "{}",
  '{"token":7}',
  '{"token":""}',
  '{"token":"a b"}',
  '{"token":"a\\nb"}',
];

/** Storage that is missing, broken, full, corrupt, or written by others. */
export const storage: readonly Case[] = [
  ...(["absent", "throws", "full", "unreadable"] as const).map((fault): Case => ({
    name: `storage ${fault}: the token is kept in memory`,
    storage: fault,
    steps: [GET, GET],
    expect: { sends: [AUTH, `${GET} A2`, `${GET} A2`], results: ["ok", "ok"], store: "A2 -", kept: "-" },
  })),
  {
    name: "storage full: memory goes before the old stored token",
    api: "A1-5s",
    storage: "full",
    steps: [GET, GET],
    expect: { sends: [AUTH, `${GET} A2`, `${GET} A2`], results: ["ok", "ok"], store: "A2 -", kept: "A1" },
  },
  {
    name: "storage full: another tab's newer token goes before memory",
    storage: "full",
    steps: [GET, { otherTab: "apiAuth", writes: "A9" }, GET],
    expect: { sends: [AUTH, `${GET} A2`, `${GET} A9`], results: ["ok", "ok"], store: "A9 -" },
  },
  {
    name: "storage full: another tab's clearing clears memory",
    storage: "full",
    steps: [GET, { otherTab: "all" }, GET],
    expect: {
      sends: [AUTH, `${GET} A2`, AUTH, `${GET} A3`],
      results: ["ok", "ok"],
      store: "A3 -",
      kept: "-",
    },
  },
  {
    name: "storage full: an expired user is logged out all the same",
    api: "A1",
    user: "U1-5s",
    storage: "full",
    steps: [GET, GET],
    expect: { sends: [`${GET} A1`], results: ["expired_user", "ok"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "storage full: a refused user's mark is kept in memory",
    api: "A1",
    user: "U1",
    storage: "full",
    server: { routes: { [GET]: ["401"] } },
    steps: [GET, GET],
    expect: {
      sends: [`${GET} U1`, `${GET} A1`],
      results: ["expired_user", "ok"],
      logouts: [HERE],
      store: "A1 -",
    },
  },
  ...CORRUPT.map((text): Case => ({
    name: `corrupt apiAuth ${JSON.stringify(text)} is none`,
    stored: { apiAuth: text },
    steps: [GET],
    expect: { sends: [AUTH, `${GET} A2`], results: ["ok"], store: "A2 -" },
  })),
  ...CORRUPT.map((text): Case => ({
    name: `corrupt userAuth ${JSON.stringify(text)} is nobody`,
    api: "A1",
    stored: { userAuth: text },
    steps: [GET],
    expect: { sends: [`${GET} A1`], results: ["ok"], store: "A1 -" },
  })),
  {
    name: "another tab's login is seen",
    api: "A1",
    steps: [GET, { otherTab: "userAuth", writes: "U1" }, GET],
    expect: { sends: [`${GET} A1`, `${GET} U1`], results: ["ok", "ok"], store: "A1 U1" },
  },
  {
    name: "another tab's login is seen before its event",
    api: "A1",
    steps: [GET, { otherTab: "userAuth", writes: "U1", unheard: true }, GET],
    expect: { sends: [`${GET} A1`, `${GET} U1`], results: ["ok", "ok"], store: "A1 U1" },
  },
  {
    name: "another tab's logout is seen",
    api: "A1",
    user: "U1",
    steps: [GET, { otherTab: "userAuth" }, GET],
    expect: { sends: [`${GET} U1`, `${GET} A1`], results: ["ok", "ok"], store: "A1 -" },
  },
  {
    name: "another tab's token is used",
    api: "A1",
    steps: [{ otherTab: "apiAuth", writes: "A9", unheard: true }, GET],
    expect: { sends: [`${GET} A9`], results: ["ok"], store: "A9 -" },
  },
  {
    name: "another tab's expired token is renewed",
    api: "A1",
    steps: [{ otherTab: "apiAuth", writes: "A9-5s" }, GET],
    expect: { sends: [AUTH, `${GET} A2`], results: ["ok"], store: "A2 -" },
  },
  {
    name: "another tab's clearing is seen",
    api: "A1",
    user: "U1",
    steps: [{ otherTab: "all" }, GET],
    expect: { sends: [AUTH, `${GET} A2`], results: ["ok"], store: "A2 -" },
  },
  {
    name: "another tab's mark of expiry is seen",
    api: "A1",
    user: "U1",
    steps: [{ otherTab: "userAuth", writes: "U1x" }, GET],
    expect: { sends: [], results: ["expired_user"], logouts: [HERE], store: "A1 -" },
  },
];
