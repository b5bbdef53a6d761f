// Realistic edits of a legal document, each with what it changes.

/** The MDX after an edit, and what a redline must show for it. */
interface Edited {
  text: string;
  /** Number of deleted and inserted words, as rendered. A move changes none. */
  words: number;
  /** Number of changed link targets. */
  links?: number;
  /** What the redline must contain besides. */
  contains?: RegExp;
}

/** Applies an edit; undefined if the document has no place for it. */
type Edit = (text: string) => Edited | undefined;

/** The words of a text, as a reader counts them: "$380.15", "15", "pre-approved". */
export const wordsIn = (text: string): string[] =>
  text.match(/[$€£]?[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*%?/gu) ?? [];

/** Paragraphs, lists and headings, which blank lines separate. */
const chunksOf = (text: string) => text.split("\n\n");
const marker = /^\{\/\* #[a-z0-9-]+ \*\/\} /;
const plain = (line: string) => !/[{<[\]]/.test(line.replace(marker, ""));

/**
 * The index of a clause of plain sentences, one per line.
 * @param lines the least number of sentences
 * @param after where in the document to begin the search, as a share of its length
 */
function clause(chunks: readonly string[], lines: number, after: number): number {
  const fits = (chunk: string) =>
    marker.test(chunk) &&
    chunk.split("\n").length >= lines &&
    chunk.split("\n").every(plain) &&
    chunk.length > 80;
  const start = Math.floor(chunks.length * after);
  const found = chunks.findIndex((chunk, index) => index >= start && fits(chunk));
  return found < 0 ? chunks.findIndex(fits) : found;
}

/** An edit of a clause (see `clause`). */
const inClause =
  (
    count: number,
    after: number,
    make: (lines: string[], chunks: string[], at: number) => Omit<Edited, "text"> | undefined,
  ): Edit =>
  (text) => {
    const chunks = chunksOf(text);
    const at = clause(chunks, count, after);
    if (at < 0) return undefined;
    const own = chunks[at]!.split("\n");
    const made = make(own, chunks, at);
    if (!made) return undefined;
    chunks[at] = own.join("\n");
    return { text: chunks.filter((chunk) => chunk !== "").join("\n\n"), ...made };
  };

const ofFirst =
  (pattern: RegExp, make: (match: RegExpExecArray) => Omit<Edited, "text"> & { replacement: string }): Edit =>
  (text) => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const { replacement, ...made } = make(match);
    return { text: text.replace(match[0], replacement), ...made };
  };

/** The index of a clause of plain sentences after the next clause. */
const laterClause = (chunks: readonly string[], at: number) =>
  chunks.findIndex((chunk, index) => index > at + 1 && marker.test(chunk) && chunk.split("\n").every(plain));

const fresh = "The company will write to each borrower within 45 days after the change takes effect.";
const other = "Nothing here limits a right that federal banking rules grant to consumers.";

export const edits: Record<string, Edit> = {
  "one word": inClause(1, 0.5, (lines) => {
    const words = lines[0]!.split(" ");
    const at = words.findLastIndex((word) => /^[a-z]{5,}$/.test(word));
    words[at] = "replacement";
    lines[0] = words.join(" ");
    return at < 0 ? undefined : { words: 2 };
  }),
  "three words in a row": inClause(1, 0.3, (lines) => {
    const words = lines[0]!.split(" ");
    const at = words.findIndex(
      (word, index) => index > 4 && [0, 1, 2].every((next) => /^[a-z]{2,}$/.test(words[index + next] ?? "")),
    );
    if (at < 0) return undefined;
    words.splice(at, 3, "only", "upon", "demand");
    lines[0] = words.join(" ");
    return { words: 6 };
  }),
  "a new sentence": inClause(
    2,
    0.5,
    (lines) => (lines.splice(1, 0, fresh), { words: wordsIn(fresh).length }),
  ),
  "a sentence deleted": inClause(2, 0.4, (lines) => ({ words: wordsIn(lines.splice(1, 1)[0]!).length })),
  "a sentence replaced": inClause(2, 0.2, (lines) => ({
    words: wordsIn(lines.splice(1, 1, other)[0]!).length + wordsIn(other).length,
  })),
  "a new clause, which renumbers others": inClause(1, 0.1, (_, chunks, at) => {
    chunks[at - 1] += `\n\n{/* #a-new-clause-${chunks.length} */} ${fresh}`;
    return { words: wordsIn(fresh).length };
  }),
  "a clause deleted": inClause(1, 0.65, (lines) => {
    const removed = lines.splice(0, lines.length).join(" ").replace(marker, "");
    return { words: wordsIn(removed).length };
  }),
  "a clause moved": inClause(2, 0.55, (lines, chunks, at) => {
    const next = chunks.findIndex(
      (chunk, index) => index > at && marker.test(chunk) && marker.test(chunks[index + 1] ?? "#"),
    );
    if (next < 0) return undefined;
    chunks[next] += `\n\n${lines.splice(0, lines.length).join("\n")}`;
    return { words: 0, contains: /Moved/ };
  }),
  "a sentence moved to another clause": inClause(2, 0.35, (lines, chunks, at) => {
    const to = laterClause(chunks, at);
    if (to < 0) return undefined;
    chunks[to] += `\n${lines.pop()!}`;
    return { words: 0, contains: /movedHere/ };
  }),
  "a sentence moved and edited": inClause(2, 0.25, (lines, chunks, at) => {
    const to = laterClause(chunks, at);
    if (to < 0 || wordsIn(lines.at(-1)!).length < 9) return undefined;
    const words = lines.pop()!.split(" ");
    words.splice(words.length - 1, 0, "exclusively");
    chunks[to] += `\n${words.join(" ")}`;
    return { words: 1, contains: /movedHere/ };
  }),
  "two sentences swapped": inClause(3, 0.15, (lines) => {
    [lines[1], lines[2]] = [lines[2]!, lines[1]!];
    return { words: 0, contains: /movedHere/ };
  }),
  "two sentences joined": inClause(3, 0.45, (lines) => {
    const [first, second] = [lines[1]!, lines[2]!];
    if (!/^[A-Z][a-z]/.test(second)) return undefined;
    lines.splice(1, 2, `${first.slice(0, -1)}, and ${second[0]!.toLowerCase()}${second.slice(1)}`);
    // "and" is new, and the first word of the second sentence has another case.
    return { words: 3 };
  }),
  "a heading reworded": ofFirst(/^## (.+?) \{\/\* #/m, ([found, heading = ""]) => ({
    replacement: found.replace(heading, "Entirely other wording"),
    words: new Set(wordsIn(heading)).size + 3,
  })),
  "a new list item": ofFirst(/^- .+$/m, ([found]) => ({
    replacement: `${found}\n- ${fresh}`,
    words: wordsIn(fresh).length,
  })),
  "a link's target": ofFirst(/\]\((\/[a-z/-]+)\)/, () => ({
    replacement: "](/contact)",
    words: 0,
    links: 1,
  })),
  "a mail link's name": ofFirst(/\]\(link:(mail\.\w+)\)/, ([, mail]) => ({
    replacement: mail === "mail.press" ? "](link:mail.legal)" : "](link:mail.press)",
    words: 0,
    links: 1,
  })),
  "a re-wrap of every paragraph": (text) => ({
    text: chunksOf(text)
      .map((chunk) =>
        /^(\||#|\s*(-|\d+\.) |<)/m.test(chunk)
          ? chunk
          : chunk
              .replaceAll("\n", " ")
              .replace(/(.{40,60}?) (?=[a-z])(?![^{]*\})(?![^<]*>)(?![^[]*\])(?![^(]*\))/g, "$1\n"),
      )
      .join("\n\n"),
    words: 0,
  }),
  "other bullets and spaces": (text) => ({ text: text.replace(/^- /gm, "*   "), words: 0 }),
};
