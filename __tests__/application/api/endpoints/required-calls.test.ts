import { endpoints, type Request } from "../../../../src/application/api";
import { readEndpoints } from "../../../../src/tools/cli/generate/endpoints";

const declared = readEndpoints(process.cwd());
const groups: Readonly<Record<string, object>> = endpoints;

/** Calls whose path is required; parameters are written `{}`, v3 paths without `/v3`, and `?` marks an assumed method. */
const addressed: readonly (readonly [call: string, expected: string, ids: string])[] = [
  ["auth.access", "v1 GET /v1/auth", "R363, R294"],
  ["auth.logIn", "v1 POST /v1/login/email", "R364"],
  ["auth.logInAs", "v1 POST /v1/login/email/{}", "R365"],
  ["auth.users", "v1 GET /v1/users", "R366"],
  ["auth.register", "v1 POST /v1/register/email/{}", "R367"],
  ["auth.signUp", "v1 POST /v1/signup/email/{}", "R368"],
  ["auth.verifyEmail", "v1 GET /v1/verify/email/{}", "R369"],
  ["auth.confirm", "v1 POST /v1/confirm/email", "R370"],
  ["auth.confirmEmail", "v1 POST /v1/confirm/email/{}", "R370"],
  ["auth.forgotPassword", "v1 GET /v1/forgot/email/{}", "R371"],
  ["auth.saveUserAddress", "v1 POST /v1/users/address/{}", "R372"],
  ["auth.createStripeSource", "v1 POST /v1/payments/sources/stripe/token", "R373"],
  ["auth.oneUse", "v1 GET /v1/auth/one-use", "R374"],
  ["auth.signUpWithJson", "v3 POST /auth/signup", "R375"],
  ["acl.roles", "v1 GET /v1/acls", "R346, R376"],
  ["acl.resources", "v1 GET /v1/acls/resources", "R346, R377"],
  ["acl.grant", "v1 POST /v1/acls/role/{}/{}/{}", "R346, R378"],
  ["acl.revoke", "v1 DELETE /v1/acls/role/{}/{}/{}", "R346, R379"],
  ["addresses.byId", "v1 GET? /v1/address/{}", "R380"],
  ["addresses.list", "v1 GET? /v1/addresses", "R381"],
  ["addresses.update", "v1 PUT? /v1/addresses/address/id/{}", "R382"],
  ["addresses.ofUser", "v1 GET? /v1/users/id/{}/address/{}", "R383"],
  ["admin.flushCache", "v1 DELETE /v1/admin/db/cache", "R347, R385"],
  ["admin.logInOnBehalf", "v1 POST /v1/admin/behalf/login/email", "R347, R386"],
  ["events.create", "v1 POST /v1/events", "R387"],
  ["events.list", "v1 GET /v1/events", "R387"],
  ["events.byId", "v1 GET /v1/events/id/{}", "R387"],
  ["events.update", "v1 PUT /v1/events/id/{}", "R387"],
  ["events.remove", "v1 DELETE /v1/events/id/{}", "R387"],
  ["orders.createMembership", "v1 POST? /v1/users/id/{}/orders/membership", "R331, R395"],
  ["products.list", "v1 GET /v1/products", "R397"],
  ["users.accountManager", "v3 GET /users/{}/account-manager", "R405"],
  ["memberships.create", "v3 POST /memberships/", "R413"],
  ["pharmacy.create", "v3 POST /pharmacy/", "R414"],
];

test.each(addressed)("%s is %s (%s)", (call, expected) => {
  const { base, method, path, assumed = "" } = declared.find(({ name }) => name === call)!;
  const mark = assumed.includes("method") ? "?" : "";
  expect(`${base} ${method}${mark} ${path.replace(/\{\w+\}/g, "{}")}`).toBe(expected);
});

/** Calls whose method, base or first part of the path is required, but not the rest. */
const begun: readonly (readonly [group: string, calls: string, begin: string, ids: string])[] = [
  ["events", "respond", "v1 PUT /", "R389"],
  ["events", "rebook", "v1 POST /", "R390"],
  ["orders", "complete applyPromotion", "v1 PUT /", "R332, R333, R393, R394"],
  ["orders", "fulfillMembership", "v1 PUT /v1/users/id/{userId}/orders/membership/", "R331, R395"],
  ["orders", "refund", "v1 POST /", "R332, R396"],
  ["users", "uploadAvatar saveEmail", "v1 PUT /", "R400, R403"],
  ["users", "removeAvatar removeEmail", "v1 DELETE /", "R400, R403"],
  ["memberships", "updateServicing", "v1 PUT /v1/", "R412"],
  ["credit", "sourcesOfUser", "v3 GET /credit-sources", "R415"],
  ["credit", "adverseActionNotice", "v1 GET /v2/", "R415"],
  ["contracts", "byIdWithJson disbursements", "v3 GET /contracts/", "R422"],
  ["disbursements", "listWithJson byIdWithJson", "v3 GET /disbursements", "R423"],
  ["plans", "listWithJson byIdWithJson", "v3 GET /plans", "R425"],
  ["pricing", "calculatedBids calculatedSchedules", "v3 POST /pricing/", "R433"],
  ["loanServicing", "byLoan statements statementById", "v3 GET /loans/", "R436"],
  ["loans", "listWithJson byIdWithJson", "v3 GET /loans", "R437"],
];

