import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, blockTags, hasClass } from "../../../content/html";
import { straight } from "../../../typography/typeset";

const silent = new Set(["script", "style", "template", "svg", "head", "#comment", "#documentType"]);
const regions = new Set(["article", "aside", "details", "footer", "header", "nav", "section"]);

export const isBlock = (node: Tree.Node): boolean => blockTags.has(node.nodeName);
/** Nothing in it is read as words of the page. Text in `noscript` is: some visitors see it. */
export const isSilent = (node: Tree.Node): boolean => silent.has(node.nodeName);
export const isRegion = (node: Tree.Element): boolean =>
  regions.has(node.tagName) || attribute(node, "data-credit") !== undefined;
export const isHeading = (node: Tree.Element): boolean =>
  /^h[1-6]$/.test(node.tagName) || node.tagName === "summary";

/** Heard, but not seen (src/design/global.tsx). */
export const isVisuallyHidden = (node: Tree.Element): boolean => hasClass(node, "visually-hidden");

/** Neither visible nor read by screen readers. */
export const isHidden = (node: Tree.Element): boolean => attribute(node, "hidden") !== undefined;

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
