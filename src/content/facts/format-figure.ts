import { exactDollars, wholeDollars } from "./money";
import { numberWords } from "./number-words";
import type { Figure } from "./figures";
import { wholeText } from "../literal-pattern";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** How a text shows that it is in a unit. All but the first two are units of time. */
const signs: Partial<Record<Figure["unit"], RegExp>> = {
  usd: /\$|\bdollars?\b/i,
  percent: /%|\bpercent\b/i,
  minutes: /\bminutes?\b/i,
  hours: /\bhours?\b/i,
  days: /(?<!business )\bdays?\b/i,
  businessDays: /\bbusiness days?\b/i,
  weeks: /\bweeks?\b/i,
  months: /\bmonths?\b/i,
  years: /\byears?\b/i,
};

function formatValue(value: number | string, unit: Figure["unit"]): string {
  if (typeof value === "string") return value;
  if (unit === "usd") return (Number.isInteger(value) ? wholeDollars : exactDollars)(value);
  if (unit === "percent") return `${number.format(value)}%`;
  if (!(unit in signs)) return number.format(value);
  const noun = unit.replace("businessDays", "business days");
  return `${number.format(value)} ${value === 1 ? noun.slice(0, -1) : noun}`;
}

/**
 * Formats a figure for readers: "9.74%", "$380.15", "$18,000", "60 months", "3 business days".
 * @param figure value in its unit (usd in dollars, percent in percent); `text` takes precedence
 */
export function formatFigure({ value, unit, text }: Figure): string {
  const values = [value].flat();
  return text || values.map((each) => formatValue(each, unit)).join(" - ");
}

/** Returns the numbers of a figure that are missing from its `text`, which must contain its value. */
export function missingFromText(figure: Figure): string[] {
  if (!figure.text || typeof figure.value === "string") return [];
  const spelled = figure.text.toLowerCase();
  // Match only whole numbers and words: 5 is not in "15 days", and one is not in "none".
  const contains = (part: string) => wholeText(part).test(spelled);
  return [figure.value]
    .flat()
    .filter((value) => {
      const word = numberWords[value];
      const inCents = figure.unit === "usd" && contains(exactDollars(value).slice(1));
      return !contains(number.format(value)) && !inCents && !(word && contains(word));
    })
    .map((value) => number.format(value));
}

/** The unit of a figure's text, if it is not in the figure's own. */
export function otherUnit(text: string, unit: Figure["unit"]): string | undefined {
  const own = signs[unit];
  if (!own || own.test(text)) return undefined;
  return Object.entries(signs).find(([, sign]) => sign.test(text))?.[0];
}
