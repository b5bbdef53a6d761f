import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { plain } from "../../src/tools/disclosure/page/tree";
import { addedSlugs } from "../support/added";
import { sample } from "../support/exhaustive";
import { violationsOn } from "./support/axe";
import { expectTop, overflowing, press, scrollTo, scrollTop } from "./support/layout";
import { textContentOf } from "../../src/content/html";
import { elementsOf, mainTextOf } from "./support/routes";
import {
  expect,
  navigate,
  open,
  sizes,
  test,
  type Locator,
  type Page,
  triggerHydration,
} from "./support/site";

const specified = ["financing", "fertility", "egg-freezing", "ivf", "basics"];
const medical = ["fertility", "egg-freezing", "ivf"];
const slugs = [...specified, ...addedSlugs("faq")];
const tiles = (page: Page) =>
  page
    .getByRole("main")
    .locator('ul a[href^="/faq/"]')
    .filter({ has: page.locator("strong") });
const tileAddresses = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
const questions = (page: Page) => page.getByRole("main").locator("details");
/** The sign of a question, with its text for screen readers: none. */
const signOf = (question: Locator) =>
  question.locator("summary").evaluate((summary) => getComputedStyle(summary, "::after").content);
const elsewhere = (page: Page) =>
  page.getByRole("heading", { name: "Looking for something else?", exact: true });

async function expectContactBlockLast(page: Page): Promise<void> {
  const last = page.getByRole("main").locator("section").last();
  await expect(last.getByRole("heading", { name: "Contact us", exact: true })).toBeVisible();
  const link = last.getByRole("link", { name: "Contact us", exact: true });
  await expect(link).toHaveAttribute("href", "/contact");
}

test("the index has its title, its subtitle, one tile for each category with the five required ones in order, and the contact block, as the page of all questions has (R068, R069, R070, R077, R078, R079)", async ({
  page,
}) => {
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  const hrefs = await tileAddresses(page);
  expect(hrefs.filter((href) => specified.includes(href.slice("/faq/".length)))).toEqual(
    specified.map((slug) => `/faq/${slug}`),
  );
  expect([...hrefs].sort()).toEqual(slugs.map((slug) => `/faq/${slug}`).sort());
  await expect(elsewhere(page)).toHaveCount(0);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expect(
      page.getByText("Your resource center for fertility questions and concerns.", { exact: true }),
    ).toBeVisible();
    for (const tile of await tiles(page).all()) await expect(tile).toBeVisible();
    const boxes = await tiles(page).evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect),
    );
    const lastRow = boxes.filter(({ top }) => top === boxes.at(-1)!.top);
    const free = [lastRow[0]!.left, viewport.width - lastRow.at(-1)!.right];
    expect(free[0], "the last row of tiles is centered").toBeCloseTo(free[1]!, 0);
    await expectContactBlockLast(page);
  }
  await page.setViewportSize({ ...sizes.phone, width: 320 });
  const title = tiles(page).first().locator("strong");
  await title.evaluate((element) => (element.textContent = "Electrophysiological"));
  expect(await overflowing(page), "a title with a word of 20 letters fits").toEqual([]);
  await page.goto("/faq/all-questions");
  await expectContactBlockLast(page);
});

