import { expect, type Locator, type Page } from "./site";

/** Waits until an element is at a distance from the top of the window, px. */
export const expectTop = (element: Locator, top: number, message?: string) =>
  expect
    .poll(() => element.evaluate((found) => Math.round(found.getBoundingClientRect().top)), {
      message,
      intervals: [20, 50],
    })
    .toBe(top);

/** Scrolls a page at once. @param top px */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Returns a page's scroll position, px. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Returns the tags of the elements that a style sheet animates. @param selector limits them */
export const animated = (page: Page, selector = "*"): Promise<string[]> =>
  page.evaluate((all) => {
    const isAnimated = ({ transitionDuration, animationIterationCount }: CSSStyleDeclaration) =>
      animationIterationCount === "infinite" || parseFloat(transitionDuration) > 0;
    return [...document.querySelectorAll(all)]
      .filter((element) => ["", "::before"].some((part) => isAnimated(getComputedStyle(element, part))))
      .map(({ tagName }) => tagName);
  }, selector);

/** Adds up the layout shifts of each document that the page opens from now on. @returns a function that reads the sum */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Sets the font size of the browser's settings, px. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
}

/** Removes style rules, as a browser does that does not know a feature. @param feature a part of their selector or condition */
export const dropRules = (page: Page, feature: string): Promise<void> =>
  page.evaluate((part) => {
    const drop = (from: CSSStyleSheet | CSSGroupingRule): void =>
      [...from.cssRules].reverse().forEach((rule, fromEnd, { length }) => {
        if (rule.cssText.split("{")[0]!.includes(part)) from.deleteRule(length - 1 - fromEnd);
        else if (rule instanceof CSSGroupingRule) drop(rule);
      });
    [...document.styleSheets].forEach(drop);
  }, feature);

/** The text spacing of WCAG 1.4.12. */
export const textSpacing =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** Returns elements that overflow the window horizontally, unless an ancestor scrolls or clips them. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${Math.round(element.getBoundingClientRect().right)} px`,
      );
  });
}

/** The minimum for every target here, px (WCAG 2.5.5); WCAG 2.5.8 requires 24. */
const minimum = 44;

/**
 * Returns targets smaller than 44 by 44 px in a part of the page, except links in a line of text (WCAG 2.5.8) and targets
 * that a label or a box enlarges.
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root, least) => {
    const inText = (element: Element) => {
      // A button in a sentence is laid out as inline-block.
      const display = element.matches("p button, li button, td button") ? "inline-block" : "inline";
      if (getComputedStyle(element).display !== display) return false;
      const line = element.closest("p, li, td, dd, address, span, div");
      return (line?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    // A pseudo-element may extend a target beyond its box; a hit test includes that.
    const reaches = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element === hit || element.contains(hit));
    };
    // A control and its labels are one target.
    const partsOf = (element: Element) =>
      [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
    const isLarge = (element: Element) => {
      const parts = partsOf(element);
      const width = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
      const height =
        Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top));
      if (width >= least && height >= least) return true;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 0.6];
      const tall = height >= least || (reaches(element, x, y - half) && reaches(element, x, y + half));
      const wide = width >= least || (reaches(element, x - half, y) && reaches(element, x + half, y));
      return tall && wide;
    };
    return [
      ...root.querySelectorAll("a[href], button, summary, label, select, textarea, input:not([type=hidden])"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !(element as HTMLLabelElement).control)
      .filter(
        (element) => !element.closest(".visually-hidden, [aria-hidden=true], [inert]") && !inText(element),
      )
      .filter((element) => element.getBoundingClientRect().bottom + window.scrollY > 0 && !isLarge(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)} px`;
      });
  }, minimum);
}

/** Clicks by coordinates, as a visitor does: Playwright's `click` may scroll the page, also for a part of the header. */
export async function press(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
