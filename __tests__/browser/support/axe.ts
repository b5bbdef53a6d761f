import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "./site";

/** Minified: half as much to send and to parse. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Adds axe to each document. Chromium then compiles it once per page and not once per document, so a check takes half as long. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(source);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns the violations that axe finds on the current page, one line per element.
 * @param part selector of the part to check; the whole page by default
 * @param disabled rules that a stricter check of the test replaces
 */
export async function violationsOn(page: Page, part = "html", disabled: string[] = []): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  // Once per document, because parsing axe takes half as long as a check. No page here has frames.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
      );
    },
    [part, options] as const,
  );
}
