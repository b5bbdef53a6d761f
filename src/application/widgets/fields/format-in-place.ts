/** Returns the index in a text after `count` characters that match `counts`. */
function indexAfter(text: string, count: number, counts: RegExp): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (counts.test(text[index]!)) seen += 1;
  }
  return text.length;
}

/**
 * Formats an input's text while the visitor types, and keeps the caret after the same character.
 * Rejected: `@react-input/mask`, which polls the caret with timers and was measured to lose characters typed faster.
 * @param counts matches characters that the visitor types, not separators
 */
export function formatInPlace(input: HTMLInputElement, format: (text: string) => string, counts: RegExp) {
  const { value, selectionStart } = input;
  const text = format(value);
  if (text === value) return;
  const caret = selectionStart ?? value.length;
  const before = [...value.slice(0, caret)].filter((character) => counts.test(character)).length;
  input.value = text;
  // After a separator at the end, which is inserted again, Backspace could never delete the character before it.
  const last = text.at(-1) ?? "";
  const staysAtEnd = caret === value.length && (counts.test(last) || value.endsWith(last));
  const index = staysAtEnd ? text.length : indexAfter(text, before, counts);
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(index, index);
}
