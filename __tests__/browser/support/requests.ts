import { expect, hydrated, type Page } from "./site";

/** Records the paths that the page requests from now on. @param type limits them to a type of resource, such as `script` */
export function requestsOf(page: Page, type?: string): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (!type || request.resourceType() === type) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Delays the page's requests of some files. @returns functions that let them continue and that count the delayed ones */
export async function delay(page: Page, files: string | RegExp) {
  let release = () => {};
  let delayed = 0;
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    delayed += 1;
    await free;
    await route.continue();
  });
  return { release, delayed: () => delayed };
}

/** Opens a page and delays React. @returns a function that lets React load and waits for hydration */
export async function openWithoutReact(page: Page, path: string): Promise<() => Promise<void>> {
  const { release, delayed } = await delay(page, "**/framework-*.js");
  // A page that fetches React at once, because of its hash, has no load event before.
  await page.goto(path, { waitUntil: path.includes("#") ? "domcontentloaded" : "load" });
  return async () => {
    release();
    await hydrated(page);
    expect(delayed(), "React was delayed, not loaded from a cache").toBeGreaterThan(0);
  };
}
