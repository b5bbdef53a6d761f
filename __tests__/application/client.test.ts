import { endpoints } from "../../src/application/api";
import { browserOutside, createApp, type Outside } from "../../src/application/client";
import { createStore, isLoadingAtom, sessionAtoms } from "../../src/application/state";
import { createMemoryStorage } from "./api/cases/memory-storage";
import { createTestClock } from "./api/cases/clock";
import { type ContractServer, startContractServer } from "../support/contract-server/server";
import { mint } from "../support/contract-server/tokens";

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

function build(scene: string, outside: Partial<Outside> = {}) {
  server.stage(scene, {});
  const storage = createMemoryStorage();
  storage.setItem("apiAuth", JSON.stringify({ token: mint("A1") }));
  const app = createApp({
    bases: { v1: `${server.origin}/s/${scene}`, v3: `${server.origin}/s/${scene}/v3` },
    storage: () => storage,
    clock: createTestClock(),
    location: () => "/here?a=1#b",
    reporter: { report: jest.fn() },
    log: jest.fn(),
    ...outside,
  });
  return { app, storage };
}

const orders = endpoints.orders.list();
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

test("sendLoading keeps the loading flag on while the call runs", async () => {
  const { app } = build("loading");
  const call = app.sendLoading(orders);
  expect(app.store.get(isLoadingAtom)).toBe(true);
  await call;
  expect(app.store.get(isLoadingAtom)).toBe(false);
});

test("send leaves the loading flag alone", async () => {
  const { app } = build("quiet");
  const call = app.client.send(orders);
  expect(app.store.get(isLoadingAtom)).toBe(false);
  await call;
});

test("a store can be given", () => {
  const store = createStore();
  expect(build("store", { store }).app.store).toBe(store);
  expect(store.get(sessionAtoms.apiAuth)).toEqual({ token: mint("A1") });
});

test("a logout keeps the location once, and forgets the user", async () => {
  const { app, storage } = build("logout");
  app.session.set("userAuth", { token: mint("U1-5s") });
  app.session.set("user", { id: 1 });
  await expect(app.client.send(orders)).rejects.toThrow("Invalid or expired token");
  await tick();
  expect(storage.getItem("keptLocation")).toBe("/here?a=1#b");
  expect(app.session.get("user")).toBeUndefined();
  expect(app.takeKeptLocation()).toBe("/here?a=1#b");
  expect(app.takeKeptLocation()).toBeUndefined();
});

test("the kept location has the key it is given", async () => {
  const { app, storage } = build("key", { keptLocationKey: "back" });
  app.session.set("userAuth", { token: mint("U1-5s") });
  await expect(app.client.send(orders)).rejects.toThrow();
  await tick();
  expect(storage.getItem("back")).toBe("/here?a=1#b");
});

test.each([
  ["//evil.example"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  ["///evil.example"],
  ["http://"],
  ["https://evil.example"],
  ["javascript:alert(1)"],
  [""],
])("a kept location of %j is not believed", (text) => {
  const { app, storage } = build("evil");
  storage.setItem("keptLocation", text);
  expect(app.takeKeptLocation()).toBeUndefined();
  expect(storage.getItem("keptLocation")).toBeNull();
});

test("resetSession renews, and dispose stops listening", async () => {
  const stop = jest.fn();
  const { app } = build("reset", { onStorage: () => stop });
  expect(await app.resetSession()).toBe(true);
  app.dispose();
  expect(stop).toHaveBeenCalledTimes(1);
});

describe("browserOutside", () => {
  function fakePage() {
    const events = new EventTarget();
    const [localStorage, sessionStorage] = [createMemoryStorage(), createMemoryStorage()];
    const page = {
      localStorage,
      sessionStorage,
      location: { pathname: "/faq", search: "?a=1", hash: "#b" },
      setTimeout: setTimeout.bind(globalThis),
      clearTimeout: clearTimeout.bind(globalThis),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    };
    const write = (key: string | null, storageArea: unknown) =>
      events.dispatchEvent(Object.assign(new Event("storage"), { key, storageArea }));
    return { page, outside: browserOutside(page as unknown as Window), write };
  }

  test("storage, location and time are the page's", async () => {
    const { page, outside } = fakePage();
    expect(outside.storage()).toBe(page.localStorage);
    expect(outside.location()).toBe("/faq?a=1#b");
    expect(Math.abs(outside.clock.now() - Date.now())).toBeLessThan(1_000);
    const run = jest.fn();
    outside.clock.after(1, run);
    outside.clock.after(1, run)();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("other tabs' writes are heard until stopped; the session storage's are not", () => {
    const { page, outside, write } = fakePage();
    const heard: (string | null)[] = [];
    const stop = outside.onStorage?.((key) => void heard.push(key));
    write("apiAuth", page.localStorage);
    write(null, page.localStorage);
    write("apiAuth", page.sessionStorage);
    stop?.();
    write("user", page.localStorage);
    expect(heard).toEqual(["apiAuth", null]);
  });

  test("alerts are logged as errors", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    fakePage().outside.log("Gone", 404);
    expect(error.mock.calls).toEqual([["404 Gone"]]);
    error.mockRestore();
  });
});
