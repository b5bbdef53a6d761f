import { parseFraction, parseNumber, tokensOf, type ParsedNumber, type Token } from "./numbers";

/**
 * Quantities as they are named in a shape: an amount of money; a percentage; a period in days or weeks, and in months or
 * years; a date from a month up; a frequency; any other number from two up.
 */
export type Symbol = "MONEY" | "PERCENT" | "DAYS" | "PERIOD" | "DATE" | "EVERY" | "COUNT";

/** A text in lower case with its quantities replaced by symbols: "pay $150 per month" is "pay MONEY EVERY". */
export interface Shape {
  readonly text: string;
  /** Maps a stretch of the shape to the stretch of the text. */
  toText(start: number, end: number): { start: number; end: number };
}

interface Piece {
  /** A symbol, or a token's own text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly next: number;
  readonly isSymbol: boolean;
}

const shortUnit = /^(?:days?|weeks?|wks?|fortnights?)$/;
const longUnit = /^(?:months?|mos?|years?|yrs?|decades?|quarters?)$/;
const abbreviation = /^(?:mos?|yrs?|wks?|pct)$/;
const periodic =
  /^(?:days?|weeks?|wks?|fortnights?|months?|mos?|quarters?|years?|yrs?|paychecks?|payday|paydays)$/;
const adverb =
  /^(?:daily|(?:bi|semi)?weekly|fortnightly|(?:bi|semi)?monthly|quarterly|annually|(?:semi)?annual|yearly)$/;
const monthName =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const currencyAfter = /^(?:dollars?|bucks|usd|grand)$/;

class Parser {
  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {}

  private word(index: number): string {
    return this.tokens[index]?.text ?? "";
  }

  private symbol(text: Symbol | "FREE", from: number, next: number): Piece {
    const { start } = this.tokens[from]!;
    return { text, start, end: this.tokens[next - 1]!.end, next, isSymbol: true };
  }

  private isYear(index: number): boolean {
    return /^(?:19|20)\d\d$/.test(this.word(index));
  }

  /** "per month", "/mo.", "every two weeks", "twice a month", "monthly", "on the 1st". */
  private frequency(from: number): Piece | undefined {
    let index = from;
    const times = /^(?:once|twice)$/.test(this.word(index)) ? 1 : this.word(index + 1) === "times" ? 2 : 0;
    if (times) index += times;
    if (/^(?:bi|semi)$/.test(this.word(index)) && this.word(index + 1) === "-") index += 2;
    if (adverb.test(this.word(index)) && !(this.word(index) === "annual" && index === from))
      return this.symbol("EVERY", from, index + 1);
    if (/^(?:mo|wk|yr)$/.test(this.word(from))) return this.symbol("EVERY", from, this.closed(from));
    const on = this.dayOfMonth(from);
    if (on) return on;
    if (/^(?:per|an?|each|every|\/)$/.test(this.word(index))) {
      let unit = index + 1;
      if (/^(?:every|each)$/.test(this.word(index))) {
        if (this.word(unit) === "other") unit += 1;
        else unit = parseNumber(this.tokens, unit)?.next ?? unit;
      }
      if (periodic.test(this.word(unit))) {
        // "for a year" is a period.
        const article = /^an?$/.test(this.word(index)) && index === from;
        const before = this.word(from - 1);
        if (article && /^(?:for|in|within|after|over|up|than|to|half|once)$/.test(before)) return undefined;
        return this.symbol("EVERY", from, this.closed(unit));
      }
    }
    return undefined;
  }

  private dayOfMonth(from: number): Piece | undefined {
    if (this.word(from) !== "on" || !/^(?:the|every|each|payday)$/.test(this.word(from + 1)))
      return undefined;
    if (this.word(from + 1) === "payday") return this.symbol("EVERY", from, from + 2);
    const isFirst = this.word(from + 2) === "first";
    const isNumeral = /^\d+$/.test(this.word(from + 2)) && /^(?:st|nd|rd|th)$/.test(this.word(from + 3));
    if (!isFirst && !isNumeral) return undefined;
    const end = from + (isFirst ? 3 : 4);
    const month = this.word(end) === "of" && /^(?:the|each|every)$/.test(this.word(end + 1));
    if (month && this.word(end + 2) === "month") return this.symbol("EVERY", from, end + 3);
    return isNumeral && !monthName.test(this.word(end)) ? this.symbol("EVERY", from, end) : undefined;
  }

  /** The index after a unit, and after the stop of an abbreviation unless it ends the sentence. */
  private closed(unit: number): number {
    const stop = this.tokens[unit + 1];
    const isStop = abbreviation.test(this.word(unit)) && stop?.text === ".";
    return isStop && /^\s*(?:[a-z,]|$)/.test(this.source.slice(stop.end)) && unit + 2 < this.tokens.length
      ? unit + 2
      : unit + 1;
  }

