import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, isElement } from "../../content/html";
import type { Site } from "./site";

const invisible = new Set(["script", "meta", "title"]);
const isInvisible = (element: Tree.Element): boolean =>
  invisible.has(element.tagName) ||
  (element.tagName === "link" && !/stylesheet|preload/.test(attribute(element, "rel") ?? ""));

/** Attributes that name files. An `href` also names other pages, which do not count. */
const withFiles = /^(?:src|href|poster|srcset|imagesrcset)$/;
const withoutLook = /^(?:id|for|name|alt|title|target|rel)$/;
const isShownFile = /\.(?:svg|css|png|woff2)/;
const shows = ({ name, value }: { name: string; value: string }): boolean =>
  !withoutLook.test(name) && (name !== "href" || isShownFile.test(value));

const addressesIn = (list: string): string[] =>
  list.split(/,\s+/).map((part) => part.trim().replace(/[\s#?].*$/s, ""));
const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]*)/g)].flatMap(([, url = ""]) => addressesIn(url));

/** Everything that determines the look of a page without scripts: markup, styles, digests of the files that it shows. */
export function lookOf(html: string, { files }: Site): string {
  const addresses: string[] = [];
  const look = (node: Tree.Node): string => {
    if ("value" in node) {
      addresses.push(...urlsIn(node.value));
      return node.value;
    }
    const children = () => ("childNodes" in node ? node.childNodes.map(look).join("") : "");
    if (!isElement(node)) return children();
    if (isInvisible(node)) return "";
    const shown = node.attrs.filter(shows);
    for (const { name, value } of shown)
      addresses.push(...(withFiles.test(name) ? addressesIn(value) : urlsIn(value)));
    // React's generated ids change with the elements before them.
    const attributes = shown.map(({ name, value }) => ` ${name}="${value.replace(/:R[a-z0-9]*:/gi, "")}"`);
    return `<${node.tagName}${attributes.join("")}>${children()}</${node.tagName}>`;
  };
  const markup = look(parse(html)).replace(/\s+/g, " ");
  return `${markup} ${[...new Set(addresses)].map((address) => files.get(address)?.digest ?? "").join(" ")}`;
}

/** The pages of both revisions that may look different, because markup, styles or a shown file differs. */
export function pagesToPicture(before: Site, after: Site): string[] {
  return [...after.pages]
    .filter(([path, html]) => {
      const old = before.pages.get(path);
      return old !== undefined && lookOf(old, before) !== lookOf(html, after);
    })
    .map(([path]) => path);
}
