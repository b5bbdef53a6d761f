import { endpoints } from "../../src/application/api";
import { type AppSettings, createApp } from "../../src/application/client";
import { createStore, isLoadingAtom, sessionAtoms } from "../../src/application/state";
import { createMemoryStorage } from "./api/cases/memory-storage";
import { createTestClock } from "./api/cases/clock";
import { type ContractServer, startContractServer } from "../support/contract-server/server";
import { mint } from "../support/contract-server/tokens";

let server: ContractServer;
beforeAll(async () => void (server = await startContractServer()));
afterAll(() => server.close());

function build(scene: string, settings: Partial<AppSettings> = {}) {
  server.stage(scene, {});
  const [storage, tabStorage] = [createMemoryStorage(), createMemoryStorage()];
  storage.setItem("apiAuth", JSON.stringify({ token: mint("A1") }));
  const app = createApp({
    bases: { v1: `${server.origin}/s/${scene}`, v3: `${server.origin}/s/${scene}/v3` },
    storage: () => storage,
    tabStorage: () => tabStorage,
    clock: createTestClock(),
    location: () => "/here?a=1#b",
    reporter: { report: jest.fn() },
    log: jest.fn(),
    ...settings,
  });
  return { app, storage, tabStorage };
}

const orders = endpoints.orders.list();
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

test("the loading flag is on while a call of sendLoading runs (R309)", async () => {
  const { app } = build("loading");
  const call = app.sendLoading(orders);
  expect(app.store.get(isLoadingAtom)).toBe(true);
  await call;
  expect(app.store.get(isLoadingAtom)).toBe(false);
});

test("send does not change the loading flag", async () => {
  const { app } = build("quiet");
  const call = app.client.send(orders);
  expect(app.store.get(isLoadingAtom)).toBe(false);
  await call;
});

test("a store can be passed in", () => {
  const store = createStore();
  expect(build("store", { store }).app.store).toBe(store);
  expect(store.get(sessionAtoms.apiAuth)).toEqual({ token: mint("A1") });
});

describe("the return path", () => {
  async function logOut(location: string) {
    const onLogout = jest.fn();
    const built = build(`return-${location.length}`, { location: () => location, onLogout });
    built.app.session.set("userAuth", { token: mint("U1-5s") });
    built.app.session.set("user", { id: 1 });
    await expect(built.app.client.send(orders)).rejects.toThrow("Invalid or expired token");
    await tick();
    return { ...built, onLogout };
  }

  test("is in sessionStorage and can be taken once; localStorage has the session's keys only (R281, R442)", async () => {
    const { app, storage, tabStorage, onLogout } = await logOut("/here?a=1#b");
    expect(onLogout.mock.calls).toEqual([["/here?a=1#b"]]);
    expect(tabStorage.getItem("keptLocation")).toBe("/here?a=1#b");
    expect(storage.getItem("keptLocation")).toBeNull();
    expect(app.session.get("user")).toBeUndefined();
    expect(app.takeReturnPath()).toBe("/here?a=1#b");
    expect(app.takeReturnPath()).toBeUndefined();
  });

  test.each(["/verify/email/a?secret=1", "/a?next=%2Fverify%2Fx", "/a#%252Fverify%252Fx"])(
    "never contains the secret of a verification email: %s (R442)",
    async (location) => {
      const { app, tabStorage, onLogout } = await logOut(location);
      expect(onLogout.mock.calls).toEqual([[undefined]]);
      expect(tabStorage.getItem("keptLocation")).toBeNull();
      expect(app.takeReturnPath()).toBeUndefined();
    },
  );

  test("is not stored or passed on if it leads to another site", async () => {
    const { tabStorage, onLogout } = await logOut("//evil.example");
    expect(onLogout.mock.calls).toEqual([[undefined]]);
    expect(tabStorage.getItem("keptLocation")).toBeNull();
  });

  const foreign = ["//evil.example", "/\\evil.example", "/\t/evil.example", "///evil.example"];
  test.each([...foreign, "http://", "https://evil.example", "javascript:alert(1)", ""])(
    "is ignored if it is not a path of this site: %j",
    (text) => {
      const { app, tabStorage } = build("evil");
      tabStorage.setItem("keptLocation", text);
      expect(app.takeReturnPath()).toBeUndefined();
      expect(tabStorage.getItem("keptLocation")).toBeNull();
    },
  );
});

test("resetSession restores the stored records, drops others, and renews the token (R318)", async () => {
  const { app, storage } = build("reset");
  storage.setItem("grants", '{"userId":7,"data":1}');
  app.store.set(sessionAtoms.user, { id: "not stored" });
  expect(await app.resetSession()).toBe(true);
  expect(app.session.get("apiAuth")).toEqual({ token: mint("A2") });
  expect(app.store.get(sessionAtoms.user)).toBeUndefined();
  expect(app.store.get(sessionAtoms.grants)).toEqual({ userId: 7, data: 1 });
  jest.spyOn(app.client, "renew").mockResolvedValueOnce(false);
  expect(await app.resetSession()).toBe(false);
});

test("dispose stops listening", () => {
  const stop = jest.fn();
  build("dispose", { onStorage: () => stop }).app.dispose();
  expect(stop).toHaveBeenCalledTimes(1);
});
