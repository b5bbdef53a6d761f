import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { attribute, elementsIn } from "../../src/content/html";
import { violationsOn } from "./support/axe";
import { smallTargets } from "./support/layout";
import { processorTimeOf } from "./support/processor-time";
import { delay, requestsOf } from "./support/requests";
import { elementsOf } from "./support/routes";
import { expect, hydrated, sizes, test, triggerHydration, type Page } from "./support/site";

const kB = 1024;
const box = (page: Page) => page.locator("main [role=search] input[type=search]");
const options = (page: Page) => page.getByRole("option");
const pages = [
  ...["/faq", "/faq/ivf", "/faq/financing", "/privacy"],
  ...["tou", "membership", "loans", "tech-services-agreement"].map((tab) => `/terms/${tab}`),
];

async function search(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

// Without scripts: no-script.spec.ts.
test("there is a search box on the FAQ, its categories, the Terms and the Privacy Policy", () => {
  for (const path of pages) {
    const boxes = elementsOf(path, "input").filter((input) => attribute(input, "type") === "search");
    expect.soft(boxes.length, path).toBe(1);
  }
});

test("the script names the file with the license of MiniSearch", () => {
  const built = (file: string) => readFileSync(join(__dirname, "../../public", file), "utf8");
  const file = /^\/\*! MiniSearch: see (\S+) \*\//.exec(built("search.js"))![1]!;
  expect(built(file)).toMatch(/^Copyright .+\n\nPermission is hereby granted/);
});

test("the search loads nothing before its box has focus, and then 32 kB at most", async ({ page }) => {
  const paths = requestsOf(page);
  await page.goto("/faq/ivf", { waitUntil: "networkidle" });
  expect(paths.filter((path) => path.includes("search"))).toEqual([]);
  await search(page, "pgt");
  const first = paths.filter((path) => path.includes("search")).slice(0, 2);
  expect(first).toEqual(["/search.js", "/search/answers.json"]);
  const bytes = first.map(
    (path) => brotliCompressSync(readFileSync(join(__dirname, "../../public", path))).length,
  );
  expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(32 * kB);
});

test("nothing typed is sent or stored; the box asks for another word if needed; clauses are found too, and a misspelled word finds its answer", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/faq");
  await box(page).pressSequentially("miscarriage");
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => urls.some((url) => url.includes("/search/texts.json"))).toBe(true);
  expect(urls.filter((url) => url.includes("miscarriage"))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain("miscarriage");
  await box(page).fill("how do I");
  await expect(page.getByText("Type one more word.")).toBeVisible();
  for (const [query, address] of [
    ["I can't go on", "/faq/basics#crisis"],
    ["do not sell my information", /^\/privacy#/],
    ["vasectemy", "/faq/fertility#vasectomy"],
  ] as const) {
    await box(page).fill(query);
    await expect(options(page).first()).toHaveAttribute("href", address);
  }
});

test("the first result is visible above a phone's keyboard; axe and targets of the open list, on a phone and a desktop; a result is a link with its path and marked matches, and Enter opens its question", async ({
  page,
}) => {
  await page.setViewportSize({ ...sizes.phone, height: 490 });
  await page.goto("/faq");
  await search(page, "cancel");
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  expect(await violationsOn(page, "main [role=search]")).toEqual([]);
  expect(await smallTargets(page.getByRole("listbox"))).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  expect(await smallTargets(page.getByRole("listbox"))).toEqual([]);

  await box(page).fill("is PGT covered?");
  const first = options(page).first();
  await expect(first).toHaveAttribute("href", /^\/faq\/(ivf#pgt|financing#what-a-plan-covers)$/);
  await expect(first).toContainText(/^FAQ \u203a /);
  await expect(first.locator("mark").first()).toBeVisible();
  const href = (await first.getAttribute("href"))!;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`details:has(#${href.split("#")[1]})`)).toHaveAttribute("open", "");
});

test("Enter pressed before the search has loaded keeps the words and then shows their results", async ({
  page,
}) => {
  const { release } = await delay(page, "**/search.js");
  await page.goto("/faq");
  await box(page).pressSequentially("late fee");
  await page.keyboard.press("Enter");
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toHaveAttribute("href", "/faq/financing#late-payment");
  await expect(page).toHaveURL("/faq");
  await expect(box(page)).toHaveValue("late fee");
  // A phone's keyboard may submit the form without a key: however often it does, the page stays.
  const submitTwice = () =>
    box(page).evaluate(({ form }: HTMLInputElement) =>
      [1, 2].map(() => form!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }))),
    );
  expect(await submitTwice()).toEqual([false, false]);
  // React starts the search again.
  await triggerHydration(page);
  await box(page).blur();
  await box(page).focus();
  await expect.poll(submitTwice).toEqual([false, false]);
});

