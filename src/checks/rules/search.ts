import type { Files } from "../../content/read/files";
import { suggest } from "../../content/schema/did-you-mean";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { createSearchEngine } from "../../search/engine";
import { piecesOf, type SearchSource } from "../../search/pieces";
import { queriesFile, readQueries, readSynonyms } from "../../content/read/search-files";

/** Tries every query of content/search/queries.yaml as a visitor's browser would. */
export function checkSearch(source: SearchSource, files: Files): Diagnostic[] {
  const queries = readQueries(files);
  const synonyms = readSynonyms(files);
  const problems = [...queries.problems, ...synonyms.problems];
  if (problems.length) return problems;
  const pieces = Object.values(piecesOf(source)).flat();
  const engine = createSearchEngine(synonyms.data);
  engine.add(pieces);
  const known = pieces.map(({ address }) => address);
  return queries.data!.flatMap(({ query, first, topThree }, line): Diagnostic[] => {
    const expected = first ?? topThree!;
    const place = { file: queriesFile, ...queries.source.placeOf([line]) };
    const dead = expected.find((address) => !known.includes(address));
    if (queries.data!.findIndex((other) => other.query === query) < line)
      return [
        {
          ...place,
          message: `the query "${query}" is there twice`,
          expected: "every query once, with all the pieces that answer it",
          fix: "merge the two lines",
        },
      ];
    if (dead)
      return [
        {
          ...place,
          message: `"${query}" expects \`${dead}\`, which the search does not know`,
          expected: "the address of a page, a question, a clause, a glossary term or an article",
          fix: suggest(dead, known, "correct the address"),
        },
      ];
    const found = engine.find(query, first ? 1 : 3).map(({ piece }) => piece.address);
    if (found.some((address) => expected.includes(address))) return [];
    return [
      {
        ...place,
        message: `"${query}" finds ${found.map((address) => `\`${address}\``).join(", ") || "nothing"}`,
        expected: `\`${expected.join("` or `")}\` ${first ? "first" : "among the first three"}`,
        fix: "add the words that the text lacks to `search:` of the expected piece",
      },
    ];
  });
}
