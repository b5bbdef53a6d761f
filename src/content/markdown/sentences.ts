/** Abbreviations whose period does not end a sentence. */
const abbreviations =
  /(?:^|[\s("'])(?:Inc|Corp|Co|Ltd|LLC|No|Nos|Sec|Art|Dr|Mr|Mrs|Ms|St|Ave|vs|v|e\.g|i\.e|etc|cf|al|[A-Z]|(?:[A-Za-z]\.)+[A-Za-z])$/;
/** The end of a sentence: punctuation with closing quotes, brackets and emphasis, before the start of the next one. */
const boundary = /([.?!]["')\]]*(?:\*\*|\*|_)?[)\]"']*)[ \t\n]+(?=["'([{*_]*(?:[A-Z0-9]|\{|<Ref))/g;

/** Splits the text of one paragraph into its sentences, as MDX. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[1]!.length;
    const before = text.slice(from, match.index);
    if (match[1]!.startsWith(".") && abbreviations.test(before)) continue;
    // Bold opening words share a line with the sentence after them, or have their own line if they are a sentence.
    const opening = /^(?:\{\/\*[^*]*\*\/\}\s*)?\*\*[^*]+[.:?]\*\*$/.test(text.slice(from, end).trim());
    if (opening && !match[0].includes("\n")) continue;
    if (insideMarkup(text, end)) continue;
    sentences.push(text.slice(from, end).trim());
    from = match.index + match[0].length;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean).map((sentence) => sentence.replace(/\s*\n\s*/g, " "));
}

/** Whether an offset is inside a link's text or target, a component, a fact or a comment, where no sentence ends. */
function insideMarkup(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const open = (left: string, right: string) => before.lastIndexOf(left) > before.lastIndexOf(right);
  if (open("{", "}") || open("](", ")") || /<[A-Za-z][^>]*$/.test(before)) return true;
  const bracket = before.lastIndexOf("[");
  return bracket > before.lastIndexOf("]") && /^[^[\]]*\]\(/.test(text.slice(bracket + 1));
}
