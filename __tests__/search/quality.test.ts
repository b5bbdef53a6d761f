import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { filesOn } from "../../src/content/read/files";
import { loadContent } from "../../src/content/read/load-content";
import { checkContext, root } from "../../src/gatsby/check-context";
import { createSearchEngine } from "../../src/search/engine";
import { piecesOf } from "../../src/search/pieces";
import { readQueries, readSynonyms } from "../../src/content/read/search-files";

const files = filesOn(root);
const pieces = Object.values(piecesOf(loadContent(root, checkContext()))).flat();
const engine = createSearchEngine(readSynonyms(files).data);
engine.add(pieces);

/** The share of queries that find one of their answers in one of the first `places`, in percent. */
function found(queries: readonly { query: string; answers: readonly string[] }[], places: number): number {
  const hits = queries.filter(({ query, answers: expected }) =>
    engine.find(query, places).some(({ piece }) => expected.includes(piece.address)),
  );
  return (100 * hits.length) / queries.length;
}

describe("what the search finds", () => {
  const recorded = readQueries(files).data!.map(({ query, first, topThree }) => ({
    query,
    answers: first ?? topThree!,
  }));

  it("the query file has at least 100 queries, each once", () => {
    expect(recorded.length).toBeGreaterThanOrEqual(100);
    expect(new Set(recorded.map(({ query }) => query.toLowerCase())).size).toBe(recorded.length);
  });

  it("of the queries in content/search, 90% find their answer first and 98% in the first three", () => {
    expect(found(recorded, 1)).toBeGreaterThanOrEqual(90);
    expect(found(recorded, 3)).toBeGreaterThanOrEqual(98);
  });

  it("of queries that the search was not tuned for, 80% find it first and 92% in the first three", () => {
    const heldBack = parse(
      readFileSync("__tests__/search/held-back-queries.yaml", "utf8"),
    ) as typeof recorded;
    expect(heldBack.length).toBeGreaterThanOrEqual(40);
    expect(heldBack.filter(({ query }) => recorded.some((other) => other.query === query))).toEqual([]);
    expect(found(heldBack, 1)).toBeGreaterThanOrEqual(80);
    expect(found(heldBack, 3)).toBeGreaterThanOrEqual(92);
  });

  it("every piece has an address of its own, but articles, which share their year's", () => {
    const addresses = pieces.flatMap(({ kind, address }) => (kind === "press" ? [] : [address]));
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });
});
