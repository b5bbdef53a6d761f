import { createTextStore } from "../../../src/application/state";
import { createMemoryStorage } from "../api/cases/memory-storage";

const refuse = (): never => {
  throw new Error("refused");
};

test("reads and writes the storage, and caches nothing", () => {
  const storage = createMemoryStorage();
  const texts = createTextStore(() => storage);
  texts.write("k", "1");
  expect(storage.getItem("k")).toBe("1");
  storage.setItem("k", "2");
  expect(texts.read("k")).toBe("2");
  texts.write("k", undefined);
  expect(storage.getItem("k")).toBeNull();
  expect(texts.read("k")).toBeUndefined();
});

test("while the storage is full, a new value is held in memory (R320)", () => {
  const storage = createMemoryStorage();
  storage.setItem("k", "old");
  let full = true;
  const texts = createTextStore(() => ({
    ...storage,
    setItem: (key, text) => (full ? refuse() : storage.setItem(key, text)),
  }));
  texts.write("k", "new");
  expect(texts.read("k")).toBe("new");
  expect(storage.getItem("k")).toBe("old");
  full = false;
  texts.write("k", "newer");
  expect(storage.getItem("k")).toBe("newer");
  storage.setItem("k", "another tab's");
  expect(texts.read("k")).toBe("another tab's");
});

test("a removal that the storage refuses still takes effect in this tab", () => {
  const storage = createMemoryStorage();
  storage.setItem("k", "1");
  const texts = createTextStore(() => ({ ...storage, removeItem: refuse }));
  texts.write("k", undefined);
  expect(texts.read("k")).toBeUndefined();
});

test("an empty text does not count as absent", () => {
  const texts = createTextStore(() => undefined);
  texts.write("k", "");
  expect(texts.read("k")).toBe("");
});

test("refresh drops the values in memory of one key or of all", () => {
  const texts = createTextStore(() => undefined);
  const write = () => ["a", "b"].forEach((key) => texts.write(key, "1"));
  write();
  texts.refresh("a");
  expect([texts.read("a"), texts.read("b")]).toEqual([undefined, "1"]);
  write();
  texts.refresh(null);
  expect([texts.read("a"), texts.read("b")]).toEqual([undefined, undefined]);
});
