/** The place in a text after so many characters that count. */
function placeAfter(text: string, count: number, counts: RegExp): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (counts.test(text[place]!)) seen += 1;
  }
  return text.length;
}

/**
 * Rewrites an input's text while its visitor types, and keeps the caret behind the character it was behind.
 * Measured: @react-input/mask, which polls the caret by timers, loses characters that are typed faster.
 * @param counts matches characters that the visitor types, not separators
 */
export function formatInPlace(
  input: HTMLInputElement,
  format: (text: string) => string,
  counts: RegExp,
): void {
  const { value, selectionStart } = input;
  const text = format(value);
  if (text === value) return;
  const caret = selectionStart ?? value.length;
  const before = [...value.slice(0, caret)].filter((sign) => counts.test(sign)).length;
  input.value = text;
  // Behind a separator that comes back by itself, the caret could never delete what is before it.
  const staysAtEnd = caret === value.length && counts.test(text.at(-1) ?? "");
  const place = staysAtEnd ? text.length : placeAfter(text, before, counts);
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(place, place);
}
