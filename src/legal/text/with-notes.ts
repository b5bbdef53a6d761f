import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, escapeHtml, isElement } from "../../content/html";

/** Whether a node begins the next clause or a heading, where the clause before it ends. */
const beginsAnother = (node: Tree.ChildNode) =>
  isElement(node) && (/^h[1-6]$/.test(node.tagName) || attribute(node, "id") !== undefined);

const markup = (text: string) =>
  `<div class="noted"><div class="clause-note" role="note" aria-label="In plain words"><p><strong aria-hidden="true">In plain words</strong> ${escapeHtml(text)}</p><p>A summary. Only the clause itself applies.</p></div></div>`;

/**
 * Puts each clause that has a note into a box with its note in plain words. `readBlocks` ignores notes, so they are not part
 * of the text.
 * @param notes notes by clause id
 */
export function withNotes(html: string, notes: ReadonlyMap<string, string>): string {
  if (!notes.size) return html;
  const fragment = parseFragment(html);
  for (const clause of fragment.childNodes.filter(isElement)) {
    const note = notes.get(attribute(clause, "id") ?? "");
    if (note === undefined) continue;
    const box = parseFragment(markup(note)).childNodes[0] as Tree.Element;
    const { childNodes } = fragment;
    const start = childNodes.indexOf(clause);
    const end = childNodes.findIndex((node, index) => index > start && beginsAnother(node));
    const length = (end < 0 ? childNodes.length : end) - start;
    box.childNodes.unshift(...childNodes.splice(start, length, box));
  }
  return serialize(fragment);
}
