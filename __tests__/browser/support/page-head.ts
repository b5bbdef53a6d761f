import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn, textContentOf } from "../../../src/content/html";
import { documentOf } from "./routes";
import type { Page } from "./site";

/** The metadata of a page, each name with every value it has. */
interface Head {
  readonly titles: string[];
  readonly canonical: string[];
  readonly meta: Record<string, string[]>;
  readonly jsonLd: string[];
}

function headIn(document: Tree.Document): Head {
  const all = elementsIn(document);
  const meta: Record<string, string[]> = {};
  for (const tag of all.filter(({ tagName }) => tagName === "meta")) {
    const name = attribute(tag, "name") ?? attribute(tag, "property");
    if (name) (meta[name] ??= []).push(attribute(tag, "content") ?? "");
  }
  return {
    // Icons have titles too.
    titles: all
      .filter(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head")
      .map(textContentOf),
    canonical: all
      .filter((element) => attribute(element, "rel") === "canonical")
      .map((element) => attribute(element, "href") ?? ""),
    meta,
    jsonLd: all.filter((element) => attribute(element, "type") === "application/ld+json").map(textContentOf),
  };
}

/** Returns the metadata of a built page as sent. */
export const sentHeadOf = (path: string): Head => headIn(documentOf(path));

/** Returns the metadata of a page in the browser. */
export const headOf = async (page: Page): Promise<Head> => headIn(parse(await page.content()));
