// Removes disclosures from the statements of built pages, one at a time: the proof must report each one as missing.
import { expect, test } from "@playwright/test";
import { join } from "node:path";
import { builtPages } from "../../../src/tools/disclosure/built-pages";
import { sample } from "../../support/exhaustive";
import { prove, proveStatement, type Proof } from "../../../src/tools/disclosure/prove";
import type { Page, Statement } from "../../../src/tools/disclosure/page/statement";

/** The largest possible number of disclosures of one kind around a term. */
const maxRounds = 20;

/** Returns the part of the words that belongs to the term: the term itself, its end or its beginning. */
function shared(term: string, words: string): string {
  if (words.includes(term)) return term;
  const lengths = [...term].map((_, index) => term.length - index);
  const end = lengths.find((length) => words.startsWith(term.slice(-length)));
  const start = lengths.find((length) => words.endsWith(term.slice(0, length))) ?? 0;
  return end ? term.slice(-end) : term.slice(0, start);
}

/** Removes words from a statement, which may begin in its label. @param keep the part that stays */
function without({ label, text, ...rest }: Statement, words: string, keep: string): Statement {
  const whole = label ? `${label}: ${text}` : text;
  return { ...rest, label: "", text: whole.replace(words, () => keep) };
}

/** Removes whatever meets a requirement, repeatedly, until nothing does. */
function removeFound(page: Page, sought: Proof): "missed" | "term removed" | "still met" {
  const { rule, term } = sought.trigger;
  let [statements, own] = [page.statements, sought.trigger.statement];
  for (let round = 0; round < maxRounds; round += 1) {
    const proof = proveStatement(own, { ...page, statements }).find(
      ({ trigger, requirement }) =>
        trigger.rule === rule && trigger.term === term && requirement === sought.requirement,
    );
    if (!proof) return "term removed";
    if (!proof.found) return "missed";
    const { statement, words } = proof.found;
    const edited = without(statement, words, statement === own ? shared(term, words) : "");
    statements = statements.map((other) => (other === statement ? edited : other));
    if (statement === own) own = edited;
  }
  return "still met";
}

test("the proof reports each disclosure removed from a page as missing", () => {
  test.setTimeout(180_000);
  let removed = 0;
  // /tos has the same texts as /terms.
  const pages = builtPages(join(__dirname, "../../../public")).filter(
    ({ path }) => !path.startsWith("/tos/"),
  );
  for (const page of sample(pages, 24)) {
    const outcomes = prove(page).map((proof) => {
      const { trigger, requirement } = proof;
      return { term: trigger.term, requirement: requirement.id, outcome: removeFound(page, proof) };
    });
    removed += outcomes.length;
    const wrong = outcomes.filter(({ outcome }) => outcome !== "missed");
    expect.soft(wrong, page.path).toEqual([]);
  }
  expect(removed).toBeGreaterThan(400);
});
