import type { Files } from "../../content/read/files";
import { movedTo, suggest } from "../../content/schema/did-you-mean";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { createSearchEngine } from "../../search/engine";
import { anchorsOf } from "./anchors";
import { piecesOf, type SearchSource } from "../../search/pieces";
import { readQueries, readSynonyms } from "../../content/read/search-files";

/** Runs every query of content/search/queries.yaml as a visitor's browser would. */
export function checkSearch(source: SearchSource, files: Files): Diagnostic[] {
  const queries = readQueries(files);
  const synonyms = readSynonyms(files);
  const problems = [...queries.problems, ...synonyms.problems];
  if (problems.length) return problems;
  const pieces = Object.values(piecesOf(source)).flat();
  const engine = createSearchEngine(synonyms.data);
  engine.add(pieces);
  const known = pieces.map(({ address }) => address);
  /** The result that contains a place, such as the question above a former id (`was:`). */
  const resultAt = (address: string) => {
    const [path = ""] = address.split("#");
    const places =
      anchorsOf(source.documents, [], source.facts)
        .get(path)
        ?.map(({ id }) => `${path}#${id}`) ?? [];
    return places.slice(0, places.indexOf(address) + 1).findLast((place) => known.includes(place));
  };
  return queries.data!.flatMap(({ query, first, topThree }, line): Diagnostic[] => {
    const expected = first ?? topThree!;
    const problem = (message: string, wanted: string, fix: string): Diagnostic[] => [
      { ...queries.source.placeOf([line]), message, expected: wanted, fix },
    ];
    const dead = expected.find((address) => !known.includes(address));
    if (queries.data!.findIndex((other) => other.query === query) < line)
      return problem(
        `the query "${query}" is listed twice`,
        "each query once, with all the results that answer it",
        "merge the two lines",
      );
    if (dead)
      return problem(
        `"${query}" expects \`${dead}\`, which is not in the search index`,
        "the address of a page, a question, a clause, a glossary term or an article",
        suggest(movedTo(dead, known) ?? resultAt(dead) ?? dead, known, "correct the address"),
      );
    const found = engine.find(query, first ? 1 : 3).map(({ piece }) => piece.address);
    if (found.some((address) => expected.includes(address))) return [];
    return problem(
      `"${query}" finds ${found.map((address) => `\`${address}\``).join(", ") || "nothing"}`,
      `\`${expected.join("` or `")}\` ${first ? "first" : "among the first three"}`,
      "add the missing words to `search:` of the expected result",
    );
  });
}
