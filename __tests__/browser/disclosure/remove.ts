import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { isElement } from "../../../src/content/html";
import { isBlock, isSilent, isVisuallyHidden } from "../../../src/tools/disclosure/page/tree";

/** The text nodes whose words make up an element's own statement, not those of blocks within it. */
function ownTexts(node: Tree.Element): Tree.TextNode[] {
  return node.childNodes.flatMap((child): Tree.TextNode[] => {
    if (child.nodeName === "#text") return [child as Tree.TextNode];
    if (!isElement(child) || isBlock(child) || isSilent(child) || isVisuallyHidden(child)) return [];
    return ownTexts(child);
  });
}

/** Words as a pattern that finds them in markup's own white space, hyphens and quotes. */
function spread(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    escaped
      .replace(/ /g, "[\\s\\u00a0]*")
      .replace(/-/g, "[-\\u2010-\\u2015]")
      .replace(/'/g, "['\\u2018\\u2019]"),
  );
}

/** Takes a stretch of text out, but not what stands in `keep`. */
function without(text: string, words: string, keep: string): string | undefined {
  const found = spread(words).exec(text);
  if (!found) return undefined;
  const rest = keep ? (spread(keep).exec(found[0])?.[0] ?? "") : "";
  return `${text.slice(0, found.index)}${rest}${text.slice(found.index + found[0].length)}`;
}

/**
 * Takes a disclosure's words out of the markup, as an edit would. The term itself stays where it is part of them.
 * @param name the attribute, for words that stand in one
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
  // All in the first text: links keep their targets, and that is all that inline elements mean to a rule.
  texts.forEach((text, index) => (text.value = index === 0 ? left : ""));
  return true;
}
