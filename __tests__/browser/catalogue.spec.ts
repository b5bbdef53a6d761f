import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "@playwright/test";

test("the built site has no page, file or words of the catalogue of components", async ({ request }) => {
  const response = await request.get("/catalogue", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([302, "/"]);
  const files = globSync(["public/**/*.{html,js,json,css,xml}"]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /catalogue/.test(path))).toEqual([]);
  // Words that occur only in the catalogue: its page, its widgets and its body.
  const own =
    /Every shared component in its states|Our phones are closed on Thursday|A plan with every field/;
  expect(own.test(readFileSync("src/sections/plans/PlanCard.tsx", "utf8"))).toBe(true);
  expect(files.filter((path) => own.test(readFileSync(path, "utf8")))).toEqual([]);
});
