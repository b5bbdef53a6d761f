import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { memoizeFor } from "../content/read/memoize";
import type { Piece } from "./piece";
import { corrections } from "./spelling";
import { termOf, withoutPrefix, wordsIn } from "./words";

/** A piece that was found, and the stems in it that the query matched. */
export interface Found {
  piece: Piece;
  stems: ReadonlySet<string>;
}

/** Finds pieces by the words of a query. More pieces can be added while it is in use. */
export interface SearchEngine {
  add(pieces: readonly Piece[]): void;
  /** @returns the best pieces first; none for a query without words */
  find(query: string, limit?: number): Found[];
}

/** Words that ask for a definition; what remains of the query is the term. */
const asksForMeaning = /\b(mean(s|ing|t)?|defin\w*|stands? for)\b/giu;
/** The weight of a match by kind. Answers rank above the contracts that they explain. */
const weight: Readonly<Record<Piece["kind"], number>> = {
  answer: 1,
  term: 0.35,
  page: 0.7,
  clause: 0.6,
  otherClause: 0.3,
  press: 0.3,
};
/** The weight of a match by field, for typed words and for their synonyms. */
const boost = { title: 3, terms: 4, place: 1, text: 1 };
const synonymBoost = { title: 1, terms: 1, place: 0.2, text: 0.2 };
/** The share of a typed word that one of its synonyms covers. */
const synonymShare = 0.5;
/**
 * Visitors type an amount, such as 10000 or 10k, to learn what it would cost them: unless a piece has it, these words are
 * searched.
 */
const amount = /^\d{4,6}$|^\d{1,3}k$/;
const aboutAmounts = "rate monthly payment";
/** How many top pieces have their phrases compared with the query, and how many times its score an equal phrase adds. */
const compared = 60;
const phraseBonus = 5;

/** A title or a search term. */
interface Phrase {
  words: string[];
  stems: string[];
}

const negations = new Set(
  "no not never without cannot cant couldnt dont doesnt didnt wont wouldnt shouldnt isnt arent wasnt hasnt havent".split(
    " ",
  ),
);
/** Whether words are negative: a negative phrase does not mean the same as a positive one. */
const isNegative = (words: readonly string[]) => words.some((word) => negations.has(word));

/** A term of a query and the terms of pieces that match it. */
interface TypedTerm {
  term: string;
  /** Itself, or what it is the beginning or a misspelling of. */
  own: string[];
  synonymous: string[];
  /** The visitor may still be typing the last word; any other is complete. */
  isOpen: boolean;
  /** The share of it, from 0 to 1, that each matching term covers. */
  covers: ReadonlyMap<string, number>;
}

/** The share of a query that some terms cover, from 0 to 1. */
type Share = (has: readonly string[]) => number;

/** A rare word is a better clue than one that most pieces have, so each term counts by its rarity in the results. */
function shareOf(typed: readonly TypedTerm[], results: readonly SearchResult[], pieceCount: number): Share {
  const rarities = typed.map(({ term }) => {
    const having = results.filter(({ queryTerms }) => queryTerms.includes(term)).length;
    return Math.log(1 + pieceCount / (1 + having));
  });
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return (has) =>
    typed.reduce(
      (sum, { covers }, at) => sum + rarities[at]! * Math.max(0, ...has.map((term) => covers.get(term) ?? 0)),
      0,
    ) / total;
}

/** The similarity of a query to a phrase, from 0 to 1; stop words count if they are in the same order. */
function similarity(
  { words, stems }: Phrase,
  query: readonly string[],
  terms: readonly TypedTerm[],
  share: Share,
): number {
  const matched = stems.filter((stem) => terms.some(({ covers }) => covers.has(stem))).length;
  const ofStems = matched && (0.8 * share(stems) * matched) / stems.length;
  const [short, long] = words.length <= query.length ? [words, query] : [query, words];
  // A query of stop words only, such as "How do I", is the beginning of too many titles.
  const mayBePart = short.length > 1 && (terms.length > 0 || short === words);
  const isPart = mayBePart && ` ${long.join(" ")} `.includes(` ${short.join(" ")} `);
  const asPart = short.length > 2 ? 1 : Math.max(short.length / long.length, 0.5);
  const sameSense = isNegative(words) === isNegative(query) ? 1 : 0.5;
  return sameSense * Math.max(ofStems, isPart ? asPart : 0);
}

const stemsOf = (text: string) => [...new Set(wordsIn(text).flatMap((word) => termOf(word) ?? []))];

