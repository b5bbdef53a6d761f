/** @jest-environment-options {"customExportConditions": ["browser", "development"]} */
import { render } from "@testing-library/react";
import { GlobalStyles } from "../../src/design/global";

// Emotion checks values in development only: a build passes with styles that stop `npm run develop`.
it("has global styles that Emotion accepts in development", () => {
  render(<GlobalStyles />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const text = document.head.textContent + rules.map(({ cssText }) => cssText).join("");
  expect(text).toMatch(/box-sizing: ?border-box/);
});
