import { type ClientSettings, createClient, endpoints, TransportError } from "../../../src/application/api";
import { path, v3 } from "../../../src/application/api/request";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { mint, nameOf } from "../../support/contract-server/tokens";
import { createTestClock } from "./cases/clock";

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

/** A client on a scene of the server, with a session of its own. */
function build(scene: string, token: string | undefined, settings: Partial<ClientSettings> = {}) {
  const stored = { token };
  const base = `${server.origin}/s/${scene}`;
  const client = createClient({
    bases: { v1: base, v3: `${base}/v3` },
    session: {
      apiToken: () => stored.token,
      userToken: () => undefined,
      setApiToken: (fresh) => void (stored.token = fresh),
      expireUser: jest.fn(),
    },
    clock: createTestClock(),
    location: () => "/",
    alert: jest.fn(),
    report: jest.fn(),
    logout: jest.fn(),
    ...settings,
  });
  return { client, stored };
}

const orders = endpoints.orders.list();

test("two clients share nothing: each renews for itself", async () => {
  server.stage("one", { renewals: ["slow:A5"] });
  server.stage("two", { renewals: ["slow:A7"] });
  const one = build("one", undefined);
  const two = build("two", undefined);
  await Promise.all([one.client.send(orders), two.client.send(orders)]);
  expect([nameOf(one.stored.token), nameOf(two.stored.token)]).toEqual(["A5", "A7"]);
  for (const name of ["one", "two"]) expect(server.logOf(name).arrivals).toHaveLength(2);
});

test("a multipart body is the same bytes at every send", async () => {
  server.stage("upload", { routes: { "POST /v1/files": ["425", "401"] } });
  const { client } = build("upload", mint("A1"));
  await client.send(endpoints.files.upload([new File(["ü text"], "a b.txt", { type: "text/plain" })]));
  const sends = server.logOf("upload").arrivals.filter(({ isRenewal }) => !isRenewal);
  expect(sends).toHaveLength(3);
  expect(new Set(sends.map(({ body, type }) => `${type}\n${body}`)).size).toBe(1);
  expect(sends[0]?.body).toContain("ü text");
});

test("a refused connection is a transport failure that keeps the system's code and no secret", async () => {
  const token = mint("A1");
  const { client } = build("none", token, { bases: { v1: "http://127.0.0.1:1", v3: "http://127.0.0.1:1" } });
  const error: unknown = await client.send(orders).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ code: "network", cause: "ECONNREFUSED" });
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(token);
});

test("the subsystem header can be named", async () => {
  server.stage("team", {});
  const { client } = build("team", mint("A1"), { subsystemHeader: "X-Team" });
  await client.send(v3.get(path`/plans`), { subsystem: "servicing" });

  expect(server.logOf("team").arrivals[0]?.subsystem).toBe("servicing");
});

test("bases may end in slashes", async () => {
  server.stage("slash", {});
  const base = `${server.origin}/s/slash`;
  const { client } = build("slash", mint("A1"), { bases: { v1: `${base}//`, v3: `${base}/v3/` } });
  await client.send(orders);
  await client.send(endpoints.memberships.create({}));
  expect(server.logOf("slash").arrivals.map((one) => one.path)).toEqual(["/v1/orders", "/v3/memberships/"]);
});

test("renew tells whether it succeeded, and never rejects", async () => {
  server.stage("renew", { renewals: ["A4", "500"] });
  const { client, stored } = build("renew", undefined);
  expect(await client.renew()).toBe(true);
  expect(await client.renew()).toBe(false);
  expect(nameOf(stored.token)).toBe("A4");
});

test("a session that throws fails the call with its own error, and the next call is free", async () => {
  server.stage("broken", {});
  let fails = true;
  const { client } = build("broken", undefined, {
    session: {
      apiToken: () => mint("A1"),
      userToken() {
        if (fails) throw new RangeError("no session");
        return undefined;
      },
      setApiToken: jest.fn(),
      expireUser: jest.fn(),
    },
  });
  await expect(client.send(orders)).rejects.toThrow(new RangeError("no session"));
  fails = false;
  await expect(client.send(orders)).resolves.toBeDefined();
});

test("a call that was cancelled leaves no listener on its signal", async () => {
  server.stage("signal", { routes: { "GET /v1/orders": ["425"] }, renewals: ["slow:A2"] });
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, "addEventListener");
  const removed = jest.spyOn(signal, "removeEventListener");
  const { client } = build("signal", undefined);
  await client.send(orders, { signal });
  expect(added.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    expect.arrayContaining(added.mock.calls.map(([, listener]) => listener)),
  );
});
