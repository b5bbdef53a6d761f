// References, read from the files' text by patterns of their own: a second opinion on what the content check follows in its trees.
import { readFileSync, existsSync } from "node:fs";
import { globSync } from "tinyglobby";
import { checkContext } from "../../src/gatsby/check-context";
import { siteMap } from "../../src/checks/rules/site-map";
import { factNamesIn } from "../../src/content/facts/substitute";
import { splitQuestions } from "../../src/content/markdown/faq-questions";
import { content, documentsIn } from "../support/jest/real-content";
import { documents as legal } from "../legal/support";

const files = globSync("content/**/*.mdx")
  .sort()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const slugsIn = (folder: string) => documentsIn<{ slug: string }>(folder).map(({ fields }) => fields.slug);
const slugs = { faq: slugsIn("faq"), careers: slugsIn("careers") };
const { pages } = siteMap(slugs, checkContext().host);
const isPage = (path: string) => pages.includes(path);
const brought = ["clinic.name", "clinic.region", "clinic.appointment"];

/** What a pattern's first group finds, with its file: "content/a.mdx: x". */
const find = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found]) => ({ file, found: found! })),
  );
const shown = (list: { file: string; found: string }[]) => list.map(({ file, found }) => `${file}: ${found}`);

it("there is something to look at", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(find(/\b(?:to|\w*[lL]ink)="([^"]+)"/g).length).toBeGreaterThan(20);
});

it("every link in a prop leads somewhere", () => {
  const links = find(/\b(?:to|\w*[lL]ink)="([^"]+)"/g).filter(({ found }) => /^(link:|\/)/.test(found));
  const dead = links.filter(({ found }) => {
    const name = found.replace(/^link:/, "").split(/[?#]/)[0]!;
    return found.startsWith("link:")
      ? !content.facts.get(name)?.href && !brought.includes(name)
      : !isPage(name);
  });
  expect(shown(dead)).toEqual([]);
});

it("every fact in a prop or elsewhere exists", () => {
  const unknown = files.flatMap(({ file, text }) =>
    factNamesIn(text)
      .filter((name) => !content.facts.has(name) && !brought.includes(name))
      .map((found) => ({ file, found })),
  );
  expect(shown(unknown)).toEqual([]);
});

it("every fact that <Lines> and other components name exists", () => {
  expect(shown(find(/\bfact="([^"]+)"/g).filter(({ found }) => !content.facts.has(found)))).toEqual([]);
});

it("every picture is there", () => {
  const pictures = find(/["']([a-z0-9-]+\/[a-z0-9./-]+\.(?:svg|png|jpe?g|webp|mp4|vtt))["']/g);
  expect(pictures.length).toBeGreaterThan(10);
  expect(shown(pictures.filter(({ found }) => !existsSync(`content/media/${found}`)))).toEqual([]);
});

describe("places on pages", () => {
  const onLegalPages = legal.flatMap(({ sealed, fields }) =>
    [...sealed.matchAll(/ id="([^"]+)"/g)].map(([, id]) => ({ page: `/${fields.page}`, id: id! })),
  );
  const onFaqPages = documentsIn<{ slug: string }>("faq").flatMap(({ body, fields }) =>
    splitQuestions(body).questions.map(({ id }) => ({ page: `/faq/${fields.slug}`, id })),
  );
  const known = [...onLegalPages, ...onFaqPages];
  const pagesWithIds = new Set(known.map(({ page }) => page));
  const places = new Set(known.map(({ page, id }) => `${page}#${id}`));

  it("a link to a place on a FAQ or legal page finds it", () => {
    const links = find(/\]\((\/[a-z/-]+#[^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter(({ found }) => {
      const [page] = found.split("#");
      return pagesWithIds.has(page!) && !places.has(found);
    });
    expect(shown(lost)).toEqual([]);
  });

  it("a link to a place on its own FAQ page finds it", () => {
    const lost = find(/\]\((#[^)\s]+)\)/g).filter(({ file, found }) => {
      const slug = /^content\/faq\/(.+)\.mdx$/.exec(file)?.[1];
      return slug && !places.has(`/faq/${slug}${found}`);
    });
    expect(shown(lost)).toEqual([]);
  });

  it("no id stands twice on a legal page, where two documents may share it", () => {
    const ids = onLegalPages.map(({ page, id }) => `${page}#${id}`);
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
