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

function tokensOf({ runs }: Block): (Token & { at: number })[] {
  let at = 0;
  let pending = true;
  return runs.flatMap(({ text, href, emphasis, reference }) => {
    const start = at;
    at += text.length;
    const found = reference ? [{ 0: text.trim(), index: 0 }] : [...text.matchAll(wordOrMark)];
    let end = 0;
    const tokens = found.map((match) => {
      const space = pending || /\s/.test(text.slice(end, match.index));
      pending = false;
      end = match.index + match[0].length;
      return {
        text: match[0],
        space,
        at: start + match.index,
        key: reference ? "\u00a7" : match[0],
        href,
        emphasis,
      };
    });
    pending ||= /\s$/.test(text);
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
