import { browserSettings } from "../../src/application/client";

const settings = browserSettings(window);

test("uses the storages, location and time of the page", async () => {
  window.history.replaceState(null, "", "/faq?a=1#b");
  expect(settings.storage()).toBe(localStorage);
  expect(settings.tabStorage()).toBe(sessionStorage);
  expect(settings.location()).toBe("/faq?a=1#b");
  expect(Math.abs(settings.clock.now() - Date.now())).toBeLessThan(1_000);
  const run = jest.fn();
  settings.clock.after(1, run);
  settings.clock.after(1, run)();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(run).toHaveBeenCalledTimes(1);
});

test("listens to other tabs' writes to localStorage until stopped", () => {
  const write = (key: string | null, storageArea: Storage) =>
    window.dispatchEvent(new StorageEvent("storage", { key, storageArea }));
  const keys: (string | null)[] = [];
  const stop = settings.onStorage?.((key) => void keys.push(key));
  write("apiAuth", localStorage);
  write(null, localStorage);
  write("apiAuth", sessionStorage);
  stop?.();
  write("user", localStorage);
  expect(keys).toEqual(["apiAuth", null]);
});

test("alerts are logged as errors (R455)", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  settings.log("Gone", 404);
  expect(error.mock.calls).toEqual([["404 Gone"]]);
});
