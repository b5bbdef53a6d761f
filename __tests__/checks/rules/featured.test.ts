import { checkFeatured } from "../../../src/checks/rules/featured";
import type { SourceDocument } from "../../../src/content/read/documents";
import { marketingPage } from "../../../src/content/schema/types/marketing-page";
import { pressArticle } from "../../../src/content/schema/types/press-article";
import { textDocument } from "./text-document";

const page = textDocument(marketingPage, "content/pages/press.mdx", "---\npath: /press\n---\n<PressList />");
function article(date: string, featured?: boolean, historical = false): SourceDocument {
  const text = `---\ndate: ${date}\nhistorical: ${historical}\n${featured === undefined ? "" : `featured: ${featured}\n`}---\nWords.`;
  return textDocument(pressArticle, `content/press/${date}.mdx`, text, { date, featured, historical });
}
const check = (...documents: SourceDocument[]) =>
  checkFeatured(documents).map(({ file, line, message }) => [`${file}:${line}`, message]);
const [first, second, third] = ["2024-01-01", "2025-01-01", "2026-01-01"] as const;

it("reports nothing if two articles are featured, or if no page lists articles", () => {
  expect(check(page, article(first, true), article(second), article(third, true))).toEqual([]);
  expect(check(article(first))).toEqual([]);
});

it.each([
  [[article(first)], "no article is featured"],
  [[article(first, true), article(second, false)], "only one article is featured"],
])("reports missing featured articles on the page", (articles, message) => {
  expect(check(page, ...articles)).toEqual([["content/pages/press.mdx:4", message]]);
});

it("reports the oldest of three, and names the two newer ones", () => {
  expect(check(page, article(second, true), article(first, true), article(third, true))).toEqual([
    [
      "content/press/2024-01-01.mdx:4",
      "3 articles are featured, two of them newer than this one: content/press/2026-01-01.mdx and content/press/2025-01-01.mdx",
    ],
  ]);
});

it("reports a featured article with a price of earlier years", () => {
  expect(check(page, article(first, true, true), article(second, true))).toEqual([
    ["content/press/2024-01-01.mdx:4", "a featured article mentions a price that we no longer offer"],
  ]);
});
