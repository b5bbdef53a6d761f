import type { Case } from "./case";

const GET = "GET /v1/orders";
const AUTH = "GET /v1/auth -";
const HERE = "/faq/ivf?utm_source=x#cost";
const EXPIRED = "401 Invalid or expired token";
const AGAIN = [`${GET} A1`, AUTH, `${GET} A2`];

/** The script that answers the call with these, in turn. */
const replies = (...list: string[]) => ({ routes: { [GET]: list } });
/** What a call looks like that was sent once with A1, and whose failure was shown. */
const once = (result: string, alert: string, more: object = {}) => ({ sends: [`${GET} A1`], results: [result], alerts: [alert], ...more });

/** The error catalogue: 401 in all its branches, and 403. */
export const catalogue: readonly Case[] = [
  { name: "401: renewed, sent once more", api: "A1", server: replies("401"), steps: [GET], expect: { sends: AGAIN, results: ["ok"], store: "A2 -" } },
  { name: "401 twice: passed on", api: "A1", server: replies("401", "401"), steps: [GET], expect: { sends: AGAIN, results: ["invalid_token 401"], alerts: [EXPIRED], store: "A2 -" } },
  { name: "401, renewal fails: passed on, the renewal reported", api: "A1", server: { ...replies("401"), renewals: ["500"] }, steps: [GET], expect: { sends: [`${GET} A1`, AUTH], results: ["invalid_token 401"], alerts: [EXPIRED], reports: ["500 GET /v1/auth"] } },
  { name: "401, renewal reset: passed on", api: "A1", server: { ...replies("401"), renewals: ["reset"] }, steps: [GET], expect: { sends: [`${GET} A1`, AUTH], results: ["invalid_token 401"], alerts: [EXPIRED] } },
  { name: "401, renewal itself 401: it does not renew itself", api: "A1", server: { ...replies("401"), renewals: ["401"] }, steps: [GET], expect: { sends: [`${GET} A1`, AUTH], results: ["invalid_token 401"], alerts: [EXPIRED] } },
  { name: "401: the new token is used although it looks expired", api: "A1", server: { ...replies("401"), renewals: ["A2-60s"] }, steps: [GET], expect: { sends: AGAIN, results: ["ok"], store: "A2 -" } },
  { name: "401: the resend carries the same bytes", api: "A1", server: { routes: { "PUT /v1/orders": ["401"] } }, steps: [{ call: "PUT /v1/orders", body: { a: "ü &" } }], expect: { sends: ["PUT /v1/orders A1 a=%C3%BC+%26", AUTH, "PUT /v1/orders A2 a=%C3%BC+%26"], results: ["ok"], store: "A2 -" } },
  { name: "401 on v3: the resend carries the same bytes", api: "A1", server: { routes: { "POST /v3/plans": ["401"] } }, steps: [{ call: "POST /plans", body: { a: [1, "x"] }, subsystem: "web" }], expect: { sends: ['POST /v3/plans A1 {"a":[1,"x"]} [web]', AUTH, 'POST /v3/plans A2 {"a":[1,"x"]} [web]'], results: ["ok"], store: "A2 -" } },
  { name: "401: a user who logged in meanwhile is in at the resend", api: "A1", server: { ...replies("401"), renewals: ["held:A2"] }, steps: [{ call: GET, heldAt: 2, meanwhile: [{ otherTab: "userAuth", writes: "U1" }] }], expect: { sends: [`${GET} A1`, AUTH, `${GET} U1`], results: ["ok"], store: "A2 U1" } },
  { name: "401, cancelled during the renewal", api: "A1", server: { ...replies("401"), renewals: ["held:A2"] }, steps: [{ call: GET, abort: "later", heldAt: 2, meanwhile: ["abort"] }, GET], expect: { sends: AGAIN, results: ["cancelled", "ok"], store: "A2 -" } },
  { name: "401 then 500: reported once", api: "A1", server: replies("401", "500"), steps: [GET], expect: { sends: AGAIN, results: ["failed 500"], alerts: ["500 Broken"], reports: ["500 GET /v1/orders"], store: "A2 -" } },
  { name: "401 then reset: not sent again", api: "A1", server: replies("401", "reset"), steps: [GET], expect: { sends: AGAIN, results: ["network"], alerts: ["500 We could not reach the service. Please check your connection and try again."], store: "A2 -" } },
  { name: "401 then 403 Invalid user: logged out", api: "A1", server: replies("401", "403-user"), steps: [GET], expect: { sends: AGAIN, results: ["invalid_user 403"], alerts: ["403 Invalid user"], logouts: ["-"], store: "A2 -" } },
  { name: "401 without a token: got and sent again", server: { ...replies("401"), renewals: ["404", "A2"] }, steps: [GET], expect: { sends: [AUTH, `${GET} -`, AUTH, `${GET} A2`], results: ["ok"], store: "A2 -" } },
  { name: "401 on a /v1/auth call without a stored token: got and sent again", server: { routes: { "POST /v1/auth/x": ["401"] } }, steps: ["POST /v1/auth/x"], expect: { sends: ["POST /v1/auth/x -", AUTH, "POST /v1/auth/x -"], results: ["ok"], store: "A2 -" } },
  { name: "401 on a /v1/auth call with a stored token: passed on", api: "A1", server: { routes: { "POST /v1/auth/x": ["401"] } }, steps: ["POST /v1/auth/x"], expect: { sends: ["POST /v1/auth/x -"], results: ["invalid_token 401"], alerts: [EXPIRED] } },

  { name: "401 of the user's token: logged out, no alert", api: "A1", user: "U1", server: replies("401"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["expired_user"], logouts: [HERE], store: "A1 -" } },
  { name: "401 of the user's token: the location is that of the refusal", api: "A1", user: "U1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ visit: "/about#x" }] }, { visit: "/press" }], expect: { sends: [`${GET} U1`], results: ["expired_user"], logouts: ["/about#x"], store: "A1 -" } },
  { name: "401 of the user's token, twice at once: one logout", api: "A1", user: "U1", server: { accepts: ["A1"] }, steps: [{ all: [GET, "POST /v1/events"] }], expect: { sends: [`${GET} U1`, "POST /v1/events U1"], results: ["expired_user", "expired_user"], logouts: [HERE], store: "A1 -" } },
  { name: "401 of the user's token after a logout elsewhere: logged out here", api: "A1", user: "U1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth" }] }], expect: { sends: [`${GET} U1`], results: ["expired_user"], logouts: [HERE], store: "A1 -" } },
  { name: "401 of an old user's token does not undo a newer login", api: "A1", user: "U1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth", writes: "U2" }] }, GET], expect: { sends: [`${GET} U1`, `${GET} U2`], results: ["expired_user", "ok"], store: "A1 U2" } },
  { name: "401 of the API token with an expired user: logged out, and renewed", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth", writes: "U1-5s" }] }], expect: { sends: AGAIN, results: ["ok"], logouts: [HERE], store: "A2 -" } },
  { name: "401 of the API token with an expired user and a newer token: logged out, passed on, shown", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth", writes: "U1-5s" }, { otherTab: "apiAuth", writes: "A9" }] }], expect: once("invalid_token 401", EXPIRED, { logouts: [HERE], store: "A9 -" }) },
  { name: "401, another token stored meanwhile: passed on", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "apiAuth", writes: "A9" }] }], expect: once("invalid_token 401", EXPIRED, { store: "A9 -" }) },
  { name: "401, another token stored unheard: passed on", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "apiAuth", writes: "A9", unheard: true }] }], expect: once("invalid_token 401", EXPIRED, { store: "A9 -" }) },
  { name: "401, stored token gone meanwhile: renewed", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "apiAuth" }] }], expect: { sends: AGAIN, results: ["ok"], store: "A2 -" } },
  { name: "401, stored token corrupt meanwhile: renewed", api: "A1", server: replies("held:401"), steps: [{ call: GET, meanwhile: [{ otherTab: "apiAuth", raw: "{" }] }], expect: { sends: AGAIN, results: ["ok"], store: "A2 -" } },
  { name: "401 without a token, one stored meanwhile: passed on", server: { ...replies("held:401"), renewals: ["404"] }, steps: [{ call: GET, heldAt: 2, meanwhile: [{ otherTab: "apiAuth", writes: "A9" }] }], expect: { sends: [AUTH, `${GET} -`], results: ["invalid_token 401"], alerts: [EXPIRED], store: "A9 -" } },
  { name: "five 401s before the renewal ends: one renewal, all succeed", api: "A1", server: { accepts: [], holdRenewals: 5 }, steps: [{ all: [GET, GET, GET, GET, GET] }], expect: { sends: [AUTH, ...Array<string>(5).fill(`${GET} A1`), ...Array<string>(5).fill(`${GET} A2`)], results: Array<string>(5).fill("ok"), store: "A2 -" } },
  { name: "a 401 after the renewal ended: passed on", api: "A1", server: { routes: { "GET /v1/a": ["401"], "GET /v1/b": ["held:401"] } }, steps: [{ all: ["GET /v1/a", { call: "GET /v1/b", heldAt: 4, meanwhile: [] }] }], expect: { sends: ["GET /v1/a A1", "GET /v1/a A2", AUTH, "GET /v1/b A1"], results: ["ok", "invalid_token 401"], alerts: [EXPIRED], store: "A2 -" } },
  { name: "three 401s share one failed renewal, each with its own 401", api: "A1", server: { accepts: [], holdRenewals: 3, renewals: ["404"] }, steps: [{ all: [GET, "PUT /v1/a", "GET /plans"] }], expect: { sends: [AUTH, `${GET} A1`, "GET /v3/plans A1", "PUT /v1/a A1"], results: ["invalid_token 401", "invalid_token 401", "invalid_token 401"], alerts: [EXPIRED] } },

  { name: "401 User authentication required: no alert", api: "A1", server: replies("401-user"), steps: [GET], expect: { sends: [`${GET} A1`], results: ["authentication_required 401"] } },
  { name: "401 User authentication required with a user: not logged out", api: "A1", user: "U1", server: replies("401-user"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["authentication_required 401"] } },
  { name: "401 with other words: shown", api: "A1", server: replies("401-other"), steps: [GET], expect: once("refused 401", "401 Wrong password") },
  { name: "401 with other words of the user's token: not logged out", api: "A1", user: "U1", server: replies("401-other"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["refused 401"], alerts: ["401 Wrong password"] } },
  { name: "401 in other letters: the words are exact", api: "A1", server: replies("401-case"), steps: [GET], expect: once("refused 401", "401 invalid or expired token") },
  { name: "401 without a body", api: "A1", server: replies("401-empty"), steps: [GET], expect: once("refused 401", "401 Request failed with status code 401") },
  { name: "401 as a page", api: "A1", server: replies("401-html"), steps: [GET], expect: once("refused 401", "401 Request failed with status code 401") },
  { name: "403 with the words of 401: not renewed", api: "A1", server: replies("403-token"), steps: [GET], expect: once("refused 403", EXPIRED.replace("401", "403")) },
  { name: "403 Invalid user: logged out, location not kept", api: "A1", user: "U1", server: replies("403-user"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["invalid_user 403"], alerts: ["403 Invalid user"], logouts: ["-"], store: "A1 -" } },
  { name: "403 Invalid user without a user: logged out all the same", api: "A1", server: replies("403-user"), steps: [GET], expect: once("invalid_user 403", "403 Invalid user", { logouts: ["-"] }) },
  { name: "403 Invalid user, twice at once: one logout", api: "A1", user: "U1", server: { routes: { [GET]: ["403-user"], "GET /v1/a": ["403-user"] } }, steps: [{ all: [GET, "GET /v1/a"] }], expect: { sends: ["GET /v1/a U1", `${GET} U1`], results: ["invalid_user 403", "invalid_user 403"], alerts: ["403 Invalid user"], logouts: ["-"], store: "A1 -" } },
  { name: "403 with other words: not logged out", api: "A1", user: "U1", server: replies("403"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["refused 403"], alerts: ["403 Not yours"] } },
  { name: "400 Invalid user: not logged out", api: "A1", user: "U1", server: replies("400-user"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["refused 400"], alerts: ["400 Invalid user"] } },
  { name: "500 Invalid user: not logged out", api: "A1", user: "U1", server: replies("500-user"), steps: [GET], expect: { sends: [`${GET} U1`], results: ["failed 500"], alerts: ["500 Invalid user"], reports: ["500 GET /v1/orders"] } },
];
