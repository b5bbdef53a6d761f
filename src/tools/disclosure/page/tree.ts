import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { straight } from "../../../typography/typeset";

/** Elements that begin a new statement (HTML Living Standard 15.3, elements displayed as blocks). */
const blocks = new Set(
  (
    "address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option " +
    "p pre section select summary table tbody td textarea tfoot th thead title tr ul"
  ).split(" "),
);
const silent = new Set(["script", "style", "template", "svg", "head", "#comment", "#documentType"]);
const regions = new Set(["article", "aside", "details", "footer", "header", "nav", "section"]);

export const isElement = (node: Tree.Node): node is Tree.Element => defaultTreeAdapter.isElementNode(node);
export const isBlock = (node: Tree.Node): boolean => blocks.has(node.nodeName);
/** Nothing in it is read as words of the page. Text in `noscript` is: some visitors see it. */
export const isSilent = (node: Tree.Node): boolean => silent.has(node.nodeName);
export const isRegion = (node: Tree.Element): boolean =>
  regions.has(node.tagName) || attribute(node, "data-credit") !== undefined;
export const isHeading = (node: Tree.Element): boolean =>
  /^h[1-6]$/.test(node.tagName) || node.tagName === "summary";

/** An attribute's value; "" for one that is only present. */
export function attribute(node: Tree.Element, name: string): string | undefined {
  return node.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Heard, but not seen (src/design/global.tsx). */
export const isVisuallyHidden = (node: Tree.Element): boolean =>
  (attribute(node, "class") ?? "").split(" ").includes("visually-hidden");

/** Neither visible nor read by screen readers. */
export const isHidden = (node: Tree.Element): boolean => attribute(node, "hidden") !== undefined;

/** An element and those around it, from the inside out. */
export function ancestors(node: Tree.Element): Tree.Element[] {
  const found: Tree.Element[] = [];
  for (let at: Tree.Node | null = node; at && isElement(at); at = at.parentNode) found.push(at);
  return found;
}

/** All elements below a node, in document order. */
export function elementsIn(node: Tree.Document | Tree.Element): Tree.Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

/** The words in a node, spaces single. */
export function wordsIn(node: Tree.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node) || isSilent(node)) return "";
  return node.childNodes.map(wordsIn).join(isBlock(node) ? " " : "");
}

/** One space between words, plain hyphens and quotes: what a rule's pattern is written against. */
export function plain(text: string): string {
  return straight(text)
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015]/g, "-")
    .trim();
}
