import { expect, hydrated, type Page } from "./site";

/** Delays React. @returns a function that lets it load and waits for hydration */
export async function delayReact(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  let isDelayed = false;
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/framework-*.js", async (route) => {
    isDelayed = true;
    await free;
    await route.continue();
  });
  return async () => {
    release();
    await hydrated(page);
    expect(isDelayed, "React was delayed, not loaded from a cache").toBe(true);
  };
}
