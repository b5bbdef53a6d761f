// Compares the list of published figures with the built pages.
import { join } from "node:path";
import { builtPages } from "../../src/tools/disclosure/built-pages";
import { repay, repaymentOf } from "../../src/content/facts/repayment";
import type { StatedLoan } from "../../src/tools/disclosure/recompute";
import { statedLoans } from "../../src/tools/disclosure/stated-loans";
import type { Page as BuiltPage } from "../../src/tools/disclosure/page/statement";
import { attribute, elementsIn } from "../../src/content/html";
import { plain, wordsIn } from "../../src/tools/disclosure/page/tree";
import { expect, sizes, test } from "./support/site";

let pages: ReadonlyMap<string, BuiltPage>;
// Not when the file is loaded, because Playwright loads every file before it starts the first test.
test.beforeAll(() => {
  pages = new Map(builtPages(join(__dirname, "../../public")).map((page) => [page.path, page]));
});
const numbers = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((word) => Number(word.replace(/,/g, "")));
const wordsOn = ({ statements }: BuiltPage): string =>
  statements.map(({ label, text }) => `${label} ${text}`).join("\n");

const hasEstimate = ({ document }: BuiltPage) =>
  elementsIn(document).some((element) => attribute(element, "data-estimate") !== undefined);

/** Returns every number that an estimate computes from a loan: terms, years, and a credit card with the same payments. */
function estimated({ loan, apr, payments, payment }: StatedLoan): number[] {
  const own = repaymentOf(Math.round(loan * 100), Math.round(apr * 100), payments);
  const card = repay(Math.round(loan * 100), 1900, own.payment)!;
  const cents = [own, card].flatMap(({ lastPayment, total, years }) => [
    lastPayment,
    total,
    ...years.flatMap(({ principal, interest }) => [principal, interest]),
  ]);
  return [loan, apr, payment, ...[...cents, card.total - own.total].map((amount) => amount / 100)];
}

/** The rows of the page as sent: each figure's value and the pages listed for it. */
const rowsOf = () =>
  elementsIn(pages.get("/our-numbers")!.document)
    .filter((element) => (attribute(element, "id") ?? "").startsWith("figure-"))
    .map((row) => {
      const cells = elementsIn(row).filter(({ tagName }) => tagName === "td");
      const links = elementsIn(cells.at(-1)!).filter(({ tagName }) => tagName === "a");
      // A claim in words has no span of its own.
      const [value = cells[0]!] = elementsIn(cells[0]!).filter(({ tagName }) => tagName === "span");
      return {
        id: attribute(row, "id")!,
        value: plain(wordsIn(value)),
        paths: links.map((link) => attribute(link, "href")!),
      };
    });

test("every page listed for a figure shows it", () => {
  const rows = rowsOf();
  expect(rows.length).toBeGreaterThan(60);
  const words = new Map([...pages].map(([path, page]) => [path, wordsOn(page)]));
  const missing = rows.flatMap(({ id, value, paths }) => {
    const asPrice = value.replace(/^\$([\d,]+)$/, "$$$1.00");
    const asCount = value.replace(/^(\d+) months$/, "Number of payments $1");
    const isOn = (path: string) => [value, asPrice, asCount].some((form) => words.get(path)!.includes(form));
    return paths.filter((path) => !isOn(path)).map((path) => `${id}, ${value}, on ${path}`);
  });
  expect(missing).toEqual([]);
});

test("every amount and percentage on every page is a figure listed for that page, or computed from one", () => {
  const rows = rowsOf();
  for (const page of pages.values()) {
    // An archived text has the figures of its date.
    if (page.path === "/our-numbers" || page.path.includes("/versions/")) continue;
    const path = page.path.replace(/^\/tos\//, "/terms/");
    const listed = rows.filter(({ paths }) => paths.includes(path)).flatMap(({ value }) => numbers(value));
    const repaid = [...wordsOn(page).matchAll(/a month repays about (.*?), over/g)].flatMap(([, words]) =>
      numbers(words!),
    );
    const sums = statedLoans(page).flatMap(({ stated }) =>
      stated ? [stated.total, stated.financeCharge, ...(hasEstimate(page) ? estimated(stated) : [])] : [],
    );
    const shown = wordsOn(page).match(/\$\s?\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%/g) ?? [];
    const unknown = shown.filter(
      (word) => !numbers(word).every((number) => [...listed, ...sums, ...repaid].includes(number)),
    );
    expect
      .soft({ path: page.path, unknown: [...new Set(unknown)] })
      .toEqual({ path: page.path, unknown: [] });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the full disclosure links to the list, and a figure in the list links to its disclosure; on a phone the list is shown as cards, and its collapsed pages open", async ({
    page,
  }) => {
    await page.goto("/ivf");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Every figure we publish, with its source or .Source pending.$/ })
      .click();
    await expect(page).toHaveURL("/our-numbers");
    await page
      .locator("#figure-example-lowPayment")
      .getByRole("link", { name: /disclosure/ })
      .click();
    await expect(page).toHaveURL("/our-numbers#apr-disclosure");
    await expect(page.locator("#apr-disclosure")).toBeInViewport();

    await page.setViewportSize(sizes.phone);
    const row = page.locator("#figure-apr-min");
    for (const words of ["Lowest annual percentage rate (APR)", "9.74%", "Source", "Last review", "Shown on"])
      await expect(row.getByText(words, { exact: true })).toBeVisible();
    const shownOn = row.locator("details").getByRole("link", { name: "Loan Terms" });
    await expect(shownOn).toBeHidden();
    await row.locator("summary").click();
    await expect(shownOn).toBeVisible();
  });
});
