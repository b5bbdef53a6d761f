import { focusHashTarget } from "../../../src/gatsby/hydration/hash-target";

afterEach(() => {
  document.body.replaceChildren();
  window.location.hash = "";
});

test.each([
  ["#heading", "heading"],
  ["#answer", "question"],
  // A phone would show its keyboard.
  ["#field=1", ""],
])("the focus for the hash %s is on: %s", (hash, id) => {
  document.body.innerHTML =
    '<h2 id="heading"></h2><details><summary id="question"></summary><p id="answer"></p></details><input id="field">';
  window.location.hash = hash;
  focusHashTarget();
  expect(document.activeElement!.id).toBe(id);
});