  private date(from: number): Piece | undefined {
    const named = monthName.test(this.word(from)) && this.word(from) !== "may";
    if (named || this.word(from) === "may") {
      const day = /^\d{1,2}$/.test(this.word(from + 1)) ? 1 : 0;
      const comma = this.word(from + 1 + day) === "," ? 1 : 0;
      if (this.isYear(from + 1 + day + comma)) return this.symbol("DATE", from, from + 2 + day + comma);
      return named && this.word(from - 1) === "next" ? this.symbol("DATE", from, from + 1) : undefined;
    }
    const isPrice = /^[$%]$/.test(this.word(from - 1)) || /^(?:%|percent|dollars)$/.test(this.word(from + 1));
    return this.isYear(from) && !isPrice ? this.symbol("DATE", from, from + 1) : undefined;
  }

  private separator(index: number): number {
    if (this.word(index) === "*") index += 1;
    if (this.word(index) === "-" && this.word(index + 1) === "to") return index + 2;
    if (this.word(index) === "up" && this.word(index + 1) === "to") return index + 2;
    if (this.word(index) === "," && this.word(index + 1) === "or") return index + 2;
    return /^(?:-|to|and|or|,|through)$/.test(this.word(index)) ? index + 1 : index;
  }

  private unit(next: number): { symbol: Symbol | undefined; next: number } {
    const at = this.word(next) === "-" ? next + 1 : next;
    const unit = this.word(at);
    if (currencyAfter.test(unit)) return { symbol: "MONEY", next: at + 1 };
    if (unit === "%" || unit === "percent" || unit === "pct" || unit === "points")
      return { symbol: "PERCENT", next: this.closed(at) };
    if (unit === "per" && this.word(at + 1) === "cent") return { symbol: "PERCENT", next: at + 2 };
    if (unit === "percentage" && /^points?$/.test(this.word(at + 1)))
      return { symbol: "PERCENT", next: at + 2 };
    if (shortUnit.test(unit)) return { symbol: "DAYS", next: this.closed(at) };
    if (longUnit.test(unit)) return { symbol: "PERIOD", next: this.closed(at) };
    return { symbol: undefined, next };
  }

  /** A number, a range or a list of numbers, with the unit before or after: "$300 - $475", "24, 36 or 60 months". */
  private quantity(from: number): Piece | undefined {
    let [index, symbol] = [from, undefined as Symbol | undefined];
    let value = 0;
    for (let end = from; ;) {
      if (/^(?:\$|usd)$/.test(this.word(index))) [symbol, index] = ["MONEY", index + 1];
      const number: ParsedNumber | undefined =
        index > from && this.isYear(index) && symbol !== "MONEY"
          ? undefined
          : parseNumber(this.tokens, index);
      if (!number) return index === from || end === from ? undefined : this.finish(symbol, value, from, end);
      value = Math.max(value, number.value);
      // "$275 mo." is an amount by the month.
      const unit = symbol === "MONEY" ? { symbol, next: number.next } : this.unit(number.next);
      symbol = unit.symbol ?? symbol;
      end = unit.next;
      const after = this.separator(end);
      const more = after > end && (/^(?:\$|usd)$/.test(this.word(after)) || parseNumber(this.tokens, after));
      // "$150 on the 1st and 60 payments": another quantity, not a range.
      const alike = more && this.continues(symbol, after);
      if (!alike) return this.finish(symbol, value, from, end);
      index = after;
    }
  }

  private continues(symbol: Symbol | undefined, index: number): boolean {
    const isMoney = /^(?:\$|usd)$/.test(this.word(index));
    if (symbol === "MONEY")
      return isMoney || this.unit(parseNumber(this.tokens, index)!.next).symbol === "MONEY";
    if (isMoney) return false;
    const number = parseNumber(this.tokens, index)!;
    if (this.isYear(index)) return false;
    const unit = this.unit(number.next).symbol;
    return symbol === undefined || unit === symbol;
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
    const { next } = parseFraction(this.tokens, from) ?? { next: 0 };
    if (next) {
      const of = this.word(next) === "of" ? 1 : 0;
      const article = /^an?$/.test(this.word(next + of)) ? 1 : 0;
      const at = next + of + article;
      if (this.word(at) === "percent" || this.word(at) === "point")
        return this.symbol("PERCENT", from, at + 1);
      if (this.word(at) === "percentage" && this.word(at + 1) === "point")
        return this.symbol("PERCENT", from, at + 2);
      if (longUnit.test(this.word(at)) && at > next) return this.symbol("PERIOD", from, at + 1);
      if (of && this.word(at) === "the" && /^(?:price|cost|bill)$/.test(this.word(at + 1)))
        return this.symbol("PERCENT", from, at + 2);
    }
    return undefined;
  }

  /** "the first year", "for a year". */
  private unitAlone(from: number): Piece | undefined {
    const isFirst = this.word(from) === "first" && /^(?:year|month)$/.test(this.word(from + 1));
    if (isFirst || (this.word(from) === "a" && /^(?:year|decade)$/.test(this.word(from + 1))))
      return this.symbol("PERIOD", from, from + 2);
    return undefined;
  }

  pieces(): Piece[] {
    const found: Piece[] = [];
    for (let index = 0; index < this.tokens.length;) {
      const piece =
        this.fraction(index) ??
        this.frequency(index) ??
        this.date(index) ??
        this.unitAlone(index) ??
        this.quantity(index);
      const { text, start, end } = this.tokens[index]!;
      const own = piece ?? { text, start, end, next: index + 1, isSymbol: false };
      found.push(own);
      index = own.next;
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