// Titles and descriptions: metadata.spec.ts. How many, and what the answers state: __tests__/published.
test("every question is on the page of its category with the words of its answer (R072)", () => {
  for (const file of globSync("content/faq/*.mdx")) {
    const source = readFileSync(file, "utf8").replace(/\{\/\*.*?\*\/\}/gs, "");
    const path = `/faq/${/^slug: (\S+)/m.exec(source)![1]}`;
    const shown = elementsOf(path, "details").map(textContentOf).map(plain);
    const written = source.split(/^## /m).slice(1);
    expect(shown.length, path).toBe(written.length);
    const missing = written.flatMap((answer, index) =>
      [...answer.matchAll(/[A-Za-z][A-Za-z ,.'-]{30,}[a-z]/g)]
        .map(([words]) => plain(words))
        .filter((words) => !shown[index]!.includes(words)),
    );
    expect.soft(missing, path).toEqual([]);
  }
});

for (const slug of sample(specified, 2))
  test(`/faq/${slug}: has a breadcrumb, questions that toggle independently, the other tiles and the contact block (R071, R072, R073, R076, R078)`, async ({
    page,
  }) => {
    await page.goto(`/faq/${slug}`);
    const title = plain((await page.getByRole("heading", { level: 1 }).textContent())!);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText(["FAQ", title]);
    await expect(crumbs.getByRole("link")).toHaveAttribute("href", "/faq");
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(title);
    const slash = await crumbs
      .locator("li + li")
      .evaluate((crumb) => getComputedStyle(crumb, "::before").content);
    expect(slash, "not read").toBe('"/" / ""');

    const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
    const answer = (question: Locator) => question.locator("summary + *");
    expect(await signOf(first)).toBe('"+" / ""');
    await expect(answer(first)).toBeHidden();
    await first.locator("summary").click();
    await second.locator("summary").click();
    await expect(answer(first)).toBeVisible();
    await expect(answer(second)).toBeVisible();
    expect(await signOf(first)).toBe('"\u2212" / ""');
    await first.locator("summary").click();
    await expect(answer(first)).toBeHidden();
    await expect(answer(second)).toBeVisible();
    expect(await signOf(first)).toBe('"+" / ""');

    await expect(elsewhere(page)).toBeVisible();
    expect((await tileAddresses(page)).sort()).toEqual(
      slugs
        .filter((other) => other !== slug)
        .map((other) => `/faq/${other}`)
        .sort(),
    );
    await expectContactBlockLast(page);
  });

test("every medical answer shows its last and next review and its sources (C32)", () => {
  for (const slug of medical) {
    const texts = elementsOf(`/faq/${slug}`, "details").map(textContentOf).map(plain);
    expect(texts.length, slug).toBeGreaterThan(0);
    for (const text of texts)
      expect
        .soft(text)
        .toMatch(/Last reviewed \d+ \w+ 20\d\d, next \d+ \w+ 20\d\d\. Sources: (?!Rel|Copy)\w/);
  }
});

test("one button opens and closes all questions for the session; answers pass axe", async ({ page }) => {
  await page.goto("/faq/ivf");
  await expect(page.getByText(/not medical advice/).first()).toBeVisible();
  await page.getByRole("button", { name: "Open all", exact: true }).click();
  await expect(page.locator("main #questions > details:not([open])")).toHaveCount(0);
  // accessibility.spec.ts opens a category without reviews and sources.
  expect(await violationsOn(page, "#questions > details:nth-of-type(-n + 2)")).toEqual([]);
  await page.goto("/faq/basics");
  await expect(page.locator("main #questions > details:not([open])")).toHaveCount(0);
  await page.getByRole("button", { name: "Close all", exact: true }).click();
  await expect(page.locator("main #questions > details[open]")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("main #questions > details[open]")).toHaveCount(0);
});

test("every answer is followed by the related questions that its source names, a link to itself, and a mail link that reports a mistake in this version; medical categories state that they are not medical advice (C32)", async ({
  page,
}) => {
  for (const slug of slugs) {
    if (medical.includes(slug)) expect(mainTextOf(`/faq/${slug}`)).toMatch(/not medical advice/);
    // Parsed only: a page load takes much longer.
    const found = await page.evaluate(
      (html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return [...body.querySelectorAll("main details")].map((question) => ({
          id: question.querySelector("summary + * > span[id]")?.id,
          related: question.querySelectorAll(
            'ul:has(+ div > a[data-copy]) a:is([href^="/faq/"], [href^="#"])',
          ).length,
          links: [...question.querySelectorAll("a[data-copy]")].map((link) => link.getAttribute("href")),
          mail: [...question.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].at(-1)?.href,
        }));
      },
      readFileSync(`public/faq/${slug}/index.html`, "utf8"),
    );
    expect(found.length, slug).toBeGreaterThan(0);
    // For fewer than two, `npm run check` warns.
    const named = readFileSync(`content/faq/${slug}.mdx`, "utf8").split("{/* related: ").length - 1;
    expect.soft(found.filter(({ related }) => related > 0).length, slug).toBe(named);
    for (const { id, links, mail } of found) {
      expect.soft(links).toEqual([`#${id}`]);
      expect.soft(mail).toMatch(new RegExp(`subject=Mistake%3A%20${id}%20[0-9a-f]{7}$`));
    }
  }
});

test("with all questions open, a link to an answer and Back lead to their places", async ({ page }) => {
  await page.goto("/faq/financing");
  await page.getByRole("button", { name: "Open all", exact: true }).click();
  await triggerHydration(page);
  await navigate(page, "/faq/ivf#pgt");
  await expectTop(page.locator("#pgt"), 198);
  await scrollTo(page, 3000);
  await navigate(page, "/about");
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(3000);
});

test("Back and a reload return to where the visitor was, not to the answer in the URL", async ({ page }) => {
  // Links scroll at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/faq/ivf");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(3).click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await scrollTo(page, 1100);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Wrenfield" }));
  await expect(page).toHaveURL("/");
  // The address changes before the page does.
  await expect(page.locator("#questions")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect.poll(() => scrollTop(page)).toBe(1100);
  await page.reload();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect.poll(() => scrollTop(page)).toBe(1100);
});

test("on a wide screen the contents are beside the questions and scroll to their end", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/faq/financing");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const card = (await page.locator("#questions").boundingBox())!;
  const beside = (await contents.boundingBox())!;
  expect(beside.x + beside.width).toBeLessThanOrEqual(card.x);
  await expect(contents.locator('a[href^="#"]')).toHaveCount(await questions(page).count());
  const column = contents.locator("..");
  expect(await column.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await expect(column).toHaveCSS("background-image", /(linear-gradient.*){2}/);
  const last = contents.getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  await contents.getByRole("link", { name: "Can I pay the loan off early?" }).click();
  await expect(page.locator("details:has(#pay-early)")).toHaveAttribute("open", "");
  // Where the header scrolls away, the column has its room.
  await page.setViewportSize({ width: 1280, height: 400 });
  expect((await column.boundingBox())!.height).toBeGreaterThan(340);
  await page.setViewportSize(sizes.tablet);
  await expect(contents).toBeHidden();
});
