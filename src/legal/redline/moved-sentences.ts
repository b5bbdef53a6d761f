import { similarity } from "../text/similarity";
import type { Clause, Region } from "./clauses";
import { isWord, textOfTokens, type Sentence } from "./tokens";

/** A sentence that moved from one place to another and may have been edited. */
export interface SentenceMove {
  old: Sentence;
  now: Sentence;
  from: string;
  to: string;
}

/** A sentence without an equal one at the same place of the other revision. */
interface Unmatched {
  sentence: Sentence;
  clause: string;
  region: Region;
}

/** Shorter sentences ("Yes.", a heading of two words) are alike by chance. */
const minWords = 4;
/** From this similarity on, a removed and an added sentence are one sentence that was moved and edited. */
const minSimilarity = 0.6;

const isLong = ({ sentence }: Unmatched) => sentence.tokens.filter(isWord).length >= minWords;

function unmatched(clauses: readonly Clause[], side: "old" | "now"): Unmatched[] {
  return clauses
    .flatMap(({ id, regions }) =>
      regions
        .filter(({ same }) => !same)
        .flatMap((region) => region[side].map((sentence) => ({ sentence, clause: id, region }))),
    )
    .filter(({ sentence }) => sentence.tokens.some(isWord));
}

/**
 * Finds sentences that moved, so that they are not shown as a deletion and an insertion: first those with the same words,
 * then those with mostly the same words in different clauses.
 */
export function movedSentences(clauses: readonly Clause[]): SentenceMove[] {
  const removed = unmatched(clauses, "old");
  const added = unmatched(clauses, "now");
  const moves: SentenceMove[] = [];
  const pair = (old: Unmatched, now: Unmatched) => {
    moves.push({ old: old.sentence, now: now.sentence, from: old.clause, to: now.clause });
    removed.splice(removed.indexOf(old), 1);
    added.splice(added.indexOf(now), 1);
  };
  for (const old of [...removed]) {
    // Short sentences are compared only within a clause, such as the items of a reordered list.
    const now = added.find(
      ({ sentence, clause }) => sentence.key === old.sentence.key && (clause === old.clause || isLong(old)),
    );
    if (now) pair(old, now);
  }
  const text = ({ sentence }: Unmatched) => textOfTokens(sentence.tokens);
  for (const old of removed.filter(isLong)) {
    // If the clause itself has a similar new sentence, the old one was edited in place.
    const isSimilar = ({ tokens }: Sentence) => similarity(text(old), textOfTokens(tokens)) >= minSimilarity;
    if (old.region.now.some(isSimilar)) continue;
    const candidates = added
      .filter((now) => now.clause !== old.clause && isLong(now))
      .map((now) => ({ now, score: similarity(text(old), text(now)) }));
    const best = candidates.sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= minSimilarity) pair(old, best.now);
  }
  return moves;
}
