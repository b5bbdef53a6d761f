import { distance } from "fastest-levenshtein";
import type { Block } from "../text/blocks";
import { align, type Stretch } from "../redline/align";
import { isWord, sentencesOfBlock, textOfTokens, type Token } from "../redline/tokens";

/** A change that can alter rights or duties. */
interface MaterialChange {
  /** Line in the source of the newer text, if known. */
  line?: number;
  /** The change as part of a sentence: `"may" became "must"`. */
  what: string;
}

/** Whether a word is spelled correctly. */
export type IsCorrect = (word: string) => boolean;

interface PlacedToken extends Token {
  line?: number;
  /** The lists around it, its column in a table, or the element, and whether it is the first word there. */
  place: string;
  startsSentence: boolean;
  /** Whether it is a dash before an amount: a minus sign, or the dash of a range. */
  isDash: boolean;
}

const sortedLetters = (word: string) => [...word].sort().join("");
/** The length from which a word with two wrong letters is recognized. */
const longWord = 8;

/** Whether each part of a word is spelled correctly. The dictionary has no words with hyphens. */
const isRight = (word: string, isCorrect: IsCorrect): boolean => word.split("-").every(isCorrect);

/**
 * Whether `now`, a correct word, can be the spelling that `old` misses: they differ in one letter, or in the order of
 * letters. Two correct words are two meanings, however alike they are: "effect" and "affect". Names are in no dictionary.
 */
function isCorrection(old: Token, now: Token, isCorrect: IsCorrect): boolean {
  const [one, other] = [old.text.toLowerCase(), now.text.toLowerCase()];
  if (isRight(one, isCorrect) || !isRight(other, isCorrect)) return false;
  const wrong = Math.min(one.length, other.length) < longWord ? 1 : 2;
  return distance(one, other) <= wrong || sortedLetters(one) === sortedLetters(other);
}

/** Words that may be added, removed or exchanged. */
const fillers = new Set(["a", "an", "the", "and", "that", "which"]);
/** The most words that the correction of a misspelling adds or removes. More are a phrase, with a meaning of its own. */
const fewWords = 2;

/** The signs that change an amount, in order: "5%" is not "5". */
const signsOf = (tokens: readonly PlacedToken[]): string =>
  tokens.map(({ isDash, text }) => (isDash ? "-" : text.replace(/[^%‰°\p{Sc}\p{Sm}]/gu, ""))).join("");

const isDash = ({ text }: Token, before: Token | undefined, next: Token | undefined): boolean =>
  /^[-–−]$/.test(text) &&
  /^\p{Sc}?\d/u.test(next?.text ?? "") &&
  (next?.space === false || /\d$/.test(before?.text ?? ""));

function isMaterial({ text, href = "", startsSentence }: PlacedToken): boolean {
  if (!isWord({ text })) return false;
  return (
    /\d/.test(text) ||
    // The address to which notices go.
    href.startsWith("mailto:") ||
    // A capital within a sentence: a name, month or defined term. "US" is a name anywhere.
    (/^\p{Lu}/u.test(text) && !startsSentence) ||
    /^\p{Lu}{2}/u.test(text)
  );
}

function tokensOf(blocks: readonly Block[]): PlacedToken[] {
  let column = 0;
  return blocks.flatMap((block) => {
    column = block.continuesRow ? column + 1 : 0;
    const place = block.list ?? (column ? `column ${column}` : block.tag);
    return sentencesOfBlock(block).flatMap(({ tokens }, sentence) =>
      tokens.map((token, index) => {
        const startsSentence = index === tokens.findIndex(isWord);
        return {
          ...token,
          startsSentence,
          isDash: isDash(token, tokens[index - 1], tokens[index + 1]),
          line: block.line,
          place: startsSentence && !sentence ? `start of ${place}` : place,
        };
      }),
    );
  });
}

