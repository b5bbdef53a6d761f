import type { SourceDocument, Documents } from "../../content/read/documents";
import { substituteKnown, type Facts } from "../../content/facts/substitute";
import { pageSources } from "../../content/usage/page-sources";
import { plain } from "./page/tree";

/** A file of content/, with its path from the repository's root. */
type ContentFile = Pick<SourceDocument, "file" | "text">;

/** Finds the line of content/ behind words of a page: `content/pages/ivf.mdx:16`. */
export type FindSource = (path: string, term: string, statement: string) => string | undefined;

const squash = (text: string): string =>
  ` ${plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9$%.]+|\.(?!\d)/g, " ")
    .trim()} `;

/** The words of each line as the site shows them: with facts, without markup. */
function linesOf({ file, text }: ContentFile, facts: Facts) {
  return text.split("\n").map((line, index) => ({
    place: `${file}:${index + 1}`,
    words: squash(substituteKnown(line, facts)),
  }));
}

type Line = ReturnType<typeof linesOf>[number];

/** Of the lines that contain the term, the one with the largest share of words from the statement. */
function bestLine(lines: readonly Line[], term: string, statement: ReadonlySet<string>): string | undefined {
  const found = lines
    .filter(({ words }) => words.includes(term))
    .map(({ place, words }) => {
      const own = new Set(words.split(" ").filter(Boolean));
      const shared = [...own].filter((word) => statement.has(word)).length;
      return { place, shared, share: shared / own.size };
    });
  return found.sort((a, b) => b.share - a.share || b.shared - a.shared)[0]?.place;
}

/**
 * Finds content lines by their words: in the page's own documents, in documents that lists show, and in facts. If no line
 * contains the whole term (a label and its value), it is found by its figure.
 */
export function contentSources(
  { documents, facts }: { documents: Documents; facts: Facts },
  factFiles: readonly ContentFile[],
): FindSource {
  const byFile = new Map(documents.map((document) => [document.file, linesOf(document, facts)]));
  const factLines = factFiles.flatMap((file) => linesOf(file, facts));
  const pages = new Map(pageSources(documents).map((page) => [page.path, page.documents]));
  const ofPages = new Set([...pages.values()].flat());
  const listed = documents.filter((document) => !ofPages.has(document));
  const linesIn = (of: Documents) => of.flatMap(({ file }) => byFile.get(file) ?? []);
  return (path, term, statement) => {
    const own = pages.get(path.replace(/\/versions\/.*/, "")) ?? [];
    const lines = [...linesIn(own), ...linesIn(listed), ...factLines];
    const words = new Set(squash(statement).split(" ").filter(Boolean));
    const figure = /\d[\d,.]*/.exec(term)?.[0].replace(/,/g, "");
    const sought = [squash(term), ...(figure ? [` ${figure} `] : [])];
    return sought.map((text) => bestLine(lines, text, words)).find(Boolean);
  };
}
