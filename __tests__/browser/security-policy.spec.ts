import { collect } from "../support/observatory/evidence";
import { judgePolicy, parsePolicy } from "../support/observatory/policy";
import { score } from "../support/observatory/score";
import { exhaustive } from "../support/exhaustive";
import { firstOfTemplates, routes } from "./support/routes";
import { expect, navigate, open, test, type Page } from "./support/site";

test.use({ emptyCache: true });

/** Every violation of the policy, in whichever document, in `violations`. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding("sawViolation", (_source, text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sample, documentURI }) => {
        (window as unknown as { sawViolation: (text: string) => void }).sawViolation(
          `${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`,
        );
      },
    );
  });
  return violations;
}

/** Follows an address inside the page, until the page says that it is that one. */
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
// An address below a page is one more document with that page's policy.
const places = [...routes, "/about/team"];

/** Loaded as documents: a page of each template. */
const starts = [...firstOfTemplates, "/about/team"];
/** To how many pages visitors go on from each; each page is gone to from so many. */
const steps = exhaustive ? 8 : 2;
// In parts, so that two workers share them.
for (const part of [0, 1]) {
  test(`a page of each template and the navigations from it keep to the policy, part ${part + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const violations = await watchPolicy(page);
    for (const [index, start] of starts.entries()) {
      if (index % 2 !== part) continue;
      const at = places.indexOf(start);
      await open(page, start);
      for (let step = 1; step <= steps; step += 1)
        await arrive(page, places[(at + step * step) % places.length]!);
    }
    expect(violations).toEqual([]);
  });
}

// Missing are the points for cookies, of which there are none, and for the list of preloaded hosts, which names real ones.
test("the built site has 155 of the Observatory's 165 points and passes all its tests", async ({
  baseURL,
}) => {
  const { score: points, passed, verdicts } = score(await collect(baseURL!));
  expect(points, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(155);
  expect(passed).toBe(12);
});

test("every page's policy is the strictest kind, and small", async ({ request }) => {
  for (const path of routes) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(judgePolicy(parsePolicy(policy)!).result, path).toBe(
      "csp-implemented-with-no-unsafe-default-src-none",
    );
    expect(policy, path).not.toContain("unsafe");
    expect(policy.length, path).toBeLessThan(1_200);
  }
});

test("every script of every page says what it must be", async ({ request }) => {
  for (const path of routes) {
    const tags = [...(await (await request.get(path)).text()).matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(
      tags.filter((tag) => !/ integrity="sha384-[^"]{64}"/.test(tag)),
      path,
    ).toEqual([]);
  }
});

test("every script that a script loads says what it must be, too", async ({ page }) => {
  // The boot file comes by import(), which knows no digest; it names those of what follows. webpack takes its elements away.
  const added: string[] = [];
  await page.exposeBinding("sawScript", (_source, text: string) => void added.push(text));
  await page.addInitScript(() => {
    const saw = (script: HTMLScriptElement) =>
      (window as unknown as { sawScript: (text: string) => void }).sawScript(
        `${script.src} ${script.integrity}`,
      );
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => node instanceof HTMLScriptElement && node.src && saw(node)),
      ),
    ).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await open(page, "/");
  for (const path of ["/press", "/ivf", "/faq/ivf"]) await arrive(page, path);
  expect(added.filter((script) => script.includes("component---")).length).toBeGreaterThan(2);
  expect(added.filter((script) => !/ sha384-[\w+/]{64}$/.test(script))).toEqual([]);
});

test.describe("on the way here", () => {
  test.use({ deliberate: /integrity|component---|ChunkLoadError|Loading chunk/ });

  test("a script that somebody has changed does not run, and its page comes as a document", async ({
    page,
  }) => {
    await open(page, "/faq/ivf");
    const changed: string[] = [];
    await page.route(/component---.*\.js$/, async (route) => {
      const answer = await route.fetch();
      changed.push(route.request().url());
      await route.fulfill({ response: answer, body: `window.changed=1;${await answer.text()}` });
    });
    await navigate(page, "/press");
    await expect(page).toHaveURL("/press");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In the press");
    expect(changed).not.toEqual([]);
    expect(await page.evaluate(() => "changed" in window)).toBe(false);
  });
});
