import { expect, test } from "@playwright/test";
import { sample } from "../../support/exhaustive";
import { firstOfTemplates } from "../support/routes";
import type { Engine } from "./engine";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

const isOpen = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).open`;
const drawerIsOpen = 'document.querySelector("#site-drawer").matches(":popover-open")';
const path = "location.pathname";

for (const { name, install, launch } of [firefox, webkit]) {
  test.describe(name, () => {
    let engine: Engine | undefined;
    test.describe.configure({ mode: "serial", timeout: 90_000 });
    test.beforeAll(async () => void (engine = await launch()));
    test.afterAll(() => engine?.close());
    test.beforeEach(() => test.skip(!engine, `${name} is not installed; ${install}`));

    /** Waits until an expression in the page has a value. @param words the name of this step in a failure */
    const until = (expression: string, value: unknown, words: string) =>
      expect(async () => expect(await engine!.evaluate(expression)).toEqual(value), words).toPass({
        intervals: [50],
        timeout: 5_000,
      });

    /** Verifies that a page is no wider than the window. */
    async function expectFit(): Promise<void> {
      // A followed link has its path before the document has content, also in an empty document that is complete.
      await until("document.body && document.readyState", "complete", "the page is loaded");
      const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      const place = await engine!.evaluate<string>("`${location.pathname} at ${innerWidth} px`");
      expect.soft(await engine!.evaluate(overflow), place).toBeLessThanOrEqual(0);
    }

    test("pages fit wide and narrow windows, with the brand's fonts and no error", async ({ baseURL }) => {
      // Each page is opened at the last width of the page before.
      const widths = [1280, 390];
      for (const route of sample(firstOfTemplates, 3)) {
        await engine!.open(baseURL + route);
        for (const width of widths.reverse()) {
          await engine!.resize(width);
          await until("innerWidth", width, "the window has its width");
          await expectFit();
        }
      }
      await until("document.fonts.check(\"600 16px 'Fraunces Variable'\")", true, "the brand's fonts");
      expect(await engine!.errors()).toEqual([]);
    });

    test("the drawer, answers, back and forward work on a phone", async ({ baseURL }) => {
      await engine!.resize(390);
      await engine!.open(`${baseURL}/faq/ivf`);
      await expectFit();
      await engine!.click("main details:has(> summary > h2) > summary");
      await until(isOpen("main details:has(> summary > h2)"), true, "an answer opens");
      await engine!.click('button[popovertarget="site-drawer"]');
      await until(drawerIsOpen, true, "the drawer opens");
      await engine!.click('#site-drawer button[popovertargetaction="hide"]');
      await until(drawerIsOpen, false, "the drawer closes");
      await engine!.click('footer a[href="/about"]');
      await until(path, "/about", "a link is followed");
      await expectFit();
      await engine!.back();
      await until(path, "/faq/ivf", "back");
      await engine!.forward();
      await until(path, "/about", "forward");
      expect(await engine!.errors()).toEqual([]);
    });

    test("dropdown, banner, carousel, tabs, search and estimate work on a desktop", async ({ baseURL }) => {
      await engine!.resize(1280);
      await engine!.open(`${baseURL}/`);
      await expectFit();
      await engine!.click("header summary");
      await until(isOpen("header details"), true, "a dropdown opens");
      await engine!.click('[aria-label="Close announcement"]');
      await until("document.documentElement.dataset.banner", "closed", "the banner closes");
      const firstSlide = `document.querySelector('[aria-roledescription="slide"]').getBoundingClientRect().left`;
      const before = await engine!.evaluate<number>(firstSlide);
      await engine!.click('[aria-roledescription="carousel"] [aria-label="Next"]');
      await until(`${firstSlide} < ${before} - 100`, true, "the carousel moves");
      await engine!.open(`${baseURL}/terms/loans`);
      await expectFit();
      await engine!.click('main a[href="/terms/membership"]');
      await until(path, "/terms/membership", "a tab opens its page");
      await engine!.open(`${baseURL}/faq`);
      await expectFit();
      await engine!.type("input[data-search]", "miscarriage");
      await until('document.querySelectorAll("[role=option]").length > 0', true, "results appear");
      await engine!.open(`${baseURL}/faq/all-questions`);
      const left = (tag: string) =>
        `Array.from(document.querySelectorAll("main ${tag}"), (element) => element.getBoundingClientRect().left)`;
      expect(await engine!.evaluate(left("h3")), "each heading is above its questions").toEqual(
        await engine!.evaluate(left("h3 + ul")),
      );
      await engine!.open(`${baseURL}/ivf#amount=22000`);
      await until(
        `document.querySelector("[data-estimate] input[type=range]").value`,
        "22000",
        "the estimate reads its amount from the address",
      );
      expect(await engine!.errors()).toEqual([]);
    });
  });
}
