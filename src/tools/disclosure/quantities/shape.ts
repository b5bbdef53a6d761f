import type { Range } from "../../../content/read/yaml-source";
import { parseFraction, parseNumber, tokensOf, type Token } from "./numbers";

/**
 * Symbols of quantities in a shape: an amount of money; a percentage; a period in days or weeks; a period in months or
 * years; a date with at least a month or a year; a frequency; any other number from two up.
 */
type Symbol = "MONEY" | "PERCENT" | "DAYS" | "PERIOD" | "DATE" | "EVERY" | "COUNT";

/** A text in lower case with its quantities replaced by symbols: "pay $150 per month" is "pay MONEY EVERY". */
interface Shape {
  readonly text: string;
  /** Maps a range of the shape to the range of the text. */
  toText(start: number, end: number): Range;
}

interface Piece {
  /** A symbol, or a token's own text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly next: number;
  readonly isSymbol: boolean;
}

/** Matches whole tokens at `lastIndex`, in a text with one space between tokens. */
const tokens = (source: string): RegExp => new RegExp(`(?:${source})(?![^ ])`, "y");

const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const year = tokens("(?:19|20)\\d\\d");
const longUnits = "months?|mos?|years?|yrs?|decades?|quarters?";
const abbreviation = tokens("mos?|yrs?|wks?|pct");

/** Units after a number: "60-month", "9 percentage points". */
const units: readonly [Symbol, RegExp][] = [
  ["MONEY", tokens("(?:- )?(?:dollars?|bucks|usd|grand)")],
  ["PERCENT", tokens("(?:- )?(?:%|percent|pct|points|per cent|percentage points?)")],
  ["DAYS", tokens("(?:- )?(?:days?|weeks?|wks?|fortnights?)")],
  ["PERIOD", tokens(`(?:- )?(?:${longUnits})`)],
];
const currency = tokens("\\$|usd");
const separator = tokens("(?:\\* )?(?:- to|up to|, or|-|to|and|or|,|through)|\\*");

const times = tokens("once|twice|[^ ]+ times");
const prefix = tokens("(?:bi|semi) -");
const adverb = tokens(
  "daily|(?:bi|semi)?weekly|fortnightly|(?:bi|semi)?monthly|quarterly|annually|(?:semi)?annual|yearly",
);
/** "/mo." without its slash, "on payday", "on the 1st", but not "on the 1st March". */
const alone = tokens(
  `mo|wk|yr|on payday|on (?:the|every|each) (?:(?:first|\\d+ (?:st|nd|rd|th)) of (?:the|each|every) month|` +
    `\\d+ (?:st|nd|rd|th)(?! (?:${months})(?![^ ])))`,
);
const each = tokens("each and every|each|every");
const per = tokens("per|an?|each and every|each|every|/");
const periodic = tokens(
  "(?:calendar )?(?:days?|weeks?|wks?|fortnights?|months?|mos?|quarters?|years?|yrs?|paychecks?|paydays?)",
);

const date = tokens(`(?:${months}) (?:\\d{1,2} )?(?:, )?(?:19|20)\\d\\d`);
const nextMonth = tokens(`(?!may(?![^ ]))(?:${months})`);

const partOfPercent = tokens(
  "(?:of )?(?:an? )?(?:percent|point|percentage point)|of (?:an? )?the (?:price|cost|bill)",
);
const partOfPeriod = tokens(`(?:of|an?|of an?) (?:${longUnits})`);
const oneUnit = tokens("first (?:year|month)|a (?:year|decade)");

class Parser {
  private readonly text: string;
  /** The offset of each token in `text`. */
  private readonly places: number[] = [];

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {
    this.text = tokens.map(({ text }) => text).join(" ");
    let place = 0;
    for (const { text } of tokens) {
      this.places.push(place);
      place += text.length + 1;
    }
  }

  private word(index: number): string {
    return this.tokens[index]?.text ?? "";
  }

  /** The number of tokens from an index on that match. */
  private count(pattern: RegExp, index: number): number {
    pattern.lastIndex = this.places[index] ?? this.text.length;
    return pattern.exec(this.text)?.[0].split(" ").length ?? 0;
  }

  private has(pattern: RegExp, index: number): boolean {
    return this.count(pattern, index) > 0;
  }

  /** The index after the matching tokens, and after an abbreviation's period unless it ends the sentence. */
  private after(pattern: RegExp, index: number): number {
    const next = index + this.count(pattern, index);
    const period = this.tokens[next];
    const isPeriod = next > index && this.has(abbreviation, next - 1) && period?.text === ".";
    return isPeriod && /^\s*(?:[a-z,]|$)/.test(this.source.slice(period.end)) && next + 1 < this.tokens.length
      ? next + 1
      : next;
  }

  /** A symbol for the tokens up to `next`; undefined if there are none. */
  private symbol(text: Symbol | "FREE", from: number, next: number): Piece | undefined {
    if (next === from) return undefined;
    const { start } = this.tokens[from]!;
    return { text, start, end: this.tokens[next - 1]!.end, next, isSymbol: true };
  }

