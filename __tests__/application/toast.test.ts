import { TOAST_DURATION, toastType } from "../../src/application/toast";

test.each([
  [199, "error"],
  [200, "success"],
  [204, "success"],
  [299, "success"],
  [300, "info"],
  [399, "info"],
  [400, "error"],
  [500, "error"],
  [0, "error"],
])("code %i is %s", (code, type) => expect(toastType(code)).toBe(type));

test("a toast stays 5000 ms", () => expect(TOAST_DURATION).toBe(5_000));
