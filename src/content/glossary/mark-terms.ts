import type { GlossaryTerm } from "../facts/glossary";
import { idOf } from "../markdown/id-of";
import { splitAtTerms, termFinder, type Findable, type FoundTerm } from "./find-terms";

/** A term that pages mark. */
interface ShownTerm extends Findable {
  /** Its id on /glossary. */
  readonly slug: string;
}

/** Converts a glossary term to the form that pages use. */
export const shownTerm = (term: GlossaryTerm) => ({
  ...term,
  slug: idOf(term.term),
  expansion: term.expansion ?? null,
});

/** The address of a term's definition in the glossary. @param slug the term's id there */
export const glossaryAddress = (slug: string): string => `/glossary#${slug}`;

/** Elements whose text is not marked: links, controls, code, headings, definitions and disclosures. */
const skippedTags = /^(?:a|button|code|summary|h[1-6]|th|dfn)$/;
const skippedClasses = /class="[^"]*\b(disclosure|clause-note|number)\b/;
/** A button with the marks or letters that touch it: browsers would break the line between them. */
const touchedButton = /[^\s<>]*<button[^>]*>[^<]*<\/button>[^\s<]*/g;
const voidTags = new Set(["br", "hr", "img", "input", "wbr"]);

/**
 * Creates a marker for one page: every use of a term that it marks opens the same definition
 * (src/components/Definitions.tsx).
 * @param prefix of the definitions' ids, for a page with several lists
 * @param isLinked whether terms link to the glossary instead, which leaves `used` empty
 */
export function termMarker<T extends ShownTerm>(terms: readonly T[], prefix = "term", isLinked = false) {
  const find = termFinder(terms);
  const used: T[] = [];
  const markup = ({ term, text }: FoundTerm<T>) => {
    if (isLinked) return `<a href="${glossaryAddress(term.slug)}">${text}</a>`;
    if (!used.includes(term)) used.push(term);
    const note = used.indexOf(term) + 1;
    return `<button type="button" class="term" popovertarget="${prefix}-${term.slug}" data-note="${note}">${text}</button>`;
  };
  return {
    /** The terms marked so far, in the order of their first use. */
    used: used as readonly T[],
    /** Marks the first use of each term in each section of a text. @param html well-formed markup, as React writes it */
    mark(html: string) {
      let seen = new Set<T>();
      const open: boolean[] = [];
      const marked = html.replace(/<[^>]+>|[^<]+/g, (piece) => {
        if (!piece.startsWith("<")) {
          return open.includes(true) ? piece : splitAtTerms(piece, find, seen, markup).join("");
        }
        const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase() ?? "";
        if (piece.startsWith("</")) open.pop();
        else if (name && !voidTags.has(name) && !piece.endsWith("/>")) {
          open.push(skippedTags.test(name) || skippedClasses.test(piece));
          // A heading starts a section, which readers may reach directly by a link.
          if (/^h[1-6]$/.test(name)) seen = new Set();
        }
        return piece;
      });
      return marked.replace(touchedButton, (whole) =>
        /^<.*>$/s.test(whole) ? whole : `<span class="whole">${whole}</span>`,
      );
    },
  };
}
