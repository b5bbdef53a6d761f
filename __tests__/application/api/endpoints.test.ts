import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, endpoints, type Request } from "../../../src/application/api";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { createSettings } from "./settings";
import { type Endpoint, readEndpoints } from "../../../src/tools/cli/generate/endpoints";

const declared = readEndpoints(process.cwd());
const groups: Readonly<Record<string, Readonly<Record<string, (...args: never[]) => Request<unknown>>>>> =
  endpoints;

/** The endpoints that fulfill a requirement whose calls have no stated path. */
const REQUIRED = `
R329 plans.markReady plans.handOff plans.queueSend plans.cancelRequest
R330 loans.expire loans.decide loans.acceptOffer loans.fulfillDocuments
R331 orders.createMembership orders.fulfillMembership
R332 orders.complete orders.refund
R333 orders.applyPromotion
R334 credit.discardSource
R335 mailTemplates.publish mailTemplates.clone
R336 vendors.publishContent vendors.restoreContent
R346 acl.roles acl.resources acl.grant acl.revoke
R347 users.search users.remove users.update users.invite admin.flushCache admin.logInOnBehalf admin.syncCrm
R384 addresses.saveOfLineItem
R387 events.create events.byId events.update events.remove
R388 events.search
R389 events.respond
R390 events.rebook
R391 events.policies events.createPolicy events.policyById events.updatePolicy events.removePolicy
R392 orders.list orders.search orders.byId orders.update orders.addLineItem orders.saveAddress
R393 orders.complete
R394 orders.applyPromotion
R395 orders.createMembership orders.fulfillMembership
R396 orders.refund
R397 products.list products.byId
R398 users.search users.remove users.update
R399 users.updateSelf
R400 users.uploadAvatar users.removeAvatar
R401 users.invites users.createInvite
R402 users.profile users.careProfile users.clinicProfile users.memberProfile
R403 users.saveEmail users.removeEmail
R404 users.searchActivity
R406 payments.createStripeSource payments.createAchSource payments.createSource
R407 payments.createUserAch payments.createUserPlaid payments.createContractAch payments.createContractPlaid
R408 payments.updateSource payments.removeSource
R409 payments.links payments.linkRequests
R410 blog.search blog.topPosts
R411 mailTemplates.create mailTemplates.sendTest mailTemplates.baseTemplates mailTemplates.editorAuth mailTemplates.fetchConfig
R412 memberships.updateServicing memberships.createCheckoutSession memberships.byId
R415 credit.sources credit.obligations credit.createAssessment credit.adverseActions credit.adverseActionNotice credit.sourcesOfUser
R416 files.list files.categories files.upload files.signedToken files.downloadUrl files.update files.remove
R417 notify.announcements notify.token notify.userChannel notify.notifications notify.sendMessage notify.dismissBanner
R418 snapshots.list snapshots.charts
R419 search.mapping
R420 cms.fields cms.staffProfile
R421 contracts.create contracts.byId contracts.update contracts.remove contracts.publish contracts.saveAddress contracts.search
R422 contracts.byIdWithJson contracts.disbursements
R423 disbursements.list disbursements.listWithJson
R424 promotions.create promotions.byId promotions.update promotions.remove
R425 plans.list plans.listWithJson plans.queueSend
R426 notes.channels notes.topics notes.comments notes.subscriptions
R427 clinics.list
R428 messaging.channels messaging.members
R429 eSignature.downloadLink
R430 savedQueries.list
R431 features.list
R432 activityLog.search
R433 pricing.list pricing.calculatedBids pricing.calculatedSchedules pricing.fetchConfig pricing.configVersions
R434 groups.list
R435 vendors.list vendors.content
R436 loanServicing.byLoan loanServicing.statements
R437 loans.list loans.listWithJson
R438 treatments.list
R439 servicingProvider.payments servicingProvider.settings servicingProvider.transactions servicingProvider.accounts
R440 plaid.createLinkToken plaid.institutions`;

