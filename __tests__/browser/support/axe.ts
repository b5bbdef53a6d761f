import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands, one line for each element. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Legacy mode looks at this frame alone, and no page of ours has another.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
  );
}