function changedWords({ old, now }: Stretch<PlacedToken>, line: number | undefined, isCorrect: IsCorrect) {
  const [oldWords, newWords] = [old.filter(isWord), now.filter(isWord)];
  // "E-mail" is "email", but "re-sign" is not "resign", and "may be" is not "maybe".
  const joined = (tokens: readonly Token[], space: string, hyphen: string) =>
    tokens.map(({ text }) => text.replace(/(?<!^re)-/gi, hyphen)).join(space);
  const isSame = (space: string, hyphen: string) =>
    joined(oldWords, space, hyphen) === joined(newWords, space, hyphen);
  const isMisspelled = [...oldWords, ...newWords].some(({ text }) => !isRight(text, isCorrect));
  const isSameText = isSame(" ", "") || isSame(" ", " ") || (isMisspelled && isSame("", ""));
  const isReplaced = ({ text }: PlacedToken, isCorrected: boolean) =>
    !isSameText && !isCorrected && !fillers.has(text.toLowerCase());
  const words = (tokens: readonly PlacedToken[], isCorrected: (token: PlacedToken) => boolean) =>
    tokens
      .filter((token) => isMaterial(token) || isReplaced(token, isCorrected(token)))
      .map(({ text }) => text)
      .join(" ");
  const phrase = Math.abs(oldWords.length - newWords.length) > fewWords;
  const [was, is] =
    signsOf(old) !== signsOf(now)
      ? [textOfTokens(old), textOfTokens(now)]
      : phrase
        ? [textOfTokens(oldWords), textOfTokens(newWords)]
        : [
            words(oldWords, (token) => newWords.some((word) => isCorrection(token, word, isCorrect))),
            words(newWords, (token) => oldWords.some((word) => isCorrection(word, token, isCorrect))),
          ];
  const isMissingIn = (others: readonly PlacedToken[]) => (token: PlacedToken) =>
    isMaterial(token) && !others.some(({ text }) => text === token.text);
  const isRecased = old.some(isMissingIn(newWords)) || now.some(isMissingIn(oldWords));
  if (was.toLowerCase() === is.toLowerCase() && !isRecased) {
    const linked = newWords.filter(({ href }, index) => href !== oldWords[index]?.href);
    return linked.length ? [{ line, what: linkChange(textOfTokens(linked), linked[0]!.href) }] : [];
  }
  if (!was) return [{ line, what: `"${is}" was added` }];
  if (!is) return [{ line, what: `"${was}" was removed` }];
  return [{ line, what: `"${was}" became "${textOfTokens(newWords) || is}"` }];
}

const linkChange = (words: string, href: string | undefined) =>
  href ? `"${words}" now links to ${href}` : `the link of "${words}" was removed`;

/** The first unchanged words with another emphasis or link target, or in another place. */
function changedMarks({ old, now }: Stretch<PlacedToken>): MaterialChange[] {
  const differs = ({ emphasis, href, place }: PlacedToken, index: number) =>
    old[index]!.emphasis !== emphasis || old[index]!.href !== href || old[index]!.place !== place;
  const first = now.findIndex((token, index) => isWord(token) && differs(token, index));
  if (first < 0) return [];
  const end = now.findIndex((token, index) => index > first && !differs(token, index));
  const { emphasis, href, line, place } = now[first]!;
  const words = textOfTokens(now.slice(first, end < 0 ? undefined : end));
  if (href !== old[first]!.href) return [{ line, what: linkChange(words, href) }];
  if (place !== old[first]!.place)
    return [
      {
        line,
        what: `"${words}" moved to another paragraph, list or column, or its list is numbered in another way`,
      },
    ];
  const what = emphasis ? `"${words}" is now ${emphasis}` : `the emphasis of "${words}" was removed`;
  return [{ line, what }];
}

/**
 * Returns the changes that can alter rights or duties: of a number, date, amount, name, emphasis or link target, of the
 * paragraph, list or column, of a word to another word, or of a phrase that was added or removed. Corrections of spelling
 * and of punctuation are left out.
 * @param isCorrect whether a word is spelled correctly
 */
export function materialChanges(before: readonly Block[], after: readonly Block[], isCorrect: IsCorrect) {
  let line: number | undefined;
  return align(tokensOf(before), tokensOf(after)).flatMap((stretch) => {
    const own = stretch.now[0]?.line ?? line;
    line = stretch.now.at(-1)?.line ?? line;
    return stretch.same ? changedMarks(stretch) : changedWords(stretch, own, isCorrect);
  });
}

/** Returns the clauses whose number differs: people cite a clause by its number. */
export function renumberedClauses(before: readonly Block[], after: readonly Block[]): MaterialChange[] {
  const numbers = new Map(before.map(({ id, number }) => [id, number]));
  return after.flatMap(({ id, number, line }) => {
    const was = id && numbers.get(id);
    return was === undefined || was === number
      ? []
      : [{ ...(line && { line }), what: `"${was}" is now numbered "${number}"` }];
  });
}