describe("the endpoints", () => {
  test("every exported endpoint has a docstring and one expression, from which its declaration can be read", () => {
    const exported = Object.entries(groups).flatMap(([group, all]) =>
      Object.keys(all).map((name) => `${group}.${name}`),
    );
    expect(declared.map(({ name }) => name).sort()).toEqual(exported.sort());
  });

  test.each(
    REQUIRED.trim()
      .split("\n")
      .map((line) => line.split(" ")),
  )("the calls of %s exist", (_id, ...names) => {
    expect(declared.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  const calls = readCalls();
  test("the requirements state at least 25 calls with their path", () =>
    expect(calls.length).toBeGreaterThanOrEqual(25));
  test.each(calls)("%s: %s %s exists, and its method is not assumed", (_id, method, path) => {
    const blank = (text: string) => text.replace(/\{\w+\}/g, "{}");
    const same = declared.filter((one) => blank(one.path) === blank(path));
    if (method === "any method of") expect(same).not.toEqual([]);
    else expect(same).toContainEqual(expect.objectContaining({ method, assumed: undefined }));
  });
});

/** The calls that docs/requirements.md states with a path, from R363 to R440. */
function readCalls(): [id: string, method: string, path: string][] {
  const requirements = readFileSync(join(__dirname, "../../../docs/requirements.md"), "utf8");
  return [...requirements.matchAll(/^- \*\*(R(?:36[3-9]|3[7-9]\d|4[0-3]\d|440))\*\* (.*)$/gm)].flatMap(
    ([, id = "", text = ""]) =>
      [...text.matchAll(/`(?:(GET|POST|PUT|DELETE) )?(\/(?:v1\/)?[a-z{][\w{}/-]*)`/g)]
        .filter(
          ([, method, path]) => method !== undefined || id === "R380" || path?.startsWith("/v1/addresses"),
        )
        .map(([, method = "any method of", path = ""]): [string, string, string] => [id, method, path]),
  );
}

describe("each endpoint sends what it declares", () => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await startContractServer();
  });
  afterAll(() => server.close());

  test.each(declared.map((endpoint) => [endpoint.name, endpoint] as const))("%s", async (name, endpoint) => {
    server.stage(name, {});
    const [group = "", call = ""] = name.split(".");
    const args = endpoint.parameters.map((parameter) => sample(parameter));
    const request = groups[group]?.[call]?.(...(args as never[])) as Request<unknown>;
    await createClient(createSettings(`${server.origin}/s/${name}`)).send(request);

    const [arrival, ...more] = server.logOf(name).arrivals;
    expect(more).toEqual([]);
    const [path, query = ""] = arrival!.path.split("?");
    const values = Object.fromEntries(endpoint.parameters.map(({ name: of }, n) => [of, args[n]]));
    const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, of: string) =>
      encodeURIComponent(String(values[of])),
    );
    expect(`${arrival!.method} ${path}`).toBe(
      `${endpoint.method} ${endpoint.base === "v3" ? "/v3" : ""}${filled}`,
    );
    expect(request.route).toBe(endpoint.path.replace(/\{\w+\}/g, "{}"));
    checkFields(endpoint, values, query, arrival!);
  });
});

/** An argument of a parameter's type, different for each name. */
function sample({ name, type }: Endpoint["parameters"][number]): unknown {
  if (type === "Id" || type === "string") return `${name} 1/2`;
  if (type?.startsWith("readonly File[]")) return [new File(["text"], "a.txt", { type: "text/plain" })];
  return type === undefined ? undefined : { [`${name}Field`]: "ü" };
}

/** Every argument that is not in the path is in the query or the body. */
function checkFields(
  { base, path, method, parameters }: Endpoint,
  values: Readonly<Record<string, unknown>>,
  query: string,
  { body, type }: { body: string; type: string },
): void {
  const rest = parameters.filter(({ name, type }) => type !== undefined && !path.includes(`{${name}}`));
  if (rest.some(({ type }) => type?.includes("File"))) {
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body).toMatch(/name="files"; filename="a.txt"[^]*text/);
    return;
  }
  const expected = Object.assign(
    {},
    ...rest.map(({ name }) => (typeof values[name] === "object" ? values[name] : { [name]: values[name] })),
  ) as object;
  const isQuery = method === "GET" || method === "DELETE";
  const isJson = base === "v3" && !isQuery && body !== "";
  const sent: unknown = isJson
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(isQuery ? query : body));
  expect(sent).toMatchObject(expected);
  expect(isQuery ? body : query).toBe("");
  if (body !== "")
    expect(type).toMatch(isJson ? /^application\/json/ : /^application\/x-www-form-urlencoded/);
}
