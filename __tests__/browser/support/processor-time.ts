import type { Page } from "./site";

/**
 * Returns a function that reads how long the page's scripts, styles and layout have taken so far, ms. It is the thread's
 * processor time, so that other programs on the machine do not count.
 */
export async function processorTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const parts = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? value * 1000 : 0), 0);
  };
}
