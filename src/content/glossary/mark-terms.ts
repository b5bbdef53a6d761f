import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { escapeHtml, hasClass, isElement } from "../html";
import type { GlossaryTerm } from "../facts/glossary";
import { idOf } from "../markdown/id-of";
import { splitAtTerms, termFinder, type Findable, type FoundTerm } from "./find-terms";

/** A term that pages mark. */
interface ShownTerm extends Findable {
  /** Its id on /glossary. */
  readonly slug: string;
}

/** Converts a glossary term to the form that pages use. */
export const shownTerm = (term: GlossaryTerm) => ({ ...term, slug: idOf(term.term) });

/** The address of a term's definition in the glossary. @param slug the term's id there */
export const glossaryAddress = (slug: string): string => `/glossary#${slug}`;

/** Elements whose text is not marked: links, controls, code, headings, disclosures, notes and section numbers. */
const isSkipped = (element: Tree.Element) =>
  /^(?:a|button|code|summary|h[1-6]|th|dfn)$/.test(element.tagName) ||
  ["disclosure", "clause-note", "number"].some((name) => hasClass(element, name));

/**
 * Creates a marker for one page: every use of a term that it marks opens the same definition
 * (src/components/Definitions.tsx).
 * @param prefix of the definitions' ids, for a page with several lists
 * @param isLinked whether terms link to the glossary instead, which leaves `used` empty
 */
export function termMarker<T extends ShownTerm>(terms: readonly T[], prefix = "term", isLinked = false) {
  const find = termFinder(terms);
  const used: T[] = [];
  const markup = ({ term, text }: FoundTerm<T>, before: string, after: string) => {
    const [start, label, end] = [before, text, after].map(escapeHtml);
    if (isLinked) return { html: `${start}<a href="${glossaryAddress(term.slug)}">${label}</a>${end}` };
    if (!used.includes(term)) used.push(term);
    const note = used.indexOf(term) + 1;
    const button = `<button type="button" class="term" popovertarget="${prefix}-${term.slug}" data-note="${note}">${label}</button>`;
    // Browsers would break the line between a button and the marks that touch it.
    return { html: start || end ? `<span class="whole">${start}${button}${end}</span>` : button };
  };
  return {
    /** The terms marked so far, in the order of their first use. */
    used: used as readonly T[],
    /** Marks the first use of each term in each section of a text. @param html a fragment */
    mark(html: string) {
      let seen = new Set<T>();
      const visit = (parent: Tree.ParentNode) => {
        parent.childNodes = parent.childNodes.flatMap((node) => {
          if (isElement(node)) {
            // A heading starts a section, which readers may reach directly by a link.
            if (/^h[1-6]$/.test(node.tagName)) seen = new Set();
            if (!isSkipped(node)) visit(node);
          }
          if (!("value" in node)) return node;
          const pieces = splitAtTerms(node.value, find, seen, markup);
          if (pieces.length === 1) return node;
          const marked = pieces.map((piece) => (typeof piece === "string" ? escapeHtml(piece) : piece.html));
          return parseFragment(marked.join("")).childNodes;
        });
      };
      const fragment = parseFragment(html);
      visit(fragment);
      return serialize(fragment);
    },
  };
}
