/** What may stand in a place of a mask; every other character of a mask is put in for the visitor. */
const slots: Readonly<Record<string, RegExp>> = { 9: /\d/, a: /\p{L}/u, "*": /[\p{L}\d]/u };

/** Characters that visitors type, rather than get. */
export const typed = /[\p{L}\d]/u;

/** Whether a mask takes digits only: phones then show their number keys. */
export const isNumeric = (mask: string) => [...mask].every((sign) => !slots[sign] || sign === "9");

/**
 * A text in the form of a mask, dropping what does not fit: `99/99/9999` and "12312026" give "12/31/2026".
 * A separator comes with the character after it, so that deleting never fights with it.
 * @param mask `9` a digit, `a` a letter, `*` either; the rest is literal
 */
export function applyMask(mask: string, text: string): string {
  const rest = [...text];
  let out = "";
  let waiting = "";
  for (const sign of mask) {
    const fits = slots[sign];
    if (fits) {
      while (rest.length && !fits.test(rest[0]!)) rest.shift();
      if (!rest.length) break;
      out += waiting + rest.shift()!;
      waiting = "";
    } else {
      waiting += sign;
      if (rest[0] !== sign) continue;
      out += waiting;
      waiting = "";
      rest.shift();
    }
  }
  return out;
}
