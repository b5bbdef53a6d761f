/**
 * Files of pieces, in the order in which a browser loads them: answers, which most visitors look for; answers that do
 * not fit into the first file, the glossary and pages; clauses and press.
 */
export const searchFiles = ["answers", "pages", "texts"] as const;

/**
 * Something that a search can find: an answer, a glossary term, a page or one of its sections, an article about us, a
 * clause. An `otherClause` belongs to an earlier text, or to our agreement with clinics.
 */
export interface Piece {
  kind: "answer" | "term" | "page" | "clause" | "otherClause" | "press";
  /** Its path and id: `/faq/ivf#pgt`. */
  address: string;
  title: string;
  /** Titles of the pages and sections around it, outermost first. */
  path: readonly string[];
  /** Words that readers use and the text does not (`search:` in content/). */
  terms: string;
  /** Phrases of somebody in danger or grief: a query that contains one finds this piece first (`!` in `search:`). */
  urgent?: readonly string[];
  /** One block of the text per line. */
  text: string;
}

/** The pieces of each search file. */
export type Pieces = Readonly<Record<(typeof searchFiles)[number], readonly Piece[]>>;

/** A file of pieces. */
export interface SearchFile {
  pieces: readonly Piece[];
  /** Words that mean the same, each group as one text; in the first file only. */
  synonyms?: readonly string[];
}

/** Characters; about 22 kB with Brotli, so that the first results need at most 32 kB with the search's script. */
const mostInFirstFile = 76_000;

/** Moves the last answers to the second file if the first file would be too large with them. */
export function limitFirstFile({ answers, pages, texts }: Pieces, most = mostInFirstFile): Pieces {
  let length = 0;
  const first = answers.filter((answer) => (length += JSON.stringify(answer).length) <= most);
  return { answers: first, pages: [...answers.slice(first.length), ...pages], texts };
}
