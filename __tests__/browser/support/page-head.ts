import type { Page } from "./site";

/** The metadata of a page, each name with every value it has. */
export interface Head {
  readonly titles: string[];
  readonly canonical: string[];
  readonly meta: Record<string, string[]>;
  readonly jsonLd: string[];
}

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

/** Width and height of a PNG, from its IHDR chunk (RFC 2083, 4.1.1). */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.subarray(1, 4).toString("latin1") !== "PNG") throw new Error("not a PNG file");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
