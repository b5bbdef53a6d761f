import MiniSearch, { type SearchOptions } from "minisearch";
import type { Kind, Piece } from "./piece";
import { termOf, wordsIn } from "./words";

/** A piece that was found, and the stems in it that the query matched. */
export interface Found {
  piece: Piece;
  stems: ReadonlySet<string>;
}

/** Finds pieces by the words of a query. Grows: a second file of pieces can be added while the first is in use. */
export interface SearchEngine {
  add(pieces: readonly Piece[]): void;
  /** @returns the best pieces first; none for a query without words */
  find(query: string, limit?: number): Found[];
}

/** How much an equal match counts. Questions come before the contracts that they explain. */
const weight: Readonly<Record<Kind, number>> = {
  answer: 1,
  term: 0.35,
  page: 0.7,
  clause: 0.6,
  otherClause: 0.3,
  press: 0.3,
};
/** How much a match counts in each field. */
const boost = { title: 4, terms: 4, place: 1, text: 1 };
const synonymBoost = { title: 1, terms: 1, place: 0.2, text: 0.2 };

/** @param synonyms groups of words that mean the same (content/search/synonyms.yaml) */
export function createSearchEngine(synonyms: readonly (readonly string[])[] = []): SearchEngine {
  const pieces: Piece[] = [];
  const known = new Set<string>();
  const groups = synonyms.map((group) => group.map((word) => termOf(word)!));
  const index = new MiniSearch<Piece & { id: number; place: string }>({
    fields: ["title", "terms", "place", "text"],
    tokenize: wordsIn,
    processTerm: (word) => {
      const term = termOf(word);
      if (term) known.add(term);
      return term;
    },
  });
  const options: SearchOptions = {
    boost,
    boostDocument: (id) => weight[pieces[id as number]!.kind],
    tokenize: (term) => [term],
    processTerm: (term) => term,
    weights: { fuzzy: 0.3, prefix: 0.5 },
  };
  return {
    add(more) {
      const first = pieces.length;
      pieces.push(...more);
      index.addAll(more.map((piece, at) => ({ ...piece, id: first + at, place: piece.path.join(" ") })));
    },
    find(query, limit = 8) {
      const terms = [...new Set(wordsIn(query).map(termOf))].filter((term) => term !== null);
      // The word that the visitor typed, by the term that found a piece.
      const typed = new Map<string, string>();
      const queries = terms.flatMap((term, at) => {
        const others = groups
          .filter((group) => group.includes(term))
          .flat()
          .filter((other) => !terms.includes(other));
        others.forEach((other) => typed.set(other, term));
        typed.set(term, term);
        const own = {
          ...options,
          queries: [term],
          // Somebody may still be typing the last word; any other is complete.
          prefix: at === terms.length - 1 && term.length > 1,
          // A word that the texts have is no misspelling of another.
          fuzzy: known.has(term) || term.length < 4 ? false : term.length < 6 ? 1 : 2,
        };
        return others.length ? [own, { ...options, boost: synonymBoost, queries: others }] : [own];
      });
      const results = index.search({ combineWith: "OR", queries });
      // A rare word says more about what is meant than one that most pieces have. A synonym is half of what was typed.
      const pieceCount = (term: string) =>
        results.filter(({ queryTerms }) => queryTerms.includes(term)).length;
      const rarity = new Map(
        terms.map((term) => [term, Math.log(1 + pieces.length / (1 + pieceCount(term)))]),
      );
      const total = [...rarity.values()].reduce((sum, value) => sum + value, 0);
      const share = (found: readonly string[]) => {
        const has = (term: string) =>
          found.includes(term) ? 1 : found.some((other) => typed.get(other) === term) ? 0.5 : 0;
        return terms.reduce((sum, term) => sum + has(term) * rarity.get(term)!, 0) / total;
      };
      return results
        .map(({ id, score, match, queryTerms }) => ({
          piece: pieces[id as number]!,
          // A piece with all words of the query before one that repeats a single word often.
          score: score * share(queryTerms) ** 3,
          stems: new Set(Object.keys(match)),
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}
