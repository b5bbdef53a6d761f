import { attribute, elementsIn, textContentOf } from "../../src/content/html";
import { documentOf, elementsOf } from "./support/routes";
import { expect, test } from "./support/site";

for (const [path, feed, title] of [
  ["/terms/loans", "/feeds/legal.xml", "Changes of legal texts"],
  ["/press", "/feeds/press.xml", "Press articles"],
] as const)
  test(`${path} names its feed in its head, and the feed is well-formed Atom`, async ({ page, request }) => {
    const links = elementsIn(documentOf(path))
      .filter((element) => attribute(element, "type") === "application/atom+xml")
      .map((link) => ["rel", "href", "title"].map((name) => attribute(link, name)));
    expect(links).toEqual([["alternate", feed, title]]);
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/xml/);
    const entries = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        if (document.querySelector("parsererror")) return [];
        return [...document.querySelectorAll("entry")].map((entry) =>
          ["id", "title", "updated"].map((name) => entry.querySelector(name)?.textContent),
        );
      },
      await response.text(),
    );
    expect(entries.length).toBeGreaterThan(7);
    expect(entries.filter((texts) => !texts.every(Boolean))).toEqual([]);
    expect(new Set(entries.map(([id]) => id)).size).toBe(entries.length);
  });

test("one page lists every legal text with its versions and the feed", () => {
  expect(elementsOf("/legal-versions", "h2")).toHaveLength(8);
  const links = elementsOf("/legal-versions", "a").map((link) => [
    textContentOf(link),
    attribute(link, "href"),
  ]);
  expect(links).toContainEqual(["Follow by feed (Atom): Changes of legal texts", "/feeds/legal.xml"]);
  expect(links).toContainEqual(["All versions of Loan Terms", "/terms/loans/versions"]);
});
