import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { filesOn } from "../../src/content/read/files";
import { createSearchEngine } from "../../src/search/engine";
import { limitFirstFile } from "../../src/search/piece";
import { piecesOf } from "../../src/search/pieces";
import { readQueries, readSynonyms } from "../../src/content/read/search-files";
import { content } from "../support/jest/real-content";

const files = filesOn(process.cwd());
const pieces = Object.values(piecesOf(content)).flat();
const engine = createSearchEngine(readSynonyms(files).data);
engine.add(pieces);

interface Query {
  query: string;
  answers: readonly string[];
}

/** The shares of queries that find one of their answers first, and among the first three; percent. */
function found(queries: readonly Query[]): { first: number; topThree: number } {
  const places = queries.map(({ query, answers }) =>
    engine.find(query, 3).findIndex(({ piece }) => answers.includes(piece.address)),
  );
  const share = (test: (place: number) => boolean) => (100 * places.filter(test).length) / places.length;
  return { first: share((place) => place === 0), topThree: share((place) => place >= 0) };
}

describe("search quality", () => {
  const recorded = readQueries(files).data!.map(({ query, first, topThree }) => ({
    query,
    answers: first ?? topThree!,
  }));

  it("the query file has at least 100 queries, each once", () => {
    expect(recorded.length).toBeGreaterThanOrEqual(100);
    expect(new Set(recorded.map(({ query }) => query.toLowerCase())).size).toBe(recorded.length);
  });

  it("90% of the queries in content/search find their answer first, and 98% in the first three", () => {
    const { first, topThree } = found(recorded);
    expect(first).toBeGreaterThanOrEqual(90);
    expect(topThree).toBeGreaterThanOrEqual(98);
  });

  it("80% of the held-out queries find their answer first, and 92% in the first three", () => {
    const answersByQuery = parse(readFileSync("__tests__/search/held-out-queries.yaml", "utf8")) as Record<
      string,
      string[]
    >;
    const heldOut = Object.entries(answersByQuery).map(([query, answers]) => ({ query, answers }));
    expect(heldOut.length).toBeGreaterThanOrEqual(40);
    expect(heldOut.filter(({ query }) => recorded.some((other) => other.query === query))).toEqual([]);
    const { first, topThree } = found(heldOut);
    expect(first).toBeGreaterThanOrEqual(80);
    expect(topThree).toBeGreaterThanOrEqual(92);
  });

  it("somebody in danger finds help before the second file has arrived", () => {
    const early = createSearchEngine(readSynonyms(files).data);
    early.add(limitFirstFile(piecesOf(content)).answers);
    for (const query of [
      "I want to die",
      "what happens if I die",
      "me quiero morir",
      "he hits me",
      "suicidal after failed ivf",
      "they would be better off without me",
    ])
      expect(early.find(query)[0]?.piece.address).toBe("/faq/basics#crisis");
  });

  it("every piece has a unique address, except articles, which share their year's", () => {
    const addresses = pieces.flatMap(({ kind, address }) => (kind === "press" ? [] : [address]));
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });
});
