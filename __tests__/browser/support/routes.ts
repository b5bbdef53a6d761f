import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { exhaustive } from "../../support/exhaustive";
import { attribute, elementsIn } from "../../../src/content/html";
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

/** The template that renders a page, as Gatsby names it. A composed page has its own. */
function templateOf(path: string): string {
  const data = JSON.parse(read(join("page-data", path === "/" ? "index" : path, "page-data.json"))) as {
    componentChunkName: string;
  };
  return data.componentChunkName;
}

const templates = sitemapRoutes.map(templateOf);
/** Set by `npm test -- --changed`, where the content of some pages has changed and nothing else. */
const changedPages = process.env["CHANGED_PAGES"]?.split(",");
/** One page of each template; every page where tests are exhaustive, and the changed ones where only they changed. */
export const firstOfTemplates = exhaustive
  ? sitemapRoutes
  : sitemapRoutes.filter((path, index) =>
      changedPages ? changedPages.includes(path) : templates.indexOf(templates[index]!) === index,
    );

const documents = new Map<string, Tree.Document>();

/** A built page. Reads the file: a page load takes a hundred times longer. */
function documentOf(path: string): Tree.Document {
  const document = documents.get(path) ?? parse(read(join(path, "index.html")));
  documents.set(path, document);
  return document;
}

/** The values of an attribute in a built page, or in its first element of a tag, in document order. */
export function attributesOf(path: string, name: string, tag?: string, within?: string): string[] {
  const all = elementsIn(documentOf(path));
  const parts = within ? all.filter(({ tagName }) => tagName === within).slice(0, 1) : undefined;
  return (parts?.flatMap(elementsIn) ?? all)
    .filter(({ tagName }) => !tag || tagName === tag)
    .flatMap((element) => attribute(element, name) ?? []);
}

/** Every text in an element, joined, as `textContent` has it. */
export function textContentOf(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textContentOf).join("") : "";
}

/** The elements of a tag in the main part of a built page. */
export function elementsOf(path: string, tag: string): Tree.Element[] {
  const main = elementsIn(documentOf(path)).find(({ tagName }) => tagName === "main");
  return elementsIn(main!).filter(({ tagName }) => tagName === tag);
}

/** The text of the main part of a built page. */
export function mainTextOf(path: string): string {
  return textContentOf(elementsIn(documentOf(path)).find(({ tagName }) => tagName === "main")!);
}

/** The steps of a built page's breadcrumb; none where it has none. */
export function breadcrumbOf(path: string): string[] {
  const all = elementsIn(documentOf(path));
  const breadcrumb = all.find((element) => attribute(element, "aria-label") === "Breadcrumb");
  return breadcrumb
    ? elementsIn(breadcrumb)
        .filter(({ tagName }) => tagName === "li")
        .map(wordsIn)
    : [];
}

/** Every text that visitors read on a built page. */
export function textsOn(path: string): string[] {
  const textsIn = (node: Tree.Node): string[] => {
    if ("value" in node) return [node.value];
    if (!("childNodes" in node) || isSilent(node) || ["noscript", "code"].includes(node.nodeName)) return [];
    return node.childNodes.flatMap(textsIn);
  };
  return textsIn(documentOf(path));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The h1 of a page as the server sends it. */
export function headingOf(path: string): string {
  const [, markup] =
    /<h1[^>]*>(.*?)<\/h1>/s.exec(read(path.endsWith(".html") ? path : join(path, "index.html"))) ?? [];
  if (markup === undefined) throw new Error(`${path} has no h1`);
  return markup
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