/** Creates an engine without pieces. @param synonyms groups of words that mean the same (content/search/synonyms.yaml) */
export function createSearchEngine(synonyms: readonly string[] = []): SearchEngine {
  const pieces: Piece[] = [];
  const known = new Set<string>();
  /** The stems of the pieces' words, by word and by themselves. */
  const vocabulary = new Map<string, string>();
  const groups = synonyms.map(stemsOf);
  const index = new MiniSearch<Piece & { id: number; place: string }>({
    fields: ["title", "terms", "place", "text"],
    tokenize: wordsIn,
    processTerm: (word) => {
      const term = termOf(word);
      if (!term) return term;
      known.add(term);
      vocabulary.set(word, term).set(term, term);
      return term;
    },
  });
  const options: SearchOptions = {
    boost,
    tokenize: (term) => [term],
    processTerm: (term) => term,
    weights: { fuzzy: 0.3, prefix: 0.5 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
  };
  const phrasesOf = memoizeFor(({ title, terms }: Piece): Phrase[] =>
    [title, ...terms.split(",")].map((text) => ({ words: wordsIn(text), stems: stemsOf(text) })),
  );
  /** Puts a piece first if the query contains one of its urgent phrases, whatever else the query contains. */
  const urgentFirst = (query: readonly string[], found: readonly Found[]): Found[] => {
    const has = (phrase: string) => ` ${query.join(" ")} `.includes(` ${wordsIn(phrase).join(" ")} `);
    const urgent = pieces.filter((piece) => piece.urgent?.some(has));
    const others = found.filter(({ piece }) => !urgent.includes(piece));
    return [
      ...urgent.map(
        (piece) => found.find((one) => one.piece === piece) ?? { piece, stems: new Set<string>() },
      ),
      ...others,
    ];
  };
  const synonymsOf = (term: string) => groups.filter((group) => group.includes(term)).flat();

  /** The known terms that a word stands for that no piece has. */
  const meantBy = (word: string): string[] => {
    if (amount.test(word)) return stemsOf(aboutAmounts);
    const corrected = corrections(word, vocabulary.keys()).map((other) => vocabulary.get(other)!);
    return corrected.length ? corrected : stemsOf(withoutPrefix(word)).filter((term) => known.has(term));
  };

  /** Returns the terms of a query with what matches each. */
  const expand = (query: string): TypedTerm[] => {
    const terms = stemsOf(query);
    const words = new Map(wordsIn(query).map((word) => [termOf(word), word]));
    return terms.map((term, at) => {
      const isOpen = at === terms.length - 1 && term.length > 1;
      const word = words.get(term)!;
      const familiar = isOpen
        ? [...vocabulary.keys()].filter((other) => other.startsWith(word))
        : [word].filter((other) => vocabulary.has(other));
      // The stem of a whole word can be shorter than what is typed of it: "treatme", "treat".
      const begun = familiar.map((other) => vocabulary.get(other)!);
      const isTerm = known.has(term) || begun.some((other) => other.startsWith(term));
      // A word that no piece has can share the stem of another by mistake: "mothly" that of "mothers".
      const own = [...new Set([...(isTerm ? [term] : begun), ...(begun.length ? [] : meantBy(word))])];
      const synonymous = [...new Set([term, ...own].flatMap(synonymsOf))].filter(
        (other) => ![...terms, ...own].includes(other),
      );
      const shares = [
        ...synonymous.map((other) => [other, synonymShare] as const),
        ...[term, ...own].map((other) => [other, 1] as const),
      ];
      return { term, own, synonymous, isOpen, covers: new Map(shares) };
    });
  };

  return {
    add(more) {
      const first = pieces.length;
      pieces.push(...more);
      index.addAll(more.map((piece, at) => ({ ...piece, id: first + at, place: piece.path.join(" ") })));
    },
    find(query, limit = 8) {
      const rest = query.replace(asksForMeaning, "");
      const searched = stemsOf(rest).length ? rest : query;
      const terms = expand(searched);
      const weights = { ...weight, ...(rest !== query && { term: 2 }) };
      const queries = terms
        .flatMap(({ own, synonymous, isOpen }) => [
          { ...options, queries: own, prefix: isOpen },
          { ...options, boost: synonymBoost, queries: synonymous },
        ])
        .filter((one) => one.queries.length);
      const boostDocument = (id: unknown) => weights[pieces[id as number]!.kind];
      const results = index.search({ combineWith: "OR", queries }, { boostDocument });
      const share = shareOf(terms, results, pieces.length);
      const typed = wordsIn(query);
      const phraseMatch = (piece: Piece) =>
        Math.max(...phrasesOf(piece).map((phrase) => similarity(phrase, typed, terms, share)));
      const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
      // Without a word that can be looked up, as in "I can't go on", only phrases with its words in the same order can match.
      const ranked = queries.length
        ? results
            .map(({ id, score, match, queryTerms }) => ({
              piece: pieces[id as number]!,
              // Ranks a piece with all words of the query above one that repeats a single word.
              score: score * share(queryTerms) ** 3,
              stems: new Set(Object.keys(match)),
            }))
            .sort(byScore)
            .slice(0, compared)
            .map((one) => ({ ...one, score: one.score * (1 + phraseBonus * phraseMatch(one.piece)) }))
        : pieces
            .map((piece) => ({ piece, score: phraseMatch(piece), stems: new Set<string>() }))
            .filter(({ score }) => score);
      return urgentFirst(typed, ranked.sort(byScore)).slice(0, limit);
    },
  };
}
