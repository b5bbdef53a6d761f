import { similarity } from "../text/similarity";
import type { Clause, Region } from "./clauses";
import { isWord, textOfTokens, type Sentence } from "./tokens";

/** A sentence that left one place and came to another, perhaps edited on the way. */
export interface SentenceMove {
  old: Sentence;
  now: Sentence;
  from: string;
  to: string;
}

interface Loose {
  sentence: Sentence;
  clause: string;
  region: Region;
}

/** Shorter sentences ("Yes.", a heading of two words) are alike by chance. */
const enoughWords = 4;
/** Above this, a sentence that went and one that came are one sentence that was edited on the way. */
const alike = 0.6;

const long = ({ sentence }: Loose) => sentence.tokens.filter(isWord).length >= enoughWords;

function loose(clauses: readonly Clause[], side: "old" | "now"): Loose[] {
  return clauses
    .flatMap(({ id, regions }) =>
      regions
        .filter(({ same }) => !same)
        .flatMap((region) => region[side].map((sentence) => ({ sentence, clause: id, region }))),
    )
    .filter(({ sentence }) => sentence.tokens.some(isWord));
}

/**
 * Finds sentences that moved, so that they are not shown as one deletion and one insertion.
 * First those that are the same word for word; then, between clauses, those that are mostly the same.
 */
export function movedSentences(clauses: readonly Clause[]): SentenceMove[] {
  const gone = loose(clauses, "old");
  const come = loose(clauses, "now");
  const moves: SentenceMove[] = [];
  const pair = (old: Loose, now: Loose) => {
    moves.push({ old: old.sentence, now: now.sentence, from: old.clause, to: now.clause });
    gone.splice(gone.indexOf(old), 1);
    come.splice(come.indexOf(now), 1);
  };
  for (const old of [...gone]) {
    // Within a clause (a list in another order) short sentences are compared too.
    const now = come.find(
      ({ sentence, clause }) => sentence.key === old.sentence.key && (clause === old.clause || long(old)),
    );
    if (now) pair(old, now);
  }
  const text = ({ sentence }: Loose) => textOfTokens(sentence.tokens);
  for (const old of gone.filter(long)) {
    // Where the clause itself has a successor for the sentence, it was edited in place.
    if (old.region.now.some((sentence) => similarity(text(old), textOfTokens(sentence.tokens)) >= alike))
      continue;
    const candidates = come
      .filter((now) => now.clause !== old.clause && long(now))
      .map((now) => ({ now, score: similarity(text(old), text(now)) }));
    const best = candidates.sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= alike) pair(old, best.now);
  }
  return moves;
}
