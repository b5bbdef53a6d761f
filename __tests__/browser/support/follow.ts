import { expect, navigate, test as base, type Page } from "./site";

/** Where a page is to arrive. */
export interface Arrival {
  /** Paths with query and hash, of which the address bar must show one. */
  readonly addresses: readonly string[];
  readonly heading: string;
}

/** The site's test, with a record of every h1 that stood in the page, however shortly and in whichever document. */
export const test = base.extend<{ headings: string[] }>({
  headings: async ({ page }, provide) => {
    const headings: string[] = [];
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
    await provide(headings);
  },
});

/** Where the page is now. */
export function arrivalOf(page: Page): Promise<{ address: string; heading: string }> {
  return page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    heading: document.querySelector("h1")?.textContent ?? "",
  }));
}

/** Follows an address inside the page and waits until it has arrived. */
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
