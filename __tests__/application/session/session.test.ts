import {
  createSession,
  createStore,
  grantsAtom,
  sessionAtoms,
  type SessionKey,
  type Store,
} from "../../../src/application/state";
import { createMemoryStorage } from "../api/cases/memory-storage";

const RECORDS = {
  apiAuth: { token: "a" },
  userAuth: { token: "u" },
  user: { id: 7, name: "Ann" },
  grants: { userId: 7, data: { orders: ["read"] } },
} as const;
const KEYS = Object.keys(RECORDS) as SessionKey[];

function build(texts: Readonly<Record<string, string>> = {}) {
  const storage = createMemoryStorage();
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  const store = createStore();
  let onStorage: (key: string | null) => void = () => undefined;
  const stop = jest.fn();
  const session = createSession({
    store,
    storage: () => storage,
    onStorage(listener) {
      onStorage = listener;
      return stop;
    },
  });
  return { storage, store, session, stop, hear: (key: string | null) => onStorage(key) };
}

/** Returns the record that views see. */
const shown = (store: Store, key: SessionKey): unknown => store.get<unknown>(sessionAtoms[key]);

const stored = Object.fromEntries(
  Object.entries(RECORDS).map(([key, record]) => [key, JSON.stringify(record)]),
);

test("the storage keys are exactly apiAuth, userAuth, user and grants (R281)", () => {
  const { session, storage } = build();
  const written = jest.spyOn(storage, "setItem");
  for (const key of KEYS) session.set(key, RECORDS[key]);
  expect(written.mock.calls).toEqual(Object.entries(stored));
  expect(KEYS).toEqual(["apiAuth", "userAuth", "user", "grants"]);
});

test("rehydration restores all four records (R319, R345)", () => {
  const { session, store } = build(stored);
  for (const key of KEYS) {
    expect(session.get(key)).toEqual(RECORDS[key]);
    expect(shown(store, key)).toEqual(RECORDS[key]);
  }
});

/** Texts that are not a record with a usable token. */
const TOKENLESS = [
  "",
  "A1",
  "{",
  "null",
  "[]",
  "7",
  "{}",
  ...[7, "", "a b", "a\nb", "ü"].map((token) => JSON.stringify({ token })),
];

test.each<[SessionKey, string]>([
  ...TOKENLESS.map((text): [SessionKey, string] => ["apiAuth", text]),
  ...TOKENLESS.map((text): [SessionKey, string] => ["userAuth", text]),
  ["user", "{}"],
  ["user", '{"id":""}'],
  ["user", '{"id":null}'],
  ["grants", '{"data":1}'],
  ["grants", "oops"],
])("a corrupt %s (%s) counts as absent", (key, text) => {
  const { session, store } = build({ ...stored, [key]: text });
  expect(session.get(key)).toBeUndefined();
  expect(shown(store, key)).toBeUndefined();
});

test.each([
  ['{"token":"u","expired":true}', { token: "u", expired: true }],
  ['{"token":"u","expired":"yes"}', { token: "u" }],
  ['{"token":"u","more":1}', { token: "u" }],
])("userAuth %s is read as %j", (text, record) =>
  expect(build({ userAuth: text }).session.get("userAuth")).toEqual(record),
);

test.each([["x"], [7], [0]])("a user's id may be %j, and other fields are open (R283)", (id) => {
  expect(build({ user: JSON.stringify({ id, more: 1 }) }).session.get("user")).toEqual({ id, more: 1 });
});

test("grants count for their own user only (R282, R345)", () => {
  const { session, store } = build(stored);
  expect(store.get(grantsAtom)).toEqual(RECORDS.grants.data);
  session.set("user", { id: "7" });
  expect(store.get(grantsAtom)).toEqual(RECORDS.grants.data);
  session.set("user", { id: 8 });
  expect(store.get(grantsAtom)).toBeUndefined();
  session.set("user", undefined);
  expect(store.get(grantsAtom)).toBeUndefined();
  session.set("user", RECORDS.user);
  session.set("grants", undefined);
  expect(store.get(grantsAtom)).toBeUndefined();
});

test("forgetUser does not remove the API token", () => {
  const { session, storage, store } = build(stored);
  session.forgetUser();
  expect(KEYS.map((key) => storage.getItem(key))).toEqual([stored["apiAuth"], null, null, null]);
  expect(KEYS.map((key) => shown(store, key))).toEqual([RECORDS.apiAuth, undefined, undefined, undefined]);
});

test("another tab's write is read at once, and updates views with its event", () => {
  const { session, storage, store, hear } = build(stored);
  storage.setItem("user", '{"id":9}');
  expect(store.get(sessionAtoms.user)).toEqual(RECORDS.user);
  hear("user");
  expect(store.get(sessionAtoms.user)).toEqual({ id: 9 });
  storage.removeItem("user");
  expect(session.get("user")).toBeUndefined();
  expect(store.get(sessionAtoms.user)).toBeUndefined();
});

test("reading renders views only after a change", () => {
  const { session, storage, store } = build(stored);
  const woken = jest.fn();
  store.sub(sessionAtoms.user, woken);
  session.get("user");
  session.rehydrate();
  expect(woken).not.toHaveBeenCalled();
  storage.setItem("user", '{"id":9}');
  session.get("user");
  session.get("user");
  expect(woken).toHaveBeenCalledTimes(1);
});

test("two sessions on two stores share nothing", () => {
  const one = build(stored);
  const two = build();
  expect(two.store.get(sessionAtoms.user)).toBeUndefined();
  two.session.set("user", { id: 1 });
  expect(one.session.get("user")).toEqual(RECORDS.user);
});

test("dispose stops listening, and does nothing without a listener", () => {
  const { session, stop } = build();
  session.dispose();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(() => createSession({ store: createStore(), storage: () => undefined }).dispose()).not.toThrow();
});
