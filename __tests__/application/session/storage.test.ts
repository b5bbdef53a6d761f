// While the storage is full, and writes of other tabs: __tests__/application/api/cases/storage.ts.
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
