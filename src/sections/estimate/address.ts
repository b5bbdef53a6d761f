import { amountStep, type Choice, type EstimateFigures } from "./figures";

// The choice is in the URL's hash, which browsers never send: `#amount=22000`, `#amount=22000&apr=14.99`.

/** How to treat a value outside the offer: as none, or as the nearest one. */
type Outside = "none" | "nearest";

function onOffer(value: number, least: number, most: number, outside: Outside): number | undefined {
  const nearest = Math.min(Math.max(value, least), most);
  return outside === "nearest" || value === nearest ? nearest : undefined;
}

/**
 * Parses an amount as a visitor types it: "22000", "$22,000.00", "22k", "US$ 22 000", "22.000,00".
 * @returns cents, which may be no amount on offer; undefined if the text is not an amount
 */
export function typedAmount(text: string): number | undefined {
  // NFKC turns the digits of East Asian keyboards into ours. Three digits after a period are no cents.
  // One or two after a comma are.
  const plain = text
    .normalize("NFKC")
    .replace(/\s|\.(?=\d{3}(?!\d))/g, "")
    .replace(/,(?=\d{1,2}(?!\d))/, ".");
  const typed = /^(?:US)?\$?(\d[\d,]*(?:\.\d*)?)(k?)(?:USD)?$/i.exec(plain);
  if (!typed) return undefined;
  return Math.round(Number(typed[1]!.replaceAll(",", "")) * (typed[2] ? 100_000 : 100));
}

/**
 * Parses an amount as a visitor types it.
 * @returns cents, rounded to the nearest step; undefined if the text is not an amount
 */
export function amountIn(
  text: string,
  { least, most }: EstimateFigures,
  outside: Outside = "none",
): number | undefined {
  const typed = typedAmount(text);
  return typed === undefined
    ? undefined
    : onOffer(Math.round(typed / amountStep) * amountStep, least, most, outside);
}

/** Parses a rate as a visitor types it: "14.99", "14,99 %". @returns percent, not rounded; undefined if it is none */
export function typedRate(text: string): number | undefined {
  // Phones of some regions have a comma on their decimal keyboard.
  const typed = /^\s*(\d+(?:[.,]\d*)?)\s*%?\s*$/.exec(text.normalize("NFKC"))?.[1];
  return typed === undefined ? undefined : Number(typed.replace(",", "."));
}

/** Parses a rate as a visitor types it. @returns hundredths of a percent, rounded; undefined if it is none on offer */
export function rateIn(
  text: string,
  { lowest, highest }: EstimateFigures,
  outside: Outside = "none",
): number | undefined {
  const typed = typedRate(text);
  return typed === undefined ? undefined : onOffer(Math.round(typed * 100), lowest, highest, outside);
}

/**
 * Reads the choice from a hash; an amount that is not exactly one on offer, or a rate out of range, is taken
 * from `otherwise`. A rate is rounded to hundredths of a percent.
 */
export function choiceIn(hash: string, figures: EstimateFigures, otherwise: Choice): Choice {
  const fields = new URLSearchParams(hash.slice(1));
  // A link in a message may include the punctuation after it.
  const valueOf = (field: string) => (fields.get(field) ?? "").replace(/\D+$/, "");
  const text = valueOf("amount");
  const amount = amountIn(text, figures);
  return {
    amount: amount && amount === typedAmount(text) ? amount : otherwise.amount,
    rate: rateIn(valueOf("apr"), figures) ?? otherwise.rate,
  };
}

/** The hash of a choice; it includes the rate only if that differs from the initial one. */
export const hashOf = ({ amount, rate }: Choice, first: Choice): string =>
  `#amount=${amount / 100}${rate === first.rate ? "" : `&apr=${rate / 100}`}`;
