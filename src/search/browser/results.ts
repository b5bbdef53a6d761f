import type { Found } from "../engine";
import { termOf, wordsIn } from "../words";

/** The length of an excerpt in characters, about two lines on a phone. */
const excerptLength = 140;

/** Splits a text into words and the text between them, alternately. */
const wordsAndRest = (text: string) =>
  text.split(/((?:(?:co|pre|non)[- ])?[\p{L}\p{N}'\u2019]+(?:,\d{3})*)/iu);
const isMatch = (word: string, stems: ReadonlySet<string>) =>
  wordsIn(word).some((one) => stems.has(termOf(one) ?? ""));

/** The sentence with the most matches, cut to the length of an excerpt; the first sentence if none matches. */
export function excerptOf({ piece: { text }, stems }: Found): string {
  const sentences = text.split(/\n|(?<=[.?!]) /);
  const matches = sentences.map((sentence) => {
    const terms = new Set(wordsIn(sentence).map(termOf));
    return [...stems].filter((stem) => terms.has(stem)).length;
  });
  const best = sentences[matches.indexOf(Math.max(...matches))] ?? "";
  if (best.length <= excerptLength) return best;
  // Starts a little before the first match.
  const words = wordsAndRest(best);
  const match = words.findIndex((word) => isMatch(word, stems));
  const before = words.slice(0, Math.max(match, 0)).join("");
  const start = before.length < excerptLength / 2 ? 0 : best.indexOf(" ", before.length - 40) + 1;
  const isCut = best.length - start > excerptLength;
  const end = isCut ? best.lastIndexOf(" ", start + excerptLength) : best.length;
  return `${start ? "\u2026" : ""}${best.slice(start, end)}${isCut ? "\u2026" : ""}`;
}

/** Creates an element with a text in which matching words are marked. */
function marked(tag: string, text: string, stems: ReadonlySet<string>): HTMLElement {
  const element = document.createElement(tag);
  for (const part of wordsAndRest(text)) {
    if (!isMatch(part, stems)) {
      element.append(part);
      continue;
    }
    const mark = document.createElement("mark");
    mark.textContent = part;
    element.append(mark);
  }
  return element;
}

/** Creates an option of the list: a link with the titles above the piece, its own title and an excerpt. */
export function optionOf(found: Found): HTMLElement {
  const { piece, stems } = found;
  const link = document.createElement("a");
  // The link itself is the option: a link inside it would be a control within a control, which screen readers skip.
  link.setAttribute("role", "option");
  link.href = piece.address;
  // The input keeps the focus; the arrow keys choose an option.
  link.tabIndex = -1;
  if (piece.path.length) {
    const path = document.createElement("small");
    path.textContent = piece.path.join(" \u203a ");
    link.append(path);
  }
  link.append(marked("strong", piece.title, stems), marked("span", excerptOf(found), stems));
  return link;
}
