/** The characters that each placeholder accepts; every other character of a mask is inserted for the user. */
const slots: Readonly<Record<string, RegExp>> = { 9: /\d/, a: /\p{L}/u, "*": /[\p{L}\d]/u };

/** Matches characters that users type, as opposed to inserted ones. */
export const typed = /[\p{L}\d]/u;

/** Whether a mask accepts only digits, so that phones show the numeric keyboard. */
export const isNumeric = (mask: string) => [...mask].every((char) => !slots[char] || char === "9");

/**
 * Formats a text with a mask and drops what does not fit: `99/99/9999` turns "12312026" into "12/31/2026".
 * A separator is inserted with the character after it, so that it can be deleted.
 * @param mask `9` a digit, `a` a letter, `*` either; the rest is literal
 * @param padsDates whether a slash after one digit of a day or month completes it: "1/2/2026" becomes "01/02/2026"
 */
export function applyMask(mask: string, text: string, padsDates = true): string {
  const rest = [...text];
  let out = "";
  let waiting = "";
  for (const [index, char] of [...mask].entries()) {
    const fits = slots[char];
    const isShort = rest[0] === "/" && /(^|[^9])99\/$/.test(mask.slice(0, index + 2));
    if (padsDates && isShort) out = `${out.slice(0, -1)}0${out.slice(-1)}`;
    else if (fits) {
      while (rest.length && !fits.test(rest[0]!)) rest.shift();
      if (!rest.length) break;
      out += waiting + rest.shift()!;
      waiting = "";
    } else {
      waiting += char;
      if (rest[0] !== char) continue;
      out += waiting;
      waiting = "";
      rest.shift();
    }
  }
  return out;
}
