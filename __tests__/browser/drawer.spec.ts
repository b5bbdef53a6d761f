import { overflowing, scrollTo, scrollTop } from "./support/layout";
import * as menu from "./support/menus";
import { openWithoutReact } from "./support/requests";
import { expect, open, sizes, test, type Locator, type Page, triggerHydration } from "./support/site";

const hamburger = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const calmSwitch = (part: Locator) => part.getByRole("switch", { name: /^Calm view/ });
const panel = (page: Page) => drawer(page).locator("ul:visible");

async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe("on phones and tablets", () => {
  test.use({ viewport: sizes.phone });

  test("phones have Login, with free space before it, and a hamburger button that opens a drawer from the right; the drawer has the tabs Services and Resources, each ending in Get started (R094, R095, R096, R097, R298)", async ({
    page,
  }) => {
    await open(page, "/press");
    const nav = page.getByRole("navigation", { name: "Main" });
    // This link is for browsers without popovers.
    await expect(nav.getByRole("link", { name: "Menu" })).toHaveCount(0);
    await expect(page.locator("header summary")).toHaveCount(3);
    await page.setViewportSize({ ...sizes.phone, width: 320 });
    const wordmark = await page.getByRole("banner").getByRole("img", { name: "Wrenfield" }).boundingBox();
    const login = await nav.getByRole("link", { name: "Login" }).filter({ visible: true }).boundingBox();
    expect(login!.x - wordmark!.x - wordmark!.width).toBeGreaterThan(10);
    expect(wordmark!.width).toBe(123);
    await page.setViewportSize({ ...sizes.phone, width: 280 });
    expect(await overflowing(page)).toEqual([]);
    for (const viewport of [sizes.phone, sizes.tablet]) {
      await page.setViewportSize(viewport);
      expect(await menu.linksIn(nav.filter({ visible: true }))).toEqual([
        menu.login,
        ["Menu", "#site-drawer"],
      ]);
      for (const summary of await page.locator("header summary").all()) await expect(summary).toBeHidden();
      await expect(drawer(page)).toBeHidden();
      await openDrawer(page);
      const place = () =>
        drawer(page).evaluate((element) => {
          const { left, right, top, height } = element.getBoundingClientRect();
          return { isPartial: left > 0, right, top, height };
        });
      await expect
        .poll(place, { intervals: [20, 50, 100] })
        .toEqual({ isPartial: true, right: viewport.width, top: 0, height: viewport.height });
      await page.keyboard.press("Escape");
    }
    await openDrawer(page);
    await expect(drawer(page).getByRole("radio")).toHaveCount(2);
    await expect(drawer(page).locator("fieldset label")).toHaveText(["Services", "Resources"]);
    const shown = async () => await menu.linksIn(drawer(page).locator("fieldset > div:visible"));
    const last: menu.Linked = ["Get started", menu.getStarted];
    expect(await shown()).toEqual([...menu.services, menu.membership, last]);
    await drawer(page).getByText("Resources", { exact: true }).click();
    expect(await shown()).toEqual([...menu.resources, ...menu.partners, last]);
  });

  test("the second tap of a double tap on the menu button does not follow the link that is then in its place", async ({
    page,
  }) => {
    await open(page, "/press");
    const { x, y, width, height } = (await hamburger(page).boundingBox())!;
    for (let tap = 1; tap <= 2; tap += 1) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(200);
    }
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL("/press");
  });

  test("the page behind the open drawer does not scroll; a drawer opened before hydration stays open and becomes modal; it closes when the page is left", async ({
    page,
  }) => {
    const hydrate = await openWithoutReact(page, "/press");
    for (let visit = 1; visit <= 2; visit += 1) {
      await openDrawer(page);
      if (visit === 1) await hydrate();
      await expect(page.locator("#page")).toHaveAttribute("inert");
      await expect(drawer(page).getByRole("button", { name: "Close menu" })).toBeFocused();
      for (const x of [10, 200]) {
        await page.mouse.move(x, 500);
        await page.mouse.wheel(0, 300);
      }
      // Scrolling takes a few frames.
      await page.waitForTimeout(200);
      expect(await scrollTop(page)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
    }
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await openDrawer(page);
    // For the back/forward cache, which Chromium does not have while it is controlled by a test.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(drawer(page)).toBeHidden();
  });

  test("focus stays inside the open drawer and the page behind is inert; the drawer has contact links, and its calm view switch matches the footer's; it closes on an outside click, its button, Escape, Back and navigation, even to the same page; the focus moves to the logo if the menu button is hidden when the drawer closes (R095, R299, R300, R301)", async ({
    page,
  }) => {
    await open(page, "/press");
    const logo = page.getByRole("banner").getByRole("link", { name: "Wrenfield" });
    for (const close of ["Escape", "Enter"]) {
      await page.setViewportSize(sizes.tablet);
      await openDrawer(page);
      await expect(drawer(page).getByRole("button", { name: "Close menu" })).toBeFocused();
      await page.setViewportSize(sizes.desktop);
      await page.keyboard.press(close);
      await expect(drawer(page)).toBeHidden();
      await expect(logo).toBeFocused();
    }
    await page.setViewportSize(sizes.phone);
    await openDrawer(page);
    await expect(drawer(page).getByRole("button", { name: "Close menu" })).toBeFocused();
    await expect(page.locator("#page")).toHaveAttribute("inert");
    const visited = new Set<string>();
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press(press < 8 ? "Tab" : "Shift+Tab");
      // Focus may leave for the browser's own interface, but not for the page behind the dialog.
      visited.add(
        await page.evaluate(() =>
          document.activeElement?.closest("#page")
            ? "page"
            : document.activeElement?.closest("[popover]")
              ? "drawer"
              : "browser",
        ),
      );
    }
    expect(visited).toContain("drawer");
    expect(visited).not.toContain("page");
    await page.mouse.click(10, 400);
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await drawer(page).getByRole("button", { name: "Close menu" }).click();
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await expect(page.locator("#page")).not.toHaveAttribute("inert");
    for (let visit = 1; visit <= 2; visit += 1) {
      await openDrawer(page);
      await drawer(page).getByText("Resources", { exact: true }).click();
      await panel(page).getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/faq");
      await expect(drawer(page)).toBeHidden();
    }
    await openDrawer(page);
    await page.goBack();
    await expect(page).toHaveURL("/press");
    await expect(drawer(page)).toBeHidden();
    await calmSwitch(page.getByRole("contentinfo")).check();
    await openDrawer(page);
    await expect(calmSwitch(drawer(page))).toBeChecked();
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await drawer(page)
      .getByText(/8.a\.m\.\u2013\u20605.p\.m\..Pacific/)
      .click();
    await expect(drawer(page)).toBeVisible();
    const mail = drawer(page).getByRole("link", { name: "care@wrenfield.example" });
    await expect(mail).toHaveAttribute("href", /^mailto:/);
    const phone = drawer(page).getByRole("link", { name: "(415) 555-0142" });
    await expect(phone).toHaveAttribute("href", /^tel:/);
    await phone.click();
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe("a browser without popovers", () => {
  // The policy contains the hashes of the styles, which this test changes.
  test.use({ viewport: sizes.phone, bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
      const { matches } = Element.prototype;
      Element.prototype.matches = function (selector: string) {
        if (selector.includes(":popover-open")) throw new SyntaxError(`unknown selector ${selector}`);
        return matches.call(this, selector);
      };
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(":popover-open", ":unknown-here")
        .replaceAll(/ popover(target|targetaction)?="[^"]*"/g, "");
      return route.fulfill({ response, body });
    });
  });

  test("the menu is a link to the end of the page, before and after hydration", async ({ page }) => {
    // Otherwise the page would scroll smoothly all the way to its end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/press");
    const item = page.locator("#site-drawer").getByRole("link", { name: "IVF Plans" });
    for (const isHydrated of [false, true]) {
      if (isHydrated) await triggerHydration(page);
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      await page.getByRole("link", { name: "Menu", exact: true }).click();
      await expect(item).toBeInViewport();
      await scrollTo(page, 0);
      await expect(item).not.toBeInViewport();
    }
    await item.click();
    await expect(page).toHaveURL("/ivf");
  });
});
