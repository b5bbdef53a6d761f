// Every disclosure of the built site is taken out of its page's HTML, and every one must be missed.
import { expect, test } from "@playwright/test";
import { join } from "node:path";
import { builtHtml } from "../../../src/tools/disclosure/built-pages";
import { locate } from "../../../src/tools/disclosure/page/locate";
import { readDocument, readPage } from "../../../src/tools/disclosure/page/read-page";
import { prove, proveStatement, type Proof } from "../../../src/tools/disclosure/prove";
import { removeWords } from "./remove";

const built = builtHtml(join(__dirname, "../../../public"));
const keyOf = ({ trigger, requirement }: Proof): string =>
  [trigger.rule.id, trigger.term, locate(trigger.statement), requirement.id].join(" | ");

/** More disclosures of one kind than this never stand around one term. */
const most = 20;

/** The part of the words that belongs to the term: the term itself, its end, or its beginning. */
function shared(term: string, words: string): string {
  if (words.includes(term)) return term;
  const lengths = [...term].map((_, index) => term.length - index);
  const length =
    lengths.find((n) => words.startsWith(term.slice(-n)) || words.endsWith(term.slice(0, n))) ?? 0;
  return words.startsWith(term.slice(-length)) ? term.slice(-length) : term.slice(0, length);
}

/** Takes out what meets a requirement, and what meets it then, until nothing does. */
function takeOut(
  path: string,
  html: string,
  sought: Proof,
  nth: number,
): "missed" | "term gone" | "still met" {
  const [key, { term }] = [keyOf(sought), sought.trigger];
  let page = readPage(path, html);
  for (let round = 0; round < most; round += 1) {
    const statements = page.statements.filter(({ label, text }) => `${label}: ${text}`.includes(term));
    const proof = statements
      .flatMap((statement) => proveStatement(statement, page))
      .filter((candidate) => keyOf(candidate) === key)[nth];
    if (!proof) return "term gone";
    if (!proof.found) return "missed";
    const { statement, words } = proof.found;
    const keep = statement === proof.trigger.statement ? shared(term, words) : "";
    if (!removeWords(statement.node, words, keep, statement.name)) return "still met";
    page = readDocument(path, page.document);
  }
  return "still met";
}

for (const [path, html] of built) {
  const proofs = prove(readPage(path, html));
  // /tos repeats /terms to the letter.
  if (!proofs.length || path.startsWith("/tos/")) continue;
  test(`every disclosure on ${path} is missed when it is taken out`, () => {
    test.setTimeout(180_000);
    const keys = proofs.map(keyOf);
    const outcomes = proofs.map((proof, index) => ({
      key: keys[index],
      outcome: takeOut(path, html, proof, keys.slice(0, index).filter((key) => key === keys[index]).length),
    }));
    expect(outcomes.filter(({ outcome }) => outcome !== "missed")).toEqual([]);
  });
}
