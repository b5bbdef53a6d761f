import { getEventListeners } from "node:events";
import {
  asBlob,
  asBytes,
  asText,
  type ClientSettings,
  createClient,
  endpoints,
  paginate,
  path,
  type Request,
  TransportError,
  v1,
  v3,
} from "../../../src/application/api";
import { encode } from "../../../src/application/api/pipeline/encode";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import type { Script } from "../../support/contract-server/script";
import { mint, nameOf } from "../../support/contract-server/tokens";
import { createTestClock } from "./cases/clock";

let server: ContractServer;
beforeAll(async () => void (server = await startContractServer()));
afterAll(() => server.close());

let scenes = 0;

/** Creates a session in memory. */
function createTestSession(token?: string): ClientSettings["session"] {
  let stored = token;
  return {
    apiToken: () => stored,
    userToken: () => undefined,
    setApiToken: (fresh) => void (stored = fresh),
    expireUser: () => undefined,
  };
}

/** Creates a client with its own scene, with a valid API token and nobody logged in. */
function build(script: Script = {}, settings: Partial<ClientSettings> = {}) {
  const scene = `client-${(scenes += 1)}`;
  server.stage(scene, script);
  const base = `${server.origin}/s/${scene}`;
  const { session = createTestSession(mint("A1")) } = settings;
  const client = createClient({
    bases: { v1: base, v3: `${base}/v3` },
    clock: createTestClock(),
    location: () => "/",
    alert: () => undefined,
    report: () => undefined,
    logout: () => undefined,
    ...settings,
    session,
  });
  return { client, session, arrivals: () => server.logOf(scene).arrivals };
}

const orders = endpoints.orders.list();

test("two clients share nothing: each renews its own token", async () => {
  const one = build({ renewals: ["slow:A5"] }, { session: createTestSession() });
  const two = build({ renewals: ["slow:A7"] }, { session: createTestSession() });
  await Promise.all([one.client.send(orders), two.client.send(orders)]);
  expect([one, two].map(({ session }) => nameOf(session.apiToken()))).toEqual(["A5", "A7"]);
  for (const { arrivals } of [one, two]) expect(arrivals()).toHaveLength(2);
});

test.each<[string, Request<unknown>]>([
  ["a list of files", endpoints.files.upload([new File(["ü text"], "a b.txt", { type: "text/plain" })])],
  ["a file in a form field", v1.post(path`/v1/files`, { files: new File(["ü text"], "a b.txt"), name: "x" })],
])("%s is sent as multipart, with the same bytes at every attempt", async (_, request) => {
  const { client, arrivals } = build({ routes: { "POST /v1/files": ["425", "401"] } });
  await client.send(request);
  const sends = arrivals().filter(({ isRenewal }) => !isRenewal);
  expect(sends).toHaveLength(3);
  expect(new Set(sends.map(({ body, type }) => `${type}\n${body}`)).size).toBe(1);
  expect(sends[0]?.type).toMatch(/^multipart\/form-data/);
  expect(sends[0]?.body).toMatch(/name="files"; filename="a b.txt"[^]*ü text/);
});

test("a refused connection is a transport error with the system's code and without secrets", async () => {
  const base = "http://127.0.0.1:1";
  const { client } = build({}, { bases: { v1: base, v3: base } });
  const error: unknown = await client.send(orders).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ code: "network", cause: "ECONNREFUSED" });
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(mint("A1"));
});

describe("settings", () => {
  test.each(["/api", "", "api.example", "ftp://api.example", "https://api.example?a=1", "https://a:99999"])(
    "the base %j is refused when the client is created",
    (v3) => {
      expect(() => build({}, { bases: { v1: "https://api.example", v3 } })).toThrow(
        `The base v3 is "${v3}"; expected an absolute address`,
      );
    },
  );

  test("bases may end in slashes", async () => {
    const bases = { v1: "https://api.example//", v3: "https://api.example/v3/" };
    const urlOf = async (request: Request<unknown>) => (await encode(request, { bases }, {})).url;
    expect(await urlOf(orders)).toBe("https://api.example/v1/orders");
    expect(await urlOf(endpoints.memberships.create({}))).toBe("https://api.example/v3/memberships/");
  });

  test("the names of the headers can be set", async () => {
    const names = { subsystemHeader: "X-Team", idempotencyHeader: "X-Once", requestIdHeader: "Content-Type" };
    const { client, arrivals } = build({}, names);
    const options = { subsystem: "servicing", idempotencyKey: "k1" };
    const { requestId } = await client.sendForResponse(v3.post(path`/plans`), options);
    expect(arrivals()[0]?.headers).toMatchObject({ "x-team": "servicing", "x-once": "k1" });
    expect(requestId).toBe("application/json");
  });
});

