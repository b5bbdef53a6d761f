import { distance } from "fastest-levenshtein";
import { numberWords } from "../../content/facts/number-words";
import type { Block } from "../text/blocks";
import { align, type Stretch } from "../redline/align";
import { isWord, referenceKey, sentencesOfBlock, textOfTokens, type Token } from "../redline/tokens";

/** A change that can alter rights or duties. */
export interface MaterialChange {
  /** Line in the source of the newer text, if known. */
  line?: number;
  /** The change as part of a sentence: `"may" became "must"`. */
  what: string;
}

interface PlacedToken extends Token {
  line?: number;
  startsSentence: boolean;
}

const materialWords = new Set(
  // Negations, permissions, duties, conditions and quantities.
  (
    "not no never nor none neither nothing cannot may must shall will would should can could might ought or except " +
    "unless until only if provided however notwithstanding before after least most more less than maximum minimum " +
    "all any each every either both always sole solely required entitled obligated liable waive waives " +
    // Words that have an opposite: one in place of the other reverses the meaning.
    "with without within outside under over above below lower higher greater fewer later earlier during soft hard " +
    "jointly severally together separately directly indirectly exclusively promptly immediately fixed variable " +
    "optional voluntary mandatory include includes including exclude excludes excluding refundable binding final " +
    "increase increases increased decrease decreases decreased prepay prepayment repay repayment biannual biennial mail email " +
    // Numbers and units in words.
    "hundred thousand million half third " +
    "quarter first second once twice double triple dozen percent dollar dollars cent cents day days week weeks month " +
    "months year years hour hours daily weekly biweekly monthly quarterly annual annually yearly business calendar " +
    // Parties.
    "we us our ours you your yours i me my they them their he she borrower borrowers lender lenders applicant " +
    "applicants company party parties provider providers member members person persons patient patients"
  )
    .split(" ")
    .concat(numberWords),
);
const spelledNumber = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/;
const withoutNegation = (word: string) => word.replace(/^(?:un|in|im|ir|il|non-?|dis|mis)/, "");
/** Whether one of two words is the other with a prefix that negates it: "sufficient" and "insufficient". */
const isNegation = (one: string, other: string): boolean =>
  one !== other && (withoutNegation(one) === other || one === withoutNegation(other));

const sortedLetters = (word: string) => [...word].sort().join("");
/** The length from which a word with two wrong letters is recognized. */
const longWord = 8;

/** Whether one of two words can be a misspelling of the other: they differ in one letter, or in the order of letters. */
function isSpelling(a: Token, b: Token): boolean {
  const [one, other] = [a.text.toLowerCase(), b.text.toLowerCase()];
  if (isNegation(one, other)) return false;
  const wrong = Math.min(one.length, other.length) < longWord ? 1 : 2;
  return distance(one, other) <= wrong || sortedLetters(one) === sortedLetters(other);
}

/** Words that may be added, removed or exchanged. */
const fillers = new Set(["a", "an", "the", "and", "that", "which"]);
/** The most words that the correction of a misspelling adds or removes. More are a phrase, with a meaning of its own. */
const fewWords = 2;

function isMaterial({ text, key, href = "", startsSentence }: PlacedToken): boolean {
  if (key === referenceKey || !isWord({ text })) return false;
  const word = text.toLowerCase();
  return (
    /\d/.test(text) ||
    materialWords.has(word) ||
    /n['’]t$/.test(word) ||
    spelledNumber.test(word) ||
    // The address or telephone number to which notices go.
    /^(?:mailto|tel):/.test(href) ||
    // A capital within a sentence: a name, month or defined term.
    (/^\p{Lu}/u.test(text) && !startsSentence)
  );
}

function tokensOf(blocks: readonly Block[]): PlacedToken[] {
  return blocks.flatMap((block) =>
    sentencesOfBlock(block).flatMap(({ tokens }) =>
      tokens.map((token, index) => ({
        ...token,
        startsSentence: index === tokens.findIndex(isWord),
        line: block.line,
      })),
    ),
  );
}

function changedWords({ old, now }: Stretch<PlacedToken>, line: number | undefined): MaterialChange[] {
  const [oldWords, newWords] = [old.filter(isWord), now.filter(isWord)];
  const joined = (tokens: readonly Token[]) => tokens.map(({ text }) => text.replace(/-/g, "")).join("");
  const isSameText = joined(oldWords) === joined(newWords);
  const isReplaced = (token: PlacedToken, others: readonly PlacedToken[]) =>
    token.key !== referenceKey &&
    !isSameText &&
    !fillers.has(token.text.toLowerCase()) &&
    !others.some((other) => isSpelling(token, other));
  const words = (tokens: readonly PlacedToken[], others: readonly PlacedToken[]) =>
    tokens
      .filter((token) => isMaterial(token) || isReplaced(token, others))
      .map(({ text }) => text)
      .join(" ");
  const phrase = Math.abs(oldWords.length - newWords.length) > fewWords;
  const [was, is] = phrase
    ? [textOfTokens(oldWords), textOfTokens(newWords)]
    : [words(oldWords, newWords), words(newWords, oldWords)];
  if (was.toLowerCase() === is.toLowerCase()) {
    const linked = newWords.filter(({ href }, index) => href !== oldWords[index]?.href);
    return linked.length ? [{ line, what: linkChange(textOfTokens(linked), linked[0]!.href) }] : [];
  }
  if (!was) return [{ line, what: `"${is}" was added` }];
  if (!is) return [{ line, what: `"${was}" was removed` }];
  return [{ line, what: `"${was}" became "${textOfTokens(now.filter(isWord)) || is}"` }];
}

const linkChange = (words: string, href: string | undefined) =>
  href ? `"${words}" now links to ${href}` : `the link of "${words}" was removed`;

/** The first unchanged words with another emphasis or link target. */
function changedMarks({ old, now }: Stretch<PlacedToken>): MaterialChange[] {
  const differs = ({ emphasis, href }: PlacedToken, index: number) =>
    old[index]!.emphasis !== emphasis || old[index]!.href !== href;
  const first = now.findIndex((token, index) => isWord(token) && differs(token, index));
  if (first < 0) return [];
  const end = now.findIndex((token, index) => index > first && !differs(token, index));
  const { emphasis, href, line } = now[first]!;
  const words = textOfTokens(now.slice(first, end < 0 ? undefined : end));
  if (href !== old[first]!.href) return [{ line, what: linkChange(words, href) }];
  const what = emphasis ? `"${words}" is now ${emphasis}` : `the emphasis of "${words}" was removed`;
  return [{ line, what }];
}

/**
 * Returns the changes that can alter rights or duties: of a number, date, amount, name, party, negation, permission,
 * duty, condition, emphasis or link target, of a word to another word, or of a phrase that was added or removed.
 * Corrections of spelling and of punctuation are left out.
 */
export function materialChanges(before: readonly Block[], after: readonly Block[]): MaterialChange[] {
  let line: number | undefined;
  return align(tokensOf(before), tokensOf(after)).flatMap((stretch) => {
    const own = stretch.now[0]?.line ?? line;
    line = stretch.now.at(-1)?.line ?? line;
    return stretch.same ? changedMarks(stretch) : changedWords(stretch, own);
  });
}
