import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, isElement } from "../../content/html";
import { escapeHtml } from "./escape-html";

/** A clause ends where the next one or a heading begins. */
const beginsAnother = (node: Tree.ChildNode) =>
  isElement(node) && (/^h[1-6]$/.test(node.tagName) || attribute(node, "id") !== undefined);

const markup = (text: string) =>
  `<div class="noted"><div class="clause-note" role="note" aria-label="In plain words"><p><strong aria-hidden="true">In plain words</strong> ${escapeHtml(text)}</p><p>A summary. Only the clause itself applies.</p></div></div>`;

/**
 * Puts a note in plain words after each clause that has one, in a box with the clause. readBlocks leaves notes out, so that
 * they are no part of the text.
 * @param html a rendered legal text
 * @param notes the notes by the clause's id
 */
export function withNotes(html: string, notes: ReadonlyMap<string, string>): string {
  if (!notes.size) return html;
  const fragment = parseFragment(html);
  const clauses = fragment.childNodes
    .filter(isElement)
    .filter((element) => notes.has(attribute(element, "id") ?? ""));
  for (const clause of clauses) {
    const box = parseFragment(markup(notes.get(attribute(clause, "id")!)!)).childNodes[0] as Tree.Element;
    const start = fragment.childNodes.indexOf(clause);
    const after = fragment.childNodes.slice(start + 1).findIndex(beginsAnother);
    const length = after < 0 ? fragment.childNodes.length - start : after + 1;
    const inside = fragment.childNodes.splice(start, length, box);
    box.childNodes.unshift(...inside);
    for (const node of inside) node.parentNode = box;
    box.parentNode = fragment;
  }
  return serialize(fragment);
}