  /** "per month", "/mo.", "every two weeks", "twice a month", "monthly", "on the 1st". */
  private frequency(from: number): Piece | undefined {
    const index = this.after(prefix, this.after(times, from));
    if (this.has(adverb, index) && !(this.word(index) === "annual" && index === from))
      return this.symbol("EVERY", from, index + 1);
    if (this.has(alone, from)) return this.symbol("EVERY", from, this.after(alone, from));
    let unit = this.after(per, index);
    if (unit === index) return undefined;
    if (this.has(each, index))
      unit = /^(?:other|second|third)$/.test(this.word(unit))
        ? unit + 1
        : (parseNumber(this.tokens, unit)?.next ?? unit);
    if (!this.has(periodic, unit)) return undefined;
    // "for a year" is a period.
    const isPeriod =
      /^an?$/.test(this.word(from)) &&
      /^(?:for|in|within|after|over|up|than|to|half|once)$/.test(this.word(from - 1));
    return isPeriod ? undefined : this.symbol("EVERY", from, this.after(periodic, unit));
  }

  private date(from: number): Piece | undefined {
    if (this.word(from - 1) === "next" && !this.has(date, from) && this.has(nextMonth, from))
      return this.symbol("DATE", from, from + 1);
    const isPrice = /^[$%]$/.test(this.word(from - 1)) || /^(?:%|percent|dollars)$/.test(this.word(from + 1));
    if (this.has(year, from) && !isPrice) return this.symbol("DATE", from, from + 1);
    return this.symbol("DATE", from, this.after(date, from));
  }

  private unit(index: number): { symbol: Symbol | undefined; next: number } {
    const [symbol, pattern] = units.find(([, unit]) => this.has(unit, index)) ?? [];
    return { symbol, next: pattern ? this.after(pattern, index) : index };
  }

  /** A number, a range or a list of numbers, with the unit before or after: "$300 - $475", "24, 36 or 60 months". */
  private quantity(from: number): Piece | undefined {
    let [index, symbol] = [from, undefined as Symbol | undefined];
    let value = 0;
    for (let end = from; ;) {
      if (this.has(currency, index)) [symbol, index] = ["MONEY", index + 1];
      const isYear = index > from && this.has(year, index) && symbol !== "MONEY";
      const number = isYear ? undefined : parseNumber(this.tokens, index);
      if (!number) return end === from ? undefined : this.finish(symbol, value, from, end);
      value = Math.max(value, number.value);
      // "$275 mo." is a monthly amount.
      const unit = symbol === "MONEY" ? { symbol, next: number.next } : this.unit(number.next);
      symbol = unit.symbol ?? symbol;
      end = unit.next;
      index = this.after(separator, end);
      // "$150 on the 1st and 60 payments" is followed by another quantity; it is not a range.
      if (index === end || !this.continues(symbol, index)) return this.finish(symbol, value, from, end);
    }
  }

  /** Whether a quantity of the same kind begins here. */
  private continues(symbol: Symbol | undefined, index: number): boolean {
    const isMoney = this.has(currency, index);
    const number = parseNumber(this.tokens, index);
    if (isMoney || !number) return isMoney && symbol === "MONEY";
    const unit = this.unit(number.next).symbol;
    if (symbol === "MONEY") return unit === "MONEY";
    return !this.has(year, index) && (symbol === undefined || unit === symbol);
  }

  private finish(symbol: Symbol | undefined, value: number, from: number, end: number): Piece | undefined {
    const star = this.word(end) === "*" ? end + 1 : end;
    if (symbol === "MONEY") return this.symbol(value ? "MONEY" : "FREE", from, star);
    if (symbol) return this.symbol(symbol, from, star);
    // "three fifty a month"
    if (value >= 20 && /^(?:a|per|each|every)$/.test(this.word(end)) && this.frequency(end))
      return this.symbol("MONEY", from, end);
    return value >= 2 ? this.symbol("COUNT", from, end) : undefined;
  }

  /** "half a year", "a quarter of a percent", "a quarter point", "a fifth of the price". */
  private fraction(from: number): Piece | undefined {
    const next = parseFraction(this.tokens, from)?.next;
    if (!next) return undefined;
    if (this.has(partOfPercent, next)) return this.symbol("PERCENT", from, this.after(partOfPercent, next));
    // `count`, not `after`: the period of "half a mo." stays outside.
    const count = this.count(partOfPeriod, next);
    return count ? this.symbol("PERIOD", from, next + count) : undefined;
  }

  pieces(): Piece[] {
    const found: Piece[] = [];
    for (let index = 0; index < this.tokens.length;) {
      const { text, start, end } = this.tokens[index]!;
      const piece = this.fraction(index) ??
        this.frequency(index) ??
        this.date(index) ??
        // "the first year", "for a year"
        this.symbol("PERIOD", index, this.after(oneUnit, index)) ??
        this.quantity(index) ?? { text, start, end, next: index + 1, isSymbol: false };
      found.push(piece);
      index = piece.next;
    }
    return found;
  }
}

/** Replaces the quantities of a text with symbols. @param text plain text (page/tree.ts) */
export function shapeOf(text: string): Shape {
  const pieces = new Parser(text, tokensOf(text)).pieces();
  let shape = "";
  const places = pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const gap =
      before &&
      (before.end < piece.start ||
        (before.isSymbol && !/^[.,:;!?)]/.test(piece.text)) ||
        (piece.isSymbol && !/^[("]$/.test(before.text)));
    if (gap) shape += " ";
    const start = shape.length;
    shape += piece.text;
    return { start, end: shape.length, piece };
  });
  return {
    text: shape,
    toText(start, end) {
      const inside = places.filter((place) => place.end > start && place.start < end);
      return { start: inside[0]!.piece.start, end: inside.at(-1)!.piece.end };
    },
  };
}
