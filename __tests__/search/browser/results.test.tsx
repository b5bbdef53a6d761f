import { excerptOf, optionOf } from "../../../src/search/browser/results";
import type { Found } from "../../../src/search/engine";

const found = (text: string, ...stems: string[]): Found => ({
  piece: {
    kind: "answer",
    address: "/faq/a#b",
    title: "Can I pay <early>?",
    path: ["FAQ", "Financing"],
    terms: "",
    text,
  },
  stems: new Set(stems),
});

it("an excerpt is the sentence with the most matches", () => {
  expect(excerptOf(found("One. You may pay early. Pay.", "pay", "earli"))).toBe("You may pay early.");
  expect(excerptOf(found("A heading\nAnother fee", "fee"))).toBe("Another fee");
  expect(excerptOf(found("The first. The second."))).toBe("The first.");
  const short = `${"word ".repeat(20)}refund.`;
  expect(excerptOf(found(short, "refund"))).toBe(short);
});

it("a long sentence is cut around its first match", () => {
  const excerpt = excerptOf(found(`${"word ".repeat(60)}refund ${"more ".repeat(60)}`, "refund"));
  expect(excerpt).toMatch(/^\u2026.*refund.*\u2026$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptOf(found(`A refund ${"more ".repeat(60)}`, "refund"))).toMatch(/^A refund .*\u2026$/);
  expect(excerptOf(found(`${"word ".repeat(60)}refund at last.`, "refund"))).toMatch(
    /^\u2026.*refund at last\.$/,
  );
  expect(excerptOf(found(`${"word ".repeat(27)}refund ${"more ".repeat(60)}`, "refund"))).toContain("refund");
  expect(excerptOf(found(`First ${"more ".repeat(60)}`, "elsewhere"))).toMatch(/^First/);
});

it("an option is a link with its path, title and excerpt; matches are marked and markup is escaped", () => {
  const option = optionOf(found("You may pay at any time.", "pay"));
  expect(option.outerHTML).toBe(
    '<a role="option" href="/faq/a#b" tabindex="-1"><small>FAQ \u203a Financing</small>' +
      "<strong>Can I <mark>pay</mark> &lt;early&gt;?</strong><span>You may <mark>pay</mark> at any time.</span></a>",
  );
});

it("amounts with a comma are marked as a whole", () => {
  expect(optionOf(found("A loan of $18,000, at most", "18000")).innerHTML).toContain(
    "A loan of $<mark>18,000</mark>, at most",
  );
});

it("words with a hyphen are marked as a whole", () => {
  const option = optionOf(found("A co-borrower signs too.", "coborrow"));
  expect(option.querySelector("mark")!.textContent).toBe("co-borrower");
});
