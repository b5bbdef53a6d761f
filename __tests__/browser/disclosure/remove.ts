import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { isElement } from "../../../src/content/html";
import { isBlock, isSilent, isVisuallyHidden } from "../../../src/tools/disclosure/page/tree";

/** Returns the text nodes of an element's own statement, without those of nested blocks. */
function ownTexts(node: Tree.Element): Tree.TextNode[] {
  return node.childNodes.flatMap((child): Tree.TextNode[] => {
    if (child.nodeName === "#text") return [child as Tree.TextNode];
    if (!isElement(child) || isBlock(child) || isSilent(child) || isVisuallyHidden(child)) return [];
    return ownTexts(child);
  });
}

/** Returns a pattern that matches words with the white space, hyphens and quotes of the markup. */
function spread(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    escaped
      .replace(/ /g, "[\\s\\u00a0]*")
      .replace(/-/g, "[-\\u2010-\\u2015]")
      .replace(/'/g, "['\\u2018\\u2019]"),
  );
}

/** Removes words from a text, except for `keep`. @returns undefined if the text does not contain them */
function without(text: string, words: string, keep: string): string | undefined {
  const found = spread(words).exec(text);
  if (!found) return undefined;
  const rest = keep ? (spread(keep).exec(found[0])?.[0] ?? "") : "";
  return `${text.slice(0, found.index)}${rest}${text.slice(found.index + found[0].length)}`;
}

/**
 * Removes a disclosure's words from the markup, as an edit would. If they contain the term itself, it is kept.
 * @param name the attribute that contains the words, if one does
 * @returns whether the words were found
 */
export function removeWords(node: Tree.Element, words: string, keep: string, name = ""): boolean {
  const attribute = node.attrs.find(
    (candidate) => candidate.name === (node.tagName === "meta" ? "content" : name),
  );
  if (attribute) {
    const left = without(attribute.value, words, keep);
    if (left !== undefined) attribute.value = left;
    return left !== undefined;
  }
  const texts = ownTexts(node);
  const left = without(texts.map(({ value }) => value).join(""), words, keep);
  if (left === undefined) return false;
  // The first text node gets all words: links keep their targets, and rules use nothing else of inline elements.
  texts.forEach((text, index) => (text.value = index === 0 ? left : ""));
  return true;
}
