// Helpers for HTML, and for the trees that parse5 creates.
import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** Elements whose text is separate from the text around it: blocks, parts of lists and tables, form controls, the title. */
export const blockTags: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option " +
    "p pre section select summary table tbody td textarea tfoot th thead title tr ul"
  ).split(" "),
);

export const isElement = (node: Tree.Node | undefined): node is Tree.Element =>
  node !== undefined && "tagName" in node;

/** An attribute's value; "" for an attribute without a value. */
export const attribute = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

export const hasClass = (element: Tree.Element, name: string): boolean =>
  (attribute(element, "class") ?? "").split(" ").includes(name);

/** An element and its ancestors, innermost first. */
export function ancestors(node: Tree.Element): Tree.Element[] {
  const found: Tree.Element[] = [];
  for (let at: Tree.Node | null = node; at && isElement(at); at = at.parentNode) found.push(at);
  return found;
}

/** All descendant elements of a node, in document order. */
export function elementsIn(node: Tree.Document | Tree.Element): Tree.Element[] {
  const found: Tree.Element[] = [];
  // One list, because joining a list for each element takes five times as long.
  const add = ({ childNodes }: Tree.Document | Tree.Element) => {
    for (const child of childNodes.filter(isElement)) {
      found.push(child);
      add(child);
    }
  };
  add(node);
  return found;
}

/** The text of a node, as `textContent` of the DOM. */
export function textContentOf(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textContentOf).join("") : "";
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
