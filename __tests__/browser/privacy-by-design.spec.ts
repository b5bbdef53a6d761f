// Checks the built files; hydration.spec.ts tests what a visit stores and requests.
import { expect, test } from "@playwright/test";
import { attributesOf, routes } from "./support/routes";

test("no page has a field for a password or a mail address (R001, R344)", () => {
  const types = routes.flatMap((path) => attributesOf(path, "type", "input"));
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((type) => ["password", "email"].includes(type))).toEqual([]);
});

test("every link to the application points to {host}, none to a page of this site (R002)", () => {
  const app = /^https:\/\/app\.wrenfield\.example(\/|$)/;
  const ofTheApp = /^\/(login|get-started|forgot-password|verify|cosigner|checkout|orders|ann|account)\b/;
  const links = routes.map((path) => attributesOf(path, "href", "a"));
  expect(links.flat().filter((href) => ofTheApp.test(href))).toEqual([]);
  expect(links.flat().filter((href) => app.test(href)).length).toBeGreaterThan(routes.length * 4);
});

test("internal links lead to pages without a redirect, and every #fragment exists", async ({ request }) => {
  const places = new Map(routes.map((path) => [path, new Set(attributesOf(path, "id"))]));
  const links = new Map<string, string>();
  for (const path of routes)
    for (const href of attributesOf(path, "href", "a")) {
      const { origin, pathname, hash } = new URL(href, new URL(path, "http://site.invalid"));
      if (origin === "http://site.invalid") links.set(pathname + hash, path);
    }
  expect(links.size).toBeGreaterThan(routes.length);
  const targets = new Set([...links.keys()].map((link) => link.split("#")[0]!));
  for (const target of targets)
    expect.soft((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
  const broken = [...links].filter(([link]) => {
    const [target = "", place] = link.split("#");
    return place && !places.get(target)?.has(place);
  });
  expect(broken, "links, each with a page that has it").toEqual([]);
});
