import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { exhaustive } from "../../support/exhaustive";
import { attribute, elementsIn, textContentOf } from "../../../src/content/html";
import { memoize } from "../../../src/content/read/memoize";
import { isSilent, wordsIn } from "../../../src/tools/disclosure/page/tree";

const publicDir = join(__dirname, "../../../public");

function read(path: string): string {
  const file = join(publicDir, path);
  if (!existsSync(file)) throw new Error(`There is no ${file}; fix: build the site first (npm test build)`);
  return readFileSync(file, "utf8");
}

/** The paths that the built /sitemap.xml lists. */
export const sitemapRoutes = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, loc]) => new URL(loc!).pathname,
);

/** The Terms pages under their second base, which is not in the sitemap. */
const tosRoutes = sitemapRoutes
  .filter((path) => path.startsWith("/terms/"))
  .map((path) => path.replace("/terms/", "/tos/"));

/** Every canonical page. */
export const routes: readonly string[] = [...sitemapRoutes, ...tosRoutes];

/** Returns Gatsby's name of the template that renders a page. A composed page has its own. */
function templateOf(path: string): string {
  const data = JSON.parse(read(join("page-data", path === "/" ? "index" : path, "page-data.json"))) as {
    componentChunkName: string;
  };
  return data.componentChunkName;
}

const templates = sitemapRoutes.map(templateOf);
/** The pages with legal texts, which have a list of versions. */
export const legalRoutes = sitemapRoutes.filter((_, index) => templates[index]!.endsWith("legal-page-tsx"));
/** Set by `npm test -- --changed` if only the content of some pages has changed. */
const changedPages = process.env["CHANGED_PAGES"]?.split(",");
/** One page of each template; every page if tests are exhaustive, and the changed ones if nothing else has changed. */
export const firstOfTemplates = exhaustive
  ? sitemapRoutes
  : sitemapRoutes.filter((path, index) =>
      changedPages ? changedPages.includes(path) : templates.indexOf(templates[index]!) === index,
    );

/** Returns a built page. Reads the file, because a page load takes a hundred times longer. */
export const documentOf = memoize(
  (path: string): Tree.Document => parse(read(path.endsWith(".html") ? path : join(path, "index.html"))),
  Infinity,
);

/** Returns the values of an attribute on a built page. @param within a tag, whose first element limits the search */
export function attributesOf(path: string, name: string, tag?: string, within?: string): string[] {
  const all = elementsIn(documentOf(path));
  const parts = within ? all.filter(({ tagName }) => tagName === within).slice(0, 1) : undefined;
  return (parts?.flatMap(elementsIn) ?? all)
    .filter(({ tagName }) => !tag || tagName === tag)
    .flatMap((element) => attribute(element, name) ?? []);
}

const mainOf = (path: string) => elementsIn(documentOf(path)).find(({ tagName }) => tagName === "main")!;

/** Returns the elements of a tag in the main part of a built page. */
export const elementsOf = (path: string, tag: string): Tree.Element[] =>
  elementsIn(mainOf(path)).filter(({ tagName }) => tagName === tag);

/** Returns the text of the main part of a built page. */
export const mainTextOf = (path: string): string => textContentOf(mainOf(path));

/** Returns the steps of a built page's breadcrumb; empty if it has none. */
export function breadcrumbOf(path: string): string[] {
  const all = elementsIn(documentOf(path));
  const breadcrumb = all.find((element) => attribute(element, "aria-label") === "Breadcrumb");
  return breadcrumb
    ? elementsIn(breadcrumb)
        .filter(({ tagName }) => tagName === "li")
        .map(wordsIn)
    : [];
}

/** Returns every text that visitors read on a built page. */
export function textsOn(path: string): string[] {
  const textsIn = (node: Tree.Node): string[] => {
    if ("value" in node) return [node.value];
    if (!("childNodes" in node) || isSilent(node) || ["noscript", "code"].includes(node.nodeName)) return [];
    return node.childNodes.flatMap(textsIn);
  };
  return textsIn(documentOf(path));
}

/** Returns the h1 of a page as the server sends it. */
export function headingOf(path: string): string {
  const heading = elementsIn(documentOf(path)).find(({ tagName }) => tagName === "h1");
  if (!heading) throw new Error(`${path} has no h1`);
  return textContentOf(heading);
}
