import type { DocumentNotes } from "../../content/facts/legal-notes";
import type { LinkOrigins } from "../../content/facts/links";
import { idOf } from "../../content/markdown/id-of";
import { readBlocks, wordsOfBlock } from "../text/blocks";
import { clauseSeals, sealOfClauses } from "../text/clause-seals";
import { partsIn } from "../text/parts";
import { withNotes } from "../text/with-notes";

const nameOf = (number: string, heading: string) => {
  if (number) return `Section ${number}`;
  return heading ? `"${heading}"` : "Opening paragraphs";
};

/** Link texts for clauses by id: "Section 4.2", or the heading above the clause. */
function labelsOf(html: string): Map<string, string> {
  const labels = new Map<string, string>();
  let heading = "";
  for (const block of readBlocks(html)) {
    if (/^h[1-6]$/.test(block.tag)) heading = wordsOfBlock(block);
    if (block.id) labels.set(block.id, nameOf(block.number, heading));
  }
  return labels;
}

/** Replaces the origins of links, which differ between environments, by their names, because seals cover the names. */
const withOriginNames = (html: string, origins: LinkOrigins) =>
  (["host", "rateCalculator"] as const).reduce(
    (text, name) => text.replaceAll(`href="${origins[name]}`, `href="{${name}}`),
    html,
  );

/**
 * Adds notes in plain words to a text and returns its key terms. Those whose clauses differ in this text are left out,
 * because they summarize another version.
 * @param document the document's name
 * @param options `resolve` replaces facts in braces
 */
export function annotate(
  document: string,
  html: string,
  { keyTerms, notes }: DocumentNotes,
  { resolve, origins }: { resolve(text: string): string; origins: LinkOrigins },
) {
  const seals = clauseSeals(partsIn(withOriginNames(html, origins)));
  const labels = labelsOf(html);
  const matches = (clauses: readonly string[], seal?: string | null) =>
    seal === sealOfClauses(seals, clauses) && seal !== undefined;
  const shown = notes.filter(({ clause, seal }) => matches([clause], seal));
  return {
    html: withNotes(html, new Map(shown.map(({ clause, text }) => [clause, resolve(text)]))),
    keyTerms: keyTerms
      .filter(({ clauses, seal }) => matches(clauses, seal))
      .map(({ question, answer, clauses }) => ({
        id: `${document}-${idOf(question)}`,
        question: resolve(question),
        answer: resolve(answer),
        // Of clauses with one label, which are below one heading, the first: links of one name could not be told apart.
        clauses: clauses
          .map((id) => ({ id, label: labels.get(id)! }))
          .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index),
      })),
  };
}
