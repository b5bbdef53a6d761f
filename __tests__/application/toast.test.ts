import { toastType } from "../../src/application/toast";

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
])("a toast with the code %i has the type %s (R457)", (code, type) => expect(toastType(code)).toBe(type));
