import { expect, open, test, type Page } from "../support/site";
import { expectInOrder, section } from "./sections";

const film = (page: Page) => page.locator("main video").first();
const play = (page: Page) => page.getByRole("button", { name: /play/i });

test("About has its sections in order, five leaders, a tile per month and both strips of logos (R146, R147, R148, R150, R151, R152)", async ({
  page,
}) => {
  await page.goto("/about");
  await expectInOrder(page, [
    "Our mission",
    "Our approach",
    "Babies per month",
    "The people behind the plan",
    "How we began",
    "As seen in",
    "Our investors",
    "Get in touch",
  ]);
  const leaders = section(page, "The people behind the plan");
  await expect(leaders.locator("img")).toHaveCount(5);
  for (const position of [
    "Chief Executive Officer",
    "Chief Financial Officer",
    "Chief Nursing Officer",
    "Chief Technology Officer",
    "General Counsel",
  ]) {
    await expect(leaders).toContainText(position);
  }
  const months = section(page, "Babies per month");
  for (const month of ["January", "June", "December"])
    await expect(months.getByText(month, { exact: true })).toBeVisible();
  await expect(months.getByRole("listitem")).toHaveCount(12);
  for (const label of ["As seen in", "Our investors"])
    expect(await page.getByRole("region", { name: label }).getByRole("listitem").count()).toBeGreaterThan(2);
  await expect(section(page, "Get in touch").getByRole("link")).toHaveAttribute("href", /^mailto:/);
});

// Which source is played at which width: __tests__/sections/media/media.test.tsx.
test("the film has three sources and shows its poster, and a click shows controls and plays (R149, R258, R259, R310)", async ({
  page,
}) => {
  await open(page, "/about");
  await expect(film(page).locator("source")).toHaveCount(3);
  await play(page).click();
  await expect(film(page)).toHaveJSProperty("controls", true);
  await expect(film(page)).not.toHaveJSProperty("currentTime", 0);
  await expect(film(page)).toHaveAttribute("controlslist", /nodownload/);
  await expect(film(page)).toHaveJSProperty("disablePictureInPicture", true);
  await expect(film(page)).toHaveAttribute("poster", /origin-poster/);
});

test.describe("with a missing source", () => {
  test.use({ deliberate: /origin-desktop/ });
  test("the film falls back to another source (R261)", async ({ page }) => {
    await page.route(/origin-desktop/, (route) => route.abort());
    await open(page, "/about");
    await play(page).click();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc), { intervals: [20, 50] })
      .toContain("origin-tablet");
  });
});
