import { collect } from "../support/observatory/evidence";
import { judgePolicy, parsePolicy } from "../support/observatory/policy";
import { score } from "../support/observatory/score";
import { exhaustive, sample } from "../support/exhaustive";
import { firstOfTemplates, routes } from "./support/routes";
import { expect, navigate, open, test, type Page } from "./support/site";

/** Observations on a page across all its documents. */
interface Sightings {
  readonly violations: string[];
  /** Scripts added to a document, each with its digest; webpack removes their elements later. */
  readonly scripts: string[];
}

async function watch(page: Page): Promise<Sightings> {
  const sightings: Sightings = { violations: [], scripts: [] };
  await page.exposeBinding("saw", (_source, kind: keyof Sightings, text: string) =>
    sightings[kind].push(text),
  );
  await page.addInitScript(() => {
    const { saw } = window as unknown as { saw: (kind: string, text: string) => void };
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sample, documentURI }) =>
        saw("violations", `${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) saw("scripts", `${node.src} ${node.integrity}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return sightings;
}

/** Navigates on the client and waits until the canonical link matches the address. */
async function arrive(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await page.waitForFunction(
    ([to, canonicalPath]) =>
      location.pathname === to &&
      new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href).pathname ===
        canonicalPath,
    [path, canonical(path)],
  );
}

const canonical = (path: string) => (path === "/about/team" ? "/about" : path.replace("/tos/", "/terms/"));
// An address below a page is another document with that page's policy.
const places = [...sample(routes, 30), "/about/team"];

/** Pages of several templates, loaded as documents. On others, the guard of any test that opens them reports violations. */
const starts = sample([...firstOfTemplates, "/about/team"], 6);
/** Navigations on the client from each start page; together they visit every place at least once. */
const steps = exhaustive ? 8 : Math.ceil(places.length / starts.length);

test("pages and navigations comply with the policy, and loaded scripts have digests", async ({ page }) => {
  test.setTimeout(exhaustive ? 600_000 : 120_000);
  const { violations, scripts } = await watch(page);
  for (const [index, start] of starts.entries()) {
    await open(page, start);
    for (let step = 0; step < steps; step += 1)
      await arrive(page, places[(index * steps + step) % places.length]!);
  }
  expect(violations).toEqual([]);
  // boot.js is loaded by import(), which supports no integrity; it sets the digests of the scripts that it loads.
  expect(scripts.filter((script) => script.includes("component---")).length).toBeGreaterThan(10);
  expect(scripts.filter((script) => !/ sha384-[\w+/]{64}$/.test(script))).toEqual([]);
});

// The other points are for cookies, of which there are none, and for the HSTS preload list, which contains real hosts only.
test("the built site has at least 155 of the Observatory's 165 points", async ({ baseURL }) => {
  const { score: points, passed, verdicts } = score(await collect(baseURL!));
  expect(points, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(155);
  expect(passed).toBe(12);
});

test("every page has the strictest kind of policy, and every script a digest", async ({ request }) => {
  for (const path of routes) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(judgePolicy(parsePolicy(policy)!).result, path).toBe(
      "csp-implemented-with-no-unsafe-default-src-none",
    );
    expect(policy, path).not.toContain("unsafe");
    expect(policy.length, path).toBeLessThan(1_200);
    const tags = (await response.text()).match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
    const withoutDigest = tags.filter((tag) => !/ integrity="sha384-[^"]{64}"/.test(tag));
    expect(withoutDigest, path).toEqual([]);
  }
});

test.describe("when a script is modified in transit", () => {
  test.use({ deliberate: /integrity|component---|ChunkLoadError|Loading chunk/ });

  test("the script does not run, and its page is loaded as a document", async ({ page }) => {
    await open(page, "/faq/ivf");
    const changed: string[] = [];
    await page.route(/component---.*\.js$/, async (route) => {
      const response = await route.fetch();
      changed.push(route.request().url());
      await route.fulfill({ response, body: `window.changed=1;${await response.text()}` });
    });
    await navigate(page, "/press");
    await expect(page).toHaveURL("/press");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In the press");
    expect(changed).not.toEqual([]);
    expect(await page.evaluate(() => "changed" in window)).toBe(false);
  });
});
