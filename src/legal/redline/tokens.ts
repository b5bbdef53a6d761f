import { wordsOfBlock, type Block, type Emphasis } from "../text/blocks";

/** A word or a punctuation mark, with its spacing, link target and emphasis. */
export interface Token {
  text: string;
  /** Whether a space precedes it. */
  space: boolean;
  href?: string;
  emphasis?: Emphasis;
  /** The key for comparisons. Generated references share one key, because their numbers change when sections move. */
  key: string;
}

/** A sentence, heading, list item or row of a table. */
export interface Sentence {
  tokens: Token[];
  /** The key for comparisons. */
  key: string;
}

/** Matches a word, or a single punctuation mark. */
export const wordOrMark = /[$€£]?[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*%?|\S/gu;
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Whether a token is a word, rather than punctuation. */
export const isWord = ({ text }: Pick<Token, "text">): boolean => /[\p{L}\p{N}]/u.test(text);

/** Joins tokens with their spacing, without a space before the first one. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, space }, index) => (space && index ? ` ${text}` : text)).join("");
}

function tokensOf(block: Block): (Token & { at: number })[] {
  const whole = wordsOfBlock(block);
  let start = 0;
  return block.runs.flatMap(({ text, href, emphasis, reference }) => {
    const found = reference ? [{ 0: text.trim(), index: 0 }] : [...text.matchAll(wordOrMark)];
    const tokens = found.map(({ 0: word, index }) => {
      const at = start + index;
      // Empty before the first token, which counts as a space.
      const space = /^\s?$/.test(whole.charAt(at - 1));
      return { text: word, space, at, key: reference ? "\u00a7" : word, href, emphasis };
    });
    start += text.length;
    return tokens;
  });
}

const sentence = (tokens: Token[]): Sentence => ({ tokens, key: tokens.map(({ key }) => key).join(" ") });

/** A block's sentences (Unicode Standard Annex 29, sentence boundaries). */
export function sentencesOfBlock(block: Block): Sentence[] {
  const starts = [...segmenter.segment(wordsOfBlock(block))].map(({ index }) => index);
  const sentences = starts.map((): Token[] => []);
  for (const token of tokensOf(block))
    sentences[starts.findLastIndex((start) => start <= token.at)]!.push(token);
  return sentences.filter(({ length }) => length).map(sentence);
}

/**
 * The mark before each cell but the first. Its key differs from column to column, so that a cell is compared with the one
 * in its own column.
 */
const beforeCell = (column: number): Token[] =>
  column ? [{ text: "|", space: true, key: `| ${column}` }] : [];

/** The sentences of blocks. A row of a table is one sentence: its short cells mean something only beside each other. */
export function sentencesOf(blocks: readonly Block[]): Sentence[] {
  const rows: Block[][] = [];
  for (const block of blocks)
    if (block.continuesRow && rows.length) rows.at(-1)!.push(block);
    else rows.push([block]);
  return rows.flatMap((cells) =>
    cells.length > 1
      ? sentence(cells.flatMap((cell, column) => [...beforeCell(column), ...tokensOf(cell)]))
      : sentencesOfBlock(cells[0]!),
  );
}
