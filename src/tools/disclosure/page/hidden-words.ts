import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn, textContentOf } from "../../../content/html";
import { plain, wordsIn } from "./tree";
import type { Statement, Surface } from "./statement";

/** Words of a page outside its text, with their surface and name. */
export type HiddenWords = Pick<Statement, "surface" | "name" | "text" | "node">;

const spoken = ["alt", "aria-label", "aria-description", "title", "placeholder", "data-text"];

/** Attributes that are visible or read by screen readers, and default values of inputs. */
export function attributeWords(node: Tree.Element): HiddenWords[] {
  const words = (name: string, surface: Surface): HiddenWords[] => {
    const text = plain(attribute(node, name) ?? "");
    return text ? [{ surface, name, text, node }] : [];
  };
  const hasValue = node.tagName === "input" && attribute(node, "type") !== "hidden";
  return [
    ...spoken.flatMap((name) => words(name, "attribute")),
    ...(hasValue ? words("value", "input default") : []),
  ];
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value)]];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

/** The words of HTML source, such as a job's description in JSON-LD or a title. */
export const withoutTags = (text: string): string => parseFragment(text).childNodes.map(wordsIn).join(" ");

/** Words for search engines and shared links: title, meta elements, every value of JSON-LD. */
export function headWords(document: Tree.Document): HiddenWords[] {
  return elementsIn(document).flatMap((node): HiddenWords[] => {
    if (node.tagName === "title" && node.parentNode?.nodeName !== "svg")
      return [{ surface: "metadata", name: "title", text: plain(wordsIn(node)), node }];
    if (node.tagName === "meta") {
      const name = attribute(node, "name") ?? attribute(node, "property");
      const text = plain(attribute(node, "content") ?? "");
      return name && text ? [{ surface: "metadata", name, text, node }] : [];
    }
    if (node.tagName !== "script" || attribute(node, "type") !== "application/ld+json") return [];
    return leaves(JSON.parse(textContentOf(node)), "").map(([name, text]) => ({
      surface: "structured data",
      name,
      text: plain(withoutTags(text)),
      node,
    }));
  });
}
