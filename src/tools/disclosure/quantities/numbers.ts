import { numberWords } from "../../../content/facts/number-words";

/** A word, a numeral or a punctuation mark, with its place in the text. */
export interface Token {
  /** Lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number read from tokens. `next` is the index after it. */
interface ParsedNumber {
  readonly value: number;
  readonly next: number;
}

const small = new Map(
  numberWords.flatMap((word, value) => (word.includes("-") ? [] : [[word, value] as const])),
);
const multipliers = new Map(Object.entries({ hundred: 100, thousand: 1000, million: 1_000_000 }));
/** The denominator of each fraction. */
const denominators = new Map(
  Object.entries({ half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fifth: 5, tenth: 10 }),
);

/** Splits text into words, numerals and punctuation marks: "$10k" is "$", "10", "k". */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\d[\d,]*\d(?:\.\d+)?|\d(?:\.\d+)?|\.\d+|[a-z]+(?:'[a-z]+)?|[^\sa-z\d]/gi)].map(
    ({ 0: word, index }) => ({ text: word.toLowerCase(), start: index, end: index + word.length }),
  );
}

const word = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? "";

/** "two hundred and forty", "nineteen hundred", "three fifty", "forty-eight", "a hundred". */
function spelledNumber(tokens: readonly Token[], from: number): ParsedNumber | undefined {
  const hasArticle = /^an?$/.test(word(tokens, from)) && multipliers.has(word(tokens, from + 1));
  const first = hasArticle ? from + 1 : from;
  let [total, current, index] = [0, 0, first];
  for (;;) {
    const next = word(tokens, index);
    const joined = index > first && (next === "-" || next === "and") ? next : "";
    const at = joined ? index + 1 : index;
    const value = small.get(word(tokens, at));
    const factor = multipliers.get(word(tokens, at));
    if (value !== undefined) {
      const followsTens = current % 100 >= 20 && current % 10 === 0 && value < 10;
      const afterHundreds = current % 100 === 0;
      const colloquial = current > 0 && current < 10 && value >= 10;
      const continues = {
        "-": followsTens,
        and: afterHundreds && total + current > 0,
        "": followsTens || afterHundreds || colloquial,
      };
      if (!continues[joined]) break;
      current = colloquial ? current * 100 + value : current + value;
    } else if (factor && joined !== "and") {
      if (factor === 100) current = (current || 1) * 100;
      else [total, current] = [total + (current || 1) * factor, 0];
    } else break;
    index = at + 1;
  }
  return index > first ? { value: total + current, next: index } : undefined;
}

function numeral(tokens: readonly Token[], index: number): ParsedNumber | undefined {
  const { text, end } = tokens[index] ?? { text: "", end: 0 };
  if (!/^\.?\d/.test(text)) return undefined;
  const after = tokens[index + 1];
  const adjacent = after?.start === end ? after.text : "";
  if (/^(?:st|nd|rd|th)$/.test(adjacent)) return undefined;
  const value = Number(text.replace(/,/g, ""));
  if (adjacent === "k") return { value: value * 1000, next: index + 2 };
  const factor = multipliers.get(after?.text ?? "");
  return factor ? { value: value * factor, next: index + 2 } : { value, next: index + 1 };
}

/** Reads the number that begins at a token: numerals, words, decimals and fractions ("seven and a half"). */
export function parseNumber(tokens: readonly Token[], index: number): ParsedNumber | undefined {
  if (/^an?$/.test(word(tokens, index)) && word(tokens, index + 1) === "dozen")
    return { value: 12, next: index + 2 };
  const whole = numeral(tokens, index) ?? spelledNumber(tokens, index);
  if (!whole) return undefined;
  // "one (1)"
  const repeated = word(tokens, whole.next) === "(" && word(tokens, whole.next + 2) === ")";
  const next = repeated && numeral(tokens, whole.next + 1) ? whole.next + 3 : whole.next;
  // "and a half", "and three quarters", but not "and half of it".
  const part = word(tokens, next) === "and" ? parseFraction(tokens, next + 1) : undefined;
  if (part?.next === next + 3) return { value: whole.value + part.value, next: part.next };
  const decimals = word(tokens, next) === "point" ? spelledNumber(tokens, next + 1) : undefined;
  return decimals
    ? { value: Number(`${whole.value}.${decimals.value}`), next: decimals.next }
    : { value: whole.value, next };
}

/** Reads a fraction on its own: "half", "a quarter", "three quarters". */
export function parseFraction(tokens: readonly Token[], index: number): ParsedNumber | undefined {
  const count = /^an?$/.test(word(tokens, index)) ? 1 : small.get(word(tokens, index));
  if (count !== undefined) {
    const parts = denominators.get(word(tokens, index + 1));
    return parts ? { value: count / parts, next: index + 2 } : undefined;
  }
  return word(tokens, index) === "half" ? { value: 1 / 2, next: index + 1 } : undefined;
}
