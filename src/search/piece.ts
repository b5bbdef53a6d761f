/**
 * Files of pieces, in the order in which a browser loads them: answers, which most visitors look for; answers of the last
 * categories if not all fit into the first file, pages and the glossary; clauses and press.
 */
export const searchFiles = ["answers", "pages", "texts"] as const;
export type SearchFileName = (typeof searchFiles)[number];

/** Kinds of pieces, in the order in which equally good ones are listed. */
export const kinds = ["answer", "term", "page", "clause", "otherClause", "press"] as const;
export type Kind = (typeof kinds)[number];

/**
 * Something that a search can find: an answer, a glossary term, a page or one of its sections, an article about us, a
 * clause. An `otherClause` belongs to an earlier text, or to our agreement with clinics.
 */
export interface Piece {
  kind: Kind;
  /** Its path and id: `/faq/ivf#pgt`. */
  address: string;
  title: string;
  /** Titles of the pages and sections around it, outermost first. */
  path: readonly string[];
  /** Words that readers use and the text does not (`search:` in content/). */
  terms: string;
  /** One block of the text per line. */
  text: string;
}

/** The pieces of each search file. */
export type Pieces = Readonly<Record<SearchFileName, readonly Piece[]>>;

/** A piece in a search file: a tuple, because the names of its fields would be most of the file. */
export type PackedPiece = readonly [
  kind: number,
  address: string,
  title: string,
  path: number,
  terms: string,
  text: string,
];

/** A file of pieces. `paths` are shared by the pieces below one heading. */
export interface SearchFile {
  paths: readonly (readonly string[])[];
  pieces: readonly PackedPiece[];
  /** Words that mean the same, each group as one text; in the first file only. */
  synonyms?: readonly string[];
}

/** Packs pieces into the form that a browser loads. */
export function pack(pieces: readonly Piece[]): SearchFile {
  const paths: string[] = [];
  const packed = pieces.map(({ kind, address, title, path, terms, text }): PackedPiece => {
    const key = JSON.stringify(path);
    if (!paths.includes(key)) paths.push(key);
    return [kinds.indexOf(kind), address, title, paths.indexOf(key), terms, text];
  });
  return { paths: paths.map((key) => JSON.parse(key) as string[]), pieces: packed };
}

/** Characters; about 23 kB with Brotli, so that the first results need at most 32 kB with the search's script. */
const mostInFirstFile = 74_000;

const pageOf = ({ address }: Piece) => address.split("#")[0];

/** Moves the answers of the last categories to the second file, as far as the first file would be too large with them. */
export function limitFirstFile({ answers, pages, texts }: Pieces, most = mostInFirstFile): Pieces {
  let first = answers;
  while (JSON.stringify(pack(first)).length > most) {
    const last = pageOf(first.at(-1)!);
    const rest = first.filter((piece) => pageOf(piece) !== last);
    if (!rest.length) break;
    first = rest;
  }
  return { answers: first, pages: [...answers.filter((piece) => !first.includes(piece)), ...pages], texts };
}

/** The reverse of {@link pack}. */
export const unpack = ({ paths, pieces }: SearchFile): Piece[] =>
  pieces.map(([kind, address, title, path, terms, text]) => ({
    kind: kinds[kind]!,
    address,
    title,
    path: paths[path]!,
    terms,
    text,
  }));
