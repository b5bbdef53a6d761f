import { expect, open, test } from "../support/site";
import { expectInOrder, section } from "./sections";

test("About has its sections in order, five leaders, a tile per month and both strips of logos (R146, R147, R148, R150, R151, R152)", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.locator("main section").first().getByRole("heading", { level: 1 })).toBeVisible();
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
  ])
    await expect(leaders).toContainText(position);
  const months = section(page, "Babies per month");
  for (const month of ["January", "June", "December"])
    await expect(months.getByText(month, { exact: true })).toBeVisible();
  await expect(months.getByRole("listitem")).toHaveCount(12);
  for (const label of ["As seen in", "Our investors"])
    expect(await page.getByRole("region", { name: label }).getByRole("listitem").count()).toBeGreaterThan(2);
  await expect(section(page, "Get in touch").getByRole("link")).toHaveAttribute("href", /^mailto:/);
});

test.describe("with a missing source", () => {
  test.use({ deliberate: /origin-desktop/ });

  // Which source is played at which width: __tests__/sections/media/media.test.tsx. Before hydration: first-press.spec.ts.
  test("the film has three sources and shows its poster, and a click shows controls and plays another source, also if its captions fail (R149, R258, R259, R261, R310)", async ({
    page,
  }) => {
    await page.route(/origin-desktop/, (route) => route.abort());
    await open(page, "/about");
    const film = page.locator("main video").first();
    await expect(film.locator("source")).toHaveCount(3);
    await expect(film).toHaveAttribute("poster", /origin-poster/);
    await page.getByRole("button", { name: /play/i }).click();
    await expect(film).toHaveJSProperty("controls", true);
    await expect(film).not.toHaveJSProperty("currentTime", 0);
    await film.locator("track").evaluate((track) => track.dispatchEvent(new Event("error")));
    await page.waitForTimeout(100);
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain("origin-tablet");
    await expect(film).toHaveJSProperty("paused", false);
    await expect(film).toHaveAttribute("controlslist", /nodownload/);
    await expect(film).toHaveJSProperty("disablePictureInPicture", true);
  });
});
