import { hydrated, type Page } from "./site";

/** Delays React. @returns lets it load and waits for hydration */
export async function delayReact(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/framework-*.js", async (route) => {
    await free;
    await route.continue();
  });
  return async () => {
    release();
    await hydrated(page);
  };
}
