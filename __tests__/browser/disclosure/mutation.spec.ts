// Removes disclosures from the built pages' HTML, one at a time: the proof must report each one as missing. If a disclosure
// serves several terms of a kind, such as a table's heading, it is removed for one of them.
import { expect, test } from "@playwright/test";
import { join } from "node:path";
import { builtHtml } from "../../../src/tools/disclosure/built-pages";
import { locate } from "../../../src/tools/disclosure/page/locate";
import { readDocument, readPage } from "../../../src/tools/disclosure/page/read-page";
import { prove, proveStatement, type Proof } from "../../../src/tools/disclosure/prove";
import type { Page, Statement } from "../../../src/tools/disclosure/page/statement";
import type { Found } from "../../../src/tools/disclosure/satisfy";
import { exhaustive, sample } from "../../support/exhaustive";
import { removeWords } from "./remove";

const keyOf = ({ trigger, requirement }: Proof): string =>
  [trigger.rule.id, trigger.term, locate(trigger.statement), requirement.id].join(" | ");

/** A key that all terms of a kind share if one disclosure serves them. */
const disclosureOf = ({ trigger, requirement, found }: Proof): string =>
  [trigger.rule.id, requirement.id, found && locate(found.statement)].join(" | ");

/** The largest possible number of disclosures of one kind around a term. */
const maxRounds = 20;

/** Returns the part of the words that belongs to the term: the term itself, its end or its beginning. */
function shared(term: string, words: string): string {
  if (words.includes(term)) return term;
  const lengths = [...term].map((_, index) => term.length - index);
  const length =
    lengths.find((n) => words.startsWith(term.slice(-n)) || words.endsWith(term.slice(0, n))) ?? 0;
  return words.startsWith(term.slice(-length)) ? term.slice(-length) : term.slice(0, length);
}

/**
 * Locates words that were read with their label ("APR: 9.74%"): in the element itself, as far as they extend into it, or
 * else in the cell or line that labels it.
 */
function locateWords({ statement, words }: Found, page: Page): { statement: Statement; words: string } {
  const { label, text } = statement;
  const start = label ? label.length + 2 : 0;
  const from = (label ? `${label}: ${text}` : text).indexOf(words);
  const own = text.slice(Math.max(from - start, 0), Math.max(from + words.length - start, 0));
  const heading = page.statements.findLast(
    (other) =>
      other.surface === "text" &&
      other.position < statement.position &&
      label.includes(other.text) &&
      other.text.includes(words),
  );
  return own || !heading ? { statement, words: own || words } : { statement: heading, words };
}

/** Removes whatever meets a requirement, repeatedly, until nothing does. */
function removeFound(
  path: string,
  html: string,
  sought: Proof,
  nth: number,
): "missed" | "term removed" | "still met" {
  const [key, { term }] = [keyOf(sought), sought.trigger];
  let page = readPage(path, html);
  const candidates = (within?: Statement["node"]) =>
    page.statements
      .filter(({ label, text, node }) => (within ?? node) === node && `${label}: ${text}`.includes(term))
      .flatMap((statement) => proveStatement(statement, page))
      .filter((candidate) => keyOf(candidate) === key);
  // Identified by its element, because removing another cell's words also removes the same term there and changes the order.
  const before = candidates().slice(0, nth + 1);
  const node = before[nth]?.trigger.statement.node;
  const inNode = before.filter(({ trigger }) => trigger.statement.node === node).length - 1;
  for (let round = 0; round < maxRounds; round += 1) {
    const proof = candidates(node)[inNode];
    if (!proof) return "term removed";
    if (!proof.found) return "missed";
    const { statement, words } = locateWords(proof.found, page);
    const keep = statement === proof.trigger.statement ? shared(term, words) : "";
    if (!removeWords(statement.node, words, keep, statement.name)) return "still met";
    page = readDocument(path, page.document);
  }
  return "still met";
}

test("the proof reports each disclosure removed from a page as missing (6 of each page at most)", () => {
  test.setTimeout(exhaustive ? 1_800_000 : 180_000);
  let removed = 0;
  for (const [path, html] of builtHtml(join(__dirname, "../../../public"))) {
    // /tos has the same texts as /terms.
    if (path.startsWith("/tos/")) continue;
    const proofs = prove(readPage(path, html));
    const keys = proofs.map(keyOf);
    const disclosures = proofs.map(disclosureOf);
    const each = [...proofs.keys()].filter((index) => disclosures.indexOf(disclosures[index]!) === index);
    const outcomes = sample(each, 6).map((index) => {
      const proof = proofs[index]!;
      const nth = keys.slice(0, index).filter((key) => key === keys[index]).length;
      return { key: keys[index], outcome: removeFound(path, html, proof, nth) };
    });
    removed += outcomes.length;
    expect
      .soft(
        outcomes.filter(({ outcome }) => outcome !== "missed"),
        path,
      )
      .toEqual([]);
  }
  expect(removed).toBeGreaterThan(40);
});