test.each(begun)("%s: %s begin with %s (%s)", (group, calls, begin) => {
  for (const call of calls.split(" ")) {
    const { base, method, path } = declared.find(({ name }) => name === `${group}.${call}`)!;
    expect(`${base} ${method} ${path}`.slice(0, begin.length)).toBe(begin);
  }
});

/** Other calls that are required, without a path; their paths are tested in endpoints.test.ts. */
const required: readonly (readonly [group: string, calls: string, ids: string])[] = [
  ["plans", "markReady handOff queueSend cancelRequest", "R329"],
  ["loans", "expire decide decisions acceptOffer fulfillDocuments", "R330"],
  ["credit", "discardSource", "R334"],
  ["mailTemplates", "publish clone", "R335"],
  ["vendors", "publishContent restoreContent", "R336"],
  ["admin", "syncCrm", "R347"],
  ["users", "search remove update invite", "R347, R398"],
  ["addresses", "saveOfLineItem", "R384"],
  ["events", "search", "R388"],
  ["events", "createPolicy policies policyById updatePolicy removePolicy", "R391"],
  ["orders", "list search byId update addLineItem updateLineItem removeLineItem saveAddress", "R392"],
  ["products", "byId", "R397"],
  ["users", "updateSelf", "R399"],
  ["users", "invites createInvite", "R401"],
  ["users", "profile careProfile clinicProfile memberProfile", "R402"],
  ["users", "updateProfile updateCareProfile updateClinicProfile updateMemberProfile", "R402"],
  ["users", "saveEmail removeEmail searchActivity", "R403, R404"],
  ["payments", "createStripeSource createAchSource createSource", "R406"],
  ["payments", "createUserAch createUserPlaid createContractAch createContractPlaid", "R407"],
  ["payments", "updateSource removeSource links createLink linkRequests requestLink", "R408, R409"],
  ["blog", "search topPosts", "R410"],
  ["mailTemplates", "create list byId update remove publish clone sendTest", "R411"],
  ["mailTemplates", "baseTemplates editorAuth fetchConfig", "R411"],
  ["memberships", "updateServicing createCheckoutSession byId", "R412"],
  ["credit", "sources obligations createAssessment adverseActions adverseActionNotice", "R415"],
  ["credit", "sendAdverseActionNotice", "R415"],
  ["files", "list categories upload signedToken downloadUrl update remove", "R416"],
  ["notify", "announcements token userChannel notifications sendMessage dismissBanner", "R417"],
  ["snapshots", "list byId create charts", "R418"],
  ["search", "mapping", "R419"],
  ["cms", "fields staffProfile", "R420"],
  ["contracts", "create list byId update remove publish saveAddress search", "R421"],
  ["disbursements", "list create byId update listWithJson createWithJson byIdWithJson", "R423"],
  ["promotions", "create list byId update remove", "R424"],
  ["plans", "list create byId update queueSend listWithJson createWithJson byIdWithJson", "R425"],
  ["notes", "channels topics comments subscriptions subscribe unsubscribe", "R426"],
  ["clinics", "list search create byId update remove", "R427"],
  ["messaging", "channels members addMember removeMember", "R428"],
  ["eSignature", "downloadLink", "R429"],
  ["savedQueries", "list create byId update remove", "R430"],
  ["features", "list update", "R431"],
  ["activityLog", "search", "R432"],
  ["pricing", "list calculatedBids calculatedSchedules fetchConfig updateConfig configVersions", "R433"],
  ["groups", "list create byId update remove", "R434"],
  ["vendors", "list create byId update remove content createContent contentById updateContent", "R435"],
  ["loanServicing", "byLoan update statements statementById", "R436"],
  ["loans", "list create byId update listWithJson createWithJson byIdWithJson updateWithJson", "R437"],
  ["treatments", "list create byId update remove", "R438"],
  ["servicingProvider", "payments createPayment settings updateSettings transactions accounts", "R439"],
  ["plaid", "createLinkToken institutions institutionById", "R440"],
];

test.each(required)("the group %s has %s (%s)", (group, calls) => {
  expect(Object.keys(groups[group] ?? {})).toEqual(expect.arrayContaining(calls.split(" ")));
});

/** Calls that must send fields with a given name, whatever the name of the argument. */
const fields: readonly (readonly [request: Request<unknown>, sent: object, ids: string])[] = [
  [endpoints.auth.access("web"), { access: "web" }, "R294, R363"],
  [endpoints.events.respond("i1", "yes"), { response: "yes" }, "R288, R389"],
  [endpoints.orders.applyPromotion("i1", "SPRING"), { code: "SPRING" }, "R289, R394"],
  [endpoints.notify.dismissBanner("i1"), { hide: "banner" }, "R290, R417"],
  [endpoints.plans.queueSend("i1", "a@b.example"), { email: "a@b.example", version: "2.0" }, "R292, R425"],
  [endpoints.credit.createAssessment("loan"), { purpose: "loan" }, "R293, R415"],
  [endpoints.admin.logInOnBehalf("a@b.example"), { u: "a@b.example" }, "R295, R386"],
];

test.each(fields.map(([request, sent, ids]) => [request.route, sent, ids, request] as const))(
  "%s sends %o (%s)",
  (_route, sent, _ids, { query, body }) => expect(query ?? body).toEqual(sent),
);

test.each([
  ["an upload", endpoints.files.upload([new File(["text"], "a.txt")])],
  ["an avatar", endpoints.users.uploadAvatar("i1", [new File(["text"], "a.txt")])],
])("%s sends its file in the field `files` (R291, R400, R416)", (_what, { body }) => {
  expect(Object.keys(body as object)).toEqual(["files"]);
});
