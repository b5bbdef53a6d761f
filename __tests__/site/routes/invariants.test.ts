import { canonicalPages, createResolver } from "../../../src/site/routes";
import { encodedAt, randomText, randomUrl } from "./random-urls";
import { exhaustive } from "../../support/exhaustive";
import { seededRandom, type SeededRandom } from "../../support/seeded-random";
import { files, host, slugs } from "./url-table";

const RUNS = exhaustive ? 40_000 : 5_000;
const website = "https://www.wrenfield.example";
const pages = new Set(canonicalPages(slugs));
const resolve = createResolver({ slugs, host, hasFile: (path) => files.includes(path) });

/** Collects the URLs for which a property fails, so that the test shows them all at once. */
function failures(
  seed: number,
  url: (random: SeededRandom) => string,
  property: (url: string, random: SeededRandom) => boolean,
) {
  const random = seededRandom(seed);
  const failed = Array.from({ length: RUNS }, () => url(random)).filter((each) => !property(each, random));
  return failed.slice(0, 10).map((each) => [each, resolve(each)]);
}

const resultOf = (url: string) => {
  const result = resolve(url);
  return result.kind === "appRedirect" ? { kind: result.kind } : result;
};
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const pathOnly = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

describe("for any URL", () => {
  it("resolve never throws", () => {
    expect(() => failures(1, randomText, (text) => Boolean(resolve(text)))).not.toThrow();
  });

  it("a redirect never leaves the origin and is never protocol-relative", () => {
    const stays = (url: string) => {
      const result = resolve(url);
      if (result.kind !== "redirect") return true;
      return /^\/(?![/\\])/.test(result.to) && new URL(result.to, website).origin === website;
    };
    expect(failures(3, randomUrl, stays)).toEqual([]);
    expect(failures(4, (random) => `/${randomText(random)}`, stays)).toEqual([]);
  });

  it("a redirect reaches a page in one hop, so there is no loop (R056)", () => {
    const arrives = (url: string) => {
      const result = resolve(url);
      return result.kind !== "redirect" || resolve(result.to).kind === "page";
    };
    expect(failures(5, randomUrl, arrives)).toEqual([]);
  });

  it("a redirect to the app stays on {host} and changes no byte after the first slash (R115)", () => {
    const kept = (url: string) => {
      const result = resolve(url);
      if (result.kind !== "appRedirect") return true;
      const rest = (url.split("#", 1)[0] ?? "").replace(/^[/\\]+/, "");
      return new URL(result.to).origin === host && result.to === `${host}/${rest}`;
    };
    expect(failures(6, randomUrl, kept)).toEqual([]);
  });

  it("a page is one of the canonical pages, and its own path resolves to it (R060)", () => {
    const stable = (url: string) => {
      const result = resolve(url);
      return result.kind !== "page" || (pages.has(result.page) && same(resolve(result.page), result));
    };
    expect(failures(7, randomUrl, stable)).toEqual([]);
  });

  it("the query does not change the result, and a redirect keeps it", () => {
    const query = "?utm_source=a&next=//evil.example";
    const kept = (url: string) => {
      const path = pathOnly(url);
      const bare = resultOf(path);
      const wanted = bare.kind === "redirect" && "to" in bare ? { ...bare, to: bare.to + query } : bare;
      return same(resultOf(path + query), wanted);
    };
    expect(failures(8, randomUrl, kept)).toEqual([]);
  });

  it("a trailing slash makes no difference except for a file", () => {
    const tolerant = (url: string) => {
      const path = pathOnly(url);
      return resolve(path).kind === "file" || same(resultOf(path), resultOf(`${path}/`));
    };
    expect(failures(9, randomUrl, tolerant)).toEqual([]);
  });

  it("encoding one character makes no difference (decoded once)", () => {
    const decoded = (url: string, random: SeededRandom) => {
      const path = pathOnly(url);
      // An escape's own characters cannot be encoded again, and raw spaces and controls are malformed.
      if (path.includes("%") || /[^!-~\u0080-\uffff]/.test(path)) return true;
      return same(resultOf(path), resultOf(encodedAt(path, 1 + random.below(path.length - 1))));
    };
    expect(failures(10, randomUrl, decoded)).toEqual([]);
  });
});
