import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { attribute, elementsIn } from "../../../src/content/html";
import type { Page } from "./site";

/** The metadata of a page, each name with every value it has. */
export interface Head {
  readonly titles: string[];
  readonly canonical: string[];
  readonly meta: Record<string, string[]>;
  readonly jsonLd: string[];
}

/** Returns the metadata of a built page as sent. Reads the file, because a page load takes a hundred times longer. */
export function sentHeadOf(path: string): Head {
  const html = readFileSync(join(__dirname, "../../../public", path, "index.html"), "utf8");
  const all = elementsIn(parse(html));
  const texts = (named: typeof all) =>
    named.map(({ childNodes }) => childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
  const meta: Record<string, string[]> = {};
  for (const tag of all.filter(({ tagName }) => tagName === "meta")) {
    const name = attribute(tag, "name") ?? attribute(tag, "property");
    if (name) (meta[name] ??= []).push(attribute(tag, "content") ?? "");
  }
  return {
    // Icons have titles too.
    titles: texts(
      all.filter(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head"),
    ),
    canonical: all
      .filter((element) => attribute(element, "rel") === "canonical")
      .map((element) => attribute(element, "href") ?? ""),
    meta,
    jsonLd: texts(all.filter((element) => attribute(element, "type") === "application/ld+json")),
  };
}

/** Returns the metadata of a page in the browser. */
export function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const meta: Record<string, string[]> = {};
    for (const tag of document.querySelectorAll("meta[name], meta[property]")) {
      const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "";
      (meta[name] ??= []).push(tag.getAttribute("content") ?? "");
    }
    return {
      titles: [...document.querySelectorAll("head title")].map((title) => title.textContent ?? ""),
      canonical: [...document.querySelectorAll('link[rel="canonical"]')].map(
        (link) => link.getAttribute("href") ?? "",
      ),
      meta,
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? "",
      ),
    };
  });
}

/** Returns the width and height of a PNG from its IHDR chunk (RFC 2083, 4.1.1). */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.subarray(1, 4).toString("latin1") !== "PNG") throw new Error("not a PNG file");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
