import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations that axe finds on the current page, one line per element.
 * @param part selects what is checked; the whole page without it
 * @param disabled rules that a stricter check of the test replaces
 */
export async function violationsOn(page: Page, part = "html", disabled: string[] = []): Promise<string[]> {
  // Legacy mode checks this frame only, and no page has another.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] })
    .disableRules(disabled)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
  );
}
