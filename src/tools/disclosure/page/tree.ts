import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, blockTags, hasClass } from "../../../content/html";
import { straight } from "../../../typography/typeset";

const silent = new Set(["script", "style", "template", "head", "#comment", "#documentType"]);
const regions = new Set(["article", "aside", "details", "footer", "header", "nav", "section"]);

/** Whether an element's words are on their own: a block, or a text within a drawing. */
export const isBlock = (node: Tree.Node): boolean => blockTags.has(node.nodeName) || node.nodeName === "text";
/** Whether the content of a node is not part of the page's words. `noscript` is: some visitors see it. */
export const isSilent = (node: Tree.Node): boolean => silent.has(node.nodeName);
export const isRegion = (node: Tree.Element): boolean =>
  regions.has(node.tagName) || attribute(node, "data-credit") !== undefined;
export const isHeading = (node: Tree.Element): boolean =>
  /^h[1-6]$/.test(node.tagName) || node.tagName === "summary";

/** Whether an element is only for screen readers (src/design/global.tsx). */
export const isVisuallyHidden = (node: Tree.Element): boolean => hasClass(node, "visually-hidden");

/** Whether an element is neither visible nor read by screen readers. */
export const isHidden = (node: Tree.Element): boolean => attribute(node, "hidden") !== undefined;

/** The words in a node. */
export function wordsIn(node: Tree.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node) || isSilent(node)) return "";
  return node.childNodes.map(wordsIn).join(isBlock(node) ? " " : "");
}

/** Normalizes text for the rules' patterns: one space between words, plain hyphens and quotes. */
export function plain(text: string): string {
  return straight(text)
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015]/g, "-")
    .trim();
}