// More on arrow keys: __tests__/search/browser/combobox.test.tsx.
test("the box is a combobox: Escape closes and then clears, Tab leaves; a result on the page that is already shown opens its question", async ({
  page,
}) => {
  await page.goto("/faq/financing");
  await search(page, "egg");
  await expect(page.getByRole("combobox", { name: /^Search/ })).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const active = await box(page).getAttribute("aria-activedescendant");
  await expect(options(page).first()).toHaveAttribute("id", active!);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box(page)).toHaveValue("egg");
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveValue("");
  await page.keyboard.type("egg");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page.getByRole("link", { name: /^All questions/ })).toBeFocused();

  await search(page, "late fee");
  await options(page).first().click();
  await expect(page).toHaveURL(/\/faq\/financing#late-payment$/);
  await expect(page.locator("details:has(#late-payment)")).toHaveAttribute("open", "");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("results appear within 100 ms of a keystroke on a processor four times slower", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/faq/ivf");
  await search(page, "hipaa");
  await expect(options(page).first()).toHaveAttribute("href", /^\/(glossary|privacy|terms)/);
  const spent = await processorTimeOf(page);
  const times: number[] = [];
  for (const query of ["i", "is the", "is the rate fixed", "what if it fails", "cancelled"]) {
    const before = await spent();
    await box(page).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // Layout is part of what a visitor waits for.
      document.body.getBoundingClientRect();
    }, query);
    times.push((await spent()) - before);
  }
  times.sort((a, b) => a - b);
  expect(times.at(-1), "the measurement records something").toBeGreaterThan(0.5);
  expect(times[2], `${times.map(Math.round).join(", ")} ms`).toBeLessThan(100 / 4);
});

test.describe("at a missing address", () => {
  test.use({ deliberate: /404/ });

  test("the 404 page has a search box as wide as its column", async ({ page }) => {
    await page.goto("/no-such-file.pdf");
    expect((await box(page).boundingBox())!.width).toBeGreaterThan(600);
    await search(page, "miscarriage");
    await expect(options(page).first()).toHaveAttribute("href", "/faq/fertility#after-loss");
  });
});

test("hydration keeps the text in the box and the open questions, and the box works after it and after a navigation on the client", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/faq/ivf");
  await page.getByRole("button", { name: "Open all", exact: true }).click();
  await search(page, "pgt");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await hydrated(page);
  await expect(box(page)).toHaveValue("pgt");
  await expect(page.locator("#questions > details:not([open])")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await search(page, "egg");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await search(page, "miscarriage");
  await expect(options(page).first()).toHaveAttribute("href", "/faq/fertility#after-loss");
});

test("a key that the box has used while React loads is not used again after it", async ({ page }) => {
  const { release } = await delay(page, "**/framework-*.js");
  await page.goto("/faq/ivf");
  await page.locator("header summary").first().focus();
  await search(page, "pgt");
  await page.keyboard.press("ArrowDown");
  const active = await options(page).first().getAttribute("id");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", active!);
  release();
  await hydrated(page);
  await expect(box(page)).toHaveAttribute("aria-activedescendant", active!);
});

test("words typed while the search loads are not answered with a failure", async ({ page }) => {
  const { release } = await delay(page, "**/search.js");
  await page.route("**/search/*.json", () => {});
  await page.goto("/faq/ivf");
  await box(page).fill("pgt");
  release();
  await expect(page.locator("main [role=search] [role=status]")).toHaveText("Loading\u2026");
});

test.describe("when the search cannot be loaded", () => {
  test.use({ deliberate: /ERR_FAILED|Failed to (load|fetch)/ });

  // Chromium 150 caches the failure to load a script, so the retry uses a different address.
  for (const [name, files, again, leave] of [
    ["script", "**/search.js", /\/search\.js\?1$/, (page: Page) => page.keyboard.press("Enter")],
    [
      "index",
      "**/search/*.json",
      /\/search\/\w+\.json$/,
      (page: Page) =>
        page
          .locator("main [role=search]")
          .getByRole("link", { name: /all questions/i })
          .first()
          .click(),
    ],
  ] as const)
    test(`${name}: the box reports it, leads to all questions, and works once it has been loaded`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      await page.goto("/faq/ivf");
      await box(page).click();
      await page.keyboard.type("pgt");
      await expect(page.locator("main [role=search] [role=status]")).toContainText("could not be loaded");
      await page.unroute(files);
      await page.keyboard.press("Tab");
      const retry = page.waitForRequest(again);
      await box(page).focus();
      await retry;
      await box(page).fill("");
      await page.keyboard.type("pgt");
      await expect(options(page).first()).toBeVisible();
      await page.route(files, (route) => route.abort());
      await page.reload();
      await box(page).click();
      await page.keyboard.type("pgt");
      await expect(page.locator("main [role=search] [role=status]")).toContainText("could not be loaded");
      await leave(page);
      await expect(page).toHaveURL(/\/faq\/all-questions/);
    });

  test("while it does not arrive, a second Enter leads to all questions", async ({ page }) => {
    await page.route(/\/search\.js/, () => {});
    await page.goto("/faq/ivf");
    await box(page).click();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/faq\/ivf$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/faq\/all-questions/);
  });
});

test("every question is on one page, by topic and from A to Z", () => {
  const asked = ["financing", "fertility", "egg-freezing", "ivf", "basics"].flatMap((slug) =>
    elementsOf(`/faq/${slug}`, "details").map((question) => {
      const anchor = elementsIn(question).find(
        (element) => element.tagName === "span" && attribute(element, "id"),
      );
      return `/faq/${slug}#${attribute(anchor!, "id")}`;
    }),
  );
  expect(asked.length).toBeGreaterThanOrEqual(60);
  const listed = elementsOf("/faq/all-questions", "li")
    .flatMap(elementsIn)
    .map((element) => attribute(element, "href"));
  for (const address of asked)
    expect.soft(listed.filter((other) => other === address).length, address).toBe(2);
});
