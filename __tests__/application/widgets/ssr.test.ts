import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createStore, showAlert } from "../../../src/application/state";
import { dialogStore } from "../../../src/application/widgets/global/dialog-store";
import { GlobalDialogs } from "../../../src/application/widgets/global/GlobalDialogs";
import { PhoneInput } from "../../../src/application/widgets/fields/PhoneInput";

test("server-rendered pages have no dialogs, whatever the store contains (R461)", () => {
  const store = createStore();
  showAlert(store, { message: "Words.", code: 500 }, 0);
  dialogStore.set(store);
  expect(renderToString(createElement(GlobalDialogs, { drawerId: "drawer" }))).toBe("");
});

test("without scripts, the phone input accepts a US number (R343)", () => {
  const html = renderToString(createElement(PhoneInput, { label: "Phone", name: "phone" }));
  expect(html).toMatch(/<input[^>]*type="tel"/);
  expect(html).toMatch(/<option value="US" selected=""/);
});
