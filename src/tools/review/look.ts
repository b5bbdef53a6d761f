import type { Site } from "./site";

/** Files that pages name in attributes and styles. */
const named = /(?:(?:src|href|poster|srcset|srcSet|imagesrcset|xlink:href)="([^"]*)"|url\(([^)]*)\))/g;

/** A page's HTML without invisible parts: scripts, metadata, links to other pages. */
function visible(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<(?:meta|title)\b[^>]*>(?:[^<]*<\/title>)?/g, "")
    .replace(/<link\b(?![^>]*rel="(?:stylesheet|preload)")[^>]*>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/ (?:id|for|href|name|data-[\w-]+|aria-[\w-]+|alt|title|target|rel)="[^"]*"/g, (text) =>
      /^ href="[^"]*\.(?:svg|css|png|woff2)/.test(text) || /^ (?:data-|aria-)/.test(text) ? text : "",
    )
    .replace(/"?:R[a-z0-9]*:/gi, "")
    .replace(/\s+/g, " ");
}

/** Digests of the files that a page shows, so that a new picture with the same name counts. */
function filesOf(html: string, { files }: Site): string {
  const addresses = [...html.matchAll(named)]
    .flatMap(([, attribute, url = ""]) => (attribute ?? url).split(/,\s+/))
    .map((part) => part.trim().replace(/["']|[\s#?].*$/gs, ""));
  return [...new Set(addresses)].map((address) => files.get(address)?.digest ?? "").join(" ");
}

/** Everything that determines the look of a page without scripts: markup, styles, the files that it shows. */
export function lookOf(html: string, site: Site): string {
  const shown = visible(html);
  return `${shown} ${filesOf(shown, site)}`;
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
