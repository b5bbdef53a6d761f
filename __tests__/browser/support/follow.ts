import type { UrlCase } from "../../site/routes/url-table";
import { expect, navigate, test as base, type Page } from "./site";

/** Lists the rules that addresses prove. */
export const idsOf = (cases: readonly UrlCase[]): string =>
  [...new Set(cases.map(({ proves }) => proves))].join(", ");

/** Where a navigation should end. */
interface Arrival {
  /** Paths with query and hash; the address bar must show one of them. */
  readonly addresses: readonly string[];
  readonly heading: string;
}

const recorded = new WeakMap<Page, string[]>();

/** Records every h1 that the page contains, however briefly, across documents. */
async function recordHeadings(page: Page): Promise<void> {
  const headings: string[] = [];
  recorded.set(page, headings);
  await page.exposeBinding("sawHeading", (_source, heading: string) => void headings.push(heading));
  await page.addInitScript(() => {
    let last = "";
    const note = () => {
      const heading = document.querySelector("h1")?.textContent;
      if (!heading || heading === last) return;
      last = heading;
      (window as unknown as { sawHeading: (heading: string) => void }).sawHeading(heading);
    };
    // React commits a page at once, and observers run before the next commit could replace it.
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The site's test, with a record of the headings that its page has contained. */
export const test = base.extend<{ headings: string[] }>({
  preparePage: async ({ browserName: _ }, provide) => provide(recordHeadings),
  headings: async ({ page }, provide) => {
    const headings = recorded.get(page)!;
    headings.length = 0;
    await provide(headings);
  },
});

/** Returns the page's current address and heading. */
export function arrivalOf(page: Page): Promise<{ address: string; heading: string }> {
  return page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    heading: document.querySelector("h1")?.textContent ?? "",
  }));
}

/** Navigates on the client and waits until the target page is shown. */
export async function follow(page: Page, to: string, { addresses, heading }: Arrival): Promise<void> {
  const arrived = async () => {
    const now = await arrivalOf(page);
    return addresses.includes(now.address) ? { ...now, address: addresses[0] } : now;
  };
  await navigate(page, to);
  await expect
    .poll(arrived, { message: to, intervals: [20, 50, 100], timeout: 4_000 })
    .toEqual({ address: addresses[0], heading });
}
