import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { ancestors, attribute, elementsIn, isElement } from "../../../content/html";
import { plain, wordsIn } from "./tree";

const siblings = (node: Tree.Element): Tree.Element[] =>
  ((node.parentNode as Tree.Element | null)?.childNodes ?? []).filter(isElement);

function term(node: Tree.Element): string {
  const before = siblings(node).slice(0, siblings(node).indexOf(node));
  const name = before.findLast(({ tagName }) => tagName === "dt");
  return name ? wordsIn(name) : "";
}

/** The heading of a cell's row and of its column. */
function cellHeadings(node: Tree.Element): string {
  const cells = siblings(node);
  const [first] = cells;
  const rowHeading = first?.tagName === "th" ? wordsIn(first) : "";
  // parse5 drops a cell outside of a table, and puts every other one into a row.
  const table = ancestors(node).find(({ tagName }) => tagName === "table")!;
  const top = elementsIn(table).find(({ tagName }) => tagName === "tr")!;
  const column = top === node.parentNode ? undefined : top.childNodes.filter(isElement)[cells.indexOf(node)];
  return [rowHeading, column ? wordsIn(column) : ""].filter(Boolean).join(": ");
}

/**
 * The label of an element's words: the `dt` of a `dd`, the headings of a cell, the `label` of an input, or its `aria-label`.
 * @returns "" for words without a label
 */
export function labelOf(node: Tree.Element, document: Tree.Document): string {
  if (node.tagName === "dd") return plain(term(node));
  if (node.tagName === "td") return plain(cellHeadings(node));
  const id = ["input", "select", "textarea"].includes(node.tagName) ? attribute(node, "id") : undefined;
  const label =
    id &&
    elementsIn(document).find((element) => element.tagName === "label" && attribute(element, "for") === id);
  return label ? plain(wordsIn(label)) : plain(attribute(node, "aria-label") ?? "");
}
