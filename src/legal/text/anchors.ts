import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, escapeHtml, isElement } from "../../content/html";
import type { LegalRecord } from "../record/schema";
import { firstWordsOf, readBlocks } from "./blocks";

/** A retired id, and the id of the clause that links to it now open. */
export type Landing = Pick<LegalRecord["retired"][number], "id" | "landsAt">;

const parseElement = (markup: string): Tree.ChildNode => parseFragment(markup).childNodes[0]!;

/** The names of deep links by id: "Link to section 4.2", "Link to the paragraph that begins ...". */
function labels(html: string): Map<string, string> {
  return new Map(
    readBlocks(html).flatMap((block) => {
      if (!block.id) return [];
      const begins = firstWordsOf(block);
      const heading = block.tag.startsWith("h");
      const name = block.number
        ? `section ${block.number}`
        : heading
          ? `"${begins}"`
          : `the paragraph that begins "${begins}"`;
      return [[block.id, `Link to ${name}`] as const];
    }),
  );
}

/**
 * Adds a deep link at the end of every clause and after every heading, and an anchor for each retired id at the clause that
 * its record names. A heading's link follows the heading, so that it is not part of the heading's name.
 */
export function withAnchors(html: string, retired: readonly Landing[] = []): string {
  const fragment = parseFragment(html);
  const names = labels(html);
  for (const element of fragment.childNodes.filter(isElement)) {
    const id = attribute(element, "id");
    if (!id) continue;
    // Focusable, so that a tap shows the clause's deep link on touch screens, and a link to the clause moves the focus there.
    element.attrs.push({ name: "tabindex", value: "-1" });
    // An id that only a later version retires is still in use.
    for (const landing of retired.filter((one) => one.landsAt === id && !names.has(one.id)))
      element.childNodes.unshift(parseElement(`<span class="retired" id="${landing.id}"></span>`));
    const self = parseElement(
      `<a class="deep-link" data-hydrate="replayed" href="#${id}" aria-label="${escapeHtml(names.get(id)!)}"></a>`,
    );
    if (/^h[1-6]$/.test(element.tagName))
      fragment.childNodes.splice(fragment.childNodes.indexOf(element) + 1, 0, self);
    else element.childNodes.push(self);
  }
  return serialize(fragment);
}
