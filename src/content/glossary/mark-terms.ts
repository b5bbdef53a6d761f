import type { GlossaryTerm } from "../facts/glossary";
import { idOf } from "../markdown/id-of";
import { termFinder, type Findable, type FoundTerm } from "./find-terms";

/** A term as a page shows it. */
export interface ShownTerm extends Findable {
  /** Its id on /glossary. */
  readonly slug: string;
}

/** A term of the glossary as pages show it. */
export const shownTerm = (term: GlossaryTerm) => ({
  ...term,
  slug: idOf(term.term),
  stands: term.stands ?? null,
});

/** Where the glossary defines a term. @param slug its id there */
export const glossaryAddress = (slug: string): string => `/glossary#${slug}`;

/** Marks the terms in several texts of one page. */
export interface TermMarker<T extends ShownTerm> {
  /**
   * Marks the first use of each term in each section of a text. A term that is an entry of a list on its own stays as it
   * is: there it would be too small to press.
   * @param html well-formed markup, as React writes it
   */
  mark(html: string): string;
  /** The terms marked so far, in the order of their first use. */
  readonly used: readonly T[];
}

/** Elements in which a word is already a link or a control, stands for itself, or must stay as it is. */
const skippedTags = /^(?:a|button|code|summary|h[1-6]|th|dfn)$/;
const skippedClasses = /class="[^"]*\b(disclosure|clause-note|number)\b/;
const isSkipped = (tag: string, name: string) => skippedTags.test(name) || skippedClasses.test(tag);
const voidTags = new Set(["br", "hr", "img", "input", "wbr"]);

/**
 * Creates a marker for one page: every use of a term that it marks opens the same definition
 * (src/components/Definitions.tsx).
 * @param prefix of the definitions' ids, where a page has several lists
 * @param isLinked terms lead to the glossary instead, and none is used
 */
export function termMarker<T extends ShownTerm>(
  terms: readonly T[],
  prefix = "term",
  isLinked = false,
): TermMarker<T> {
  const find = termFinder(terms);
  const used: T[] = [];
  const button = ({ term, text }: FoundTerm<T>) => {
    if (isLinked) return `<a href="${glossaryAddress(term.slug)}">${text}</a>`;
    if (!used.includes(term)) used.push(term);
    const note = used.indexOf(term) + 1;
    return `<button type="button" class="term" popovertarget="${prefix}-${term.slug}" data-note="${note}">${text}</button>`;
  };
  return {
    used,
    mark(html) {
      let seen = new Set<T>();
      const open: boolean[] = [];
      return html.replace(/<[^>]+>|[^<]+/g, (piece) => {
        if (!piece.startsWith("<")) {
          if (open.includes(true)) return piece;
          let from = 0;
          let marked = "";
          for (const found of find(piece)) {
            if (seen.has(found.term) || found.text === piece.trim()) continue;
            seen.add(found.term);
            marked += piece.slice(from, found.index) + button(found);
            from = found.index + found.text.length;
          }
          return marked + piece.slice(from);
        }
        const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase() ?? "";
        if (piece.startsWith("</")) open.pop();
        else if (name && !voidTags.has(name) && !piece.endsWith("/>")) {
          open.push(isSkipped(piece, name));
          // A heading begins a section, in which readers may arrive by a link.
          if (/^h[1-6]$/.test(name)) seen = new Set();
        }
        return piece;
      });
    },
  };
}