describe("options of a call", () => {
  test("headers are added at every attempt, and the idempotency key stays the same", async () => {
    const { client, arrivals } = build({ routes: { "POST /v1/orders": ["425", "401"] } });
    const request = v1.post(path`/v1/orders`, { a: 1 });
    await client.send(request, { headers: { "X-Trace": "t1" }, idempotencyKey: "k1" });
    const sends = arrivals().filter(({ isRenewal }) => !isRenewal);
    expect(sends).toHaveLength(3);
    for (const { headers, type } of sends) {
      expect(headers).toMatchObject({ "x-trace": "t1", "idempotency-key": "k1" });
      expect(type).toBe("application/x-www-form-urlencoded;charset=utf-8");
    }
  });

  test("the cause of the error is the reason of the aborted signal", async () => {
    const { client } = build({ routes: { "GET /v1/orders": ["stall"] } });
    const caller = new AbortController();
    const call = client.send(orders, { signal: caller.signal });
    const reason = new Error("the user left the page");
    setTimeout(() => caller.abort(reason), 5);
    await expect(call).rejects.toMatchObject({ code: "cancelled", cause: reason });
  });

  test("a settled call leaves no listener on its signal", async () => {
    const { client } = build(
      { routes: { "GET /v1/orders": ["425"] }, renewals: ["slow:A2"] },
      { session: createTestSession() },
    );
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, "addEventListener");
    await client.send(orders, { signal });
    expect(added.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("the progress of an upload is reported until it is complete", async () => {
    const { client } = build();
    const seen: { loaded: number; total?: number | undefined }[] = [];
    const file = new File(["x".repeat(100_000)], "a.bin");
    await client.send(v1.post(path`/v1/files`, { file }), {
      onUploadProgress: (step) => void seen.push(step),
    });
    const last = seen.at(-1);
    expect(last?.loaded).toBeGreaterThan(100_000);
    expect(last?.loaded).toBe(last?.total);
  });
});

describe("responses", () => {
  test("status, headers and request id of a success are available", async () => {
    const { client } = build();
    const { data, status, headers, requestId } = await client.sendForResponse(orders);
    expect([data, status, requestId]).toEqual([{ echo: "GET /v1/orders" }, 200, "request-1"]);
    expect(headers.get("Content-Type")).toBe("application/json");
  });

  test.each(["404", "html"])("the error of the reply %s has status and request id", async (reply) => {
    const { client } = build({ routes: { "GET /v1/orders": [reply] } });
    const status = reply === "404" ? 404 : 200;
    await expect(client.send(orders)).rejects.toMatchObject({ status, requestId: "request-1" });
  });

  test("a response can be text, bytes or a Blob", async () => {
    const { client } = build({ routes: { "GET /v1/orders": ["html", "html", "html", "empty"] } });
    const text = await client.send(asText(orders));
    expect(text).toMatch(/^<!doctype html>/);
    expect(new TextDecoder().decode(await client.send(asBytes(orders)))).toBe(text);
    const blob = await client.send(asBlob(orders));
    expect([blob.type, await blob.text()]).toEqual(["text/html", text]);
    expect(await client.send(asText(orders))).toBe("");
  });

  test("an error is read as JSON even if the request expects a Blob", async () => {
    const { client } = build({ routes: { "GET /v1/orders": ["404"] } });
    await expect(client.send(asBlob(orders))).rejects.toMatchObject({ serverMessage: "Not found" });
  });
});

describe("paginate", () => {
  /** Creates a client that returns these pages of a list. */
  const clientOf = (pages: (number[] | undefined)[]) => {
    const seen: unknown[] = [];
    const client = {
      ...build().client,
      send: ({ query }: { query?: unknown }) => {
        seen.push(query);
        return Promise.resolve(pages.shift()) as Promise<never>;
      },
    };
    return { client, seen };
  };
  const list = (query: object) => v1.get<number[]>(path`/v1/numbers`, query);

  test.each([[[]], [undefined]])("reads pages, also shorter ones, until the response is %j", async (last) => {
    const { client, seen } = clientOf([[1, 2], [3], [4], last]);
    const numbers: number[] = [];
    for await (const number of paginate(client, list, { limit: 2, q: "x" })) numbers.push(number);
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(seen).toEqual([0, 2, 3, 4].map((offset) => ({ limit: 2, q: "x", offset })));
  });

  test("throws if the server ignores the offset, instead of looping endlessly", async () => {
    const { client } = clientOf([[1], [1]]);
    const read = async () => {
      for await (const _ of paginate(client, list));
    };
    await expect(read()).rejects.toThrow('/v1/numbers returned a page twice: it ignores "offset"');
  });

  test("throws if a page is not a list", async () => {
    const { client } = clientOf(["12" as never]);
    await expect(paginate(client, list).next()).rejects.toThrow("/v1/numbers did not return a list");
  });
});

test("renew returns whether it succeeded, and never rejects", async () => {
  const { client, session } = build({ renewals: ["A4", "500", "token-unusable"] });
  expect([await client.renew(), await client.renew(), await client.renew()]).toEqual([true, false, false]);
  expect(nameOf(session.apiToken())).toBe("A4");
});

test("if the session throws, the call fails with that error, and the next call succeeds", async () => {
  const session = createTestSession(mint("A1"));
  const { client } = build({}, { session });
  const userToken = jest.spyOn(session, "userToken").mockImplementationOnce(() => {
    throw new RangeError("no session");
  });
  await expect(client.send(orders)).rejects.toThrow(new RangeError("no session"));
  expect(userToken).toHaveBeenCalledTimes(1);
  await expect(client.send(orders)).resolves.toBeDefined();
});
