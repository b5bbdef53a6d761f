// Checks references with regular expressions, independently of the content check, which follows them in syntax trees.
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
/** Facts that each clinic's document provides. */
const clinicFacts = ["clinic.name", "clinic.region", "clinic.appointment"];

/** Returns the first group of every match, with its file. */
const find = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found]) => ({ file, found: found! })),
  );
const shown = (list: { file: string; found: string }[]) => list.map(({ file, found }) => `${file}: ${found}`);

it("there are files and links to check", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(find(/\b(?:to|\w*[lL]ink)="([^"]+)"/g).length).toBeGreaterThan(20);
});

it("every link in a prop has a target", () => {
  const links = find(/\b(?:to|\w*[lL]ink)="([^"]+)"/g).filter(({ found }) => /^(link:|\/)/.test(found));
  const dead = links.filter(({ found }) => {
    const name = found.replace(/^link:/, "").split(/[?#]/)[0]!;
    return found.startsWith("link:")
      ? !content.facts.get(name)?.href && !clinicFacts.includes(name)
      : !isPage(name);
  });
  expect(shown(dead)).toEqual([]);
});

it("every fact in a prop or elsewhere exists", () => {
  const unknown = files.flatMap(({ file, text }) =>
    factNamesIn(text)
      .filter((name) => !content.facts.has(name) && !clinicFacts.includes(name))
      .map((found) => ({ file, found })),
  );
  expect(shown(unknown)).toEqual([]);
});

it("every fact that <Lines> and other components name exists", () => {
  expect(shown(find(/\bfact="([^"]+)"/g).filter(({ found }) => !content.facts.has(found)))).toEqual([]);
});

it("every picture exists", () => {
  const pictures = find(/["']([a-z0-9-]+\/[a-z0-9./-]+\.(?:svg|png|jpe?g|webp|mp4|vtt))["']/g);
  expect(pictures.length).toBeGreaterThan(10);
  expect(shown(pictures.filter(({ found }) => !existsSync(`content/media/${found}`)))).toEqual([]);
});

describe("anchors", () => {
  const onLegalPages = legal.flatMap(({ sealed, fields }) =>
    [...sealed.matchAll(/ id="([^"]+)"/g)].map(([, id]) => ({ page: `/${fields.page}`, id: id! })),
  );
  const onFaqPages = documentsIn<{ slug: string }>("faq").flatMap(({ body, fields }) =>
    splitQuestions(body).questions.map(({ id }) => ({ page: `/faq/${fields.slug}`, id })),
  );
  const known = [...onLegalPages, ...onFaqPages];
  const pagesWithIds = new Set(known.map(({ page }) => page));
  const anchors = new Set(known.map(({ page, id }) => `${page}#${id}`));

  it("a link to an anchor on a FAQ or legal page has a target", () => {
    const links = find(/\]\((\/[a-z/-]+#[^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(10);
    const broken = links.filter(({ found }) => {
      const [page] = found.split("#");
      return pagesWithIds.has(page!) && !anchors.has(found);
    });
    expect(shown(broken)).toEqual([]);
  });

  it("a link to an anchor on the same FAQ page has a target", () => {
    const broken = find(/\]\((#[^)\s]+)\)/g).filter(({ file, found }) => {
      const slug = /^content\/faq\/(.+)\.mdx$/.exec(file)?.[1];
      return slug && !anchors.has(`/faq/${slug}${found}`);
    });
    expect(shown(broken)).toEqual([]);
  });

  it("no id occurs twice on a legal page, which may contain two documents", () => {
    const ids = onLegalPages.map(({ page, id }) => `${page}#${id}`);
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
