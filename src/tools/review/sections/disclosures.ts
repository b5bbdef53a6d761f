import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Figures } from "../../../content/facts/figures";
import { memoizeFor } from "../../../content/read/memoize";
import { compareWords } from "../../../legal/redline/page-words";
import { ancestors, attribute, elementsIn } from "../../../content/html";
import { isHidden, isVisuallyHidden, plain, wordsIn } from "../../disclosure/page/tree";
import { placeOf, quote } from "../../disclosure/page/locate";
import type { Page } from "../../disclosure/page/statement";
import { byTrigger, type Proof } from "../../disclosure/prove";
import { report, type LoanProof } from "../../disclosure/report";
import { allKeys, changesOnPages, paired, replacements, without, type Change } from "../change";
import type { PagePair } from "../page-pairs";
import type { Site } from "../site";

/** A sentence that the site marks as a disclosure, whether or not a term requires it. */
interface Marked {
  name: string;
  words: string;
  /** Why not every visitor gets it, as the end of a sentence; empty if all do. */
  hidden: string;
}

const isClosed = (element: Tree.Element): boolean =>
  (/^(?:details|dialog)$/.test(element.tagName) && attribute(element, "open") === undefined) ||
  attribute(element, "popover") !== undefined;

/** Ways in which an element hides what is in it. */
const waysToHide: readonly [why: string, hides: (element: Tree.Element) => boolean][] = [
  ["hidden until a visitor opens it", isClosed],
  ["hidden", isHidden],
  ["for screen readers only", isVisuallyHidden],
  ["hidden from screen readers", (element) => attribute(element, "aria-hidden") === "true"],
];

function markedDisclosures({ document }: Page): Marked[] {
  return elementsIn(document).flatMap((element) => {
    const name = attribute(element, "data-disclosure");
    if (!name) return [];
    // A disclosure that opens itself, such as the licenses, is closed on purpose: only what is around it counts.
    const around = ancestors(element).filter((other) => other !== element || !isClosed(element));
    const ways = waysToHide.flatMap(([why, hides]) => (around.some(hides) ? why : []));
    const words = plain(wordsIn(element)).replace(/ (?=[.,;:!?])/g, "");
    return [{ name, words, hidden: ways.join(", ") }];
  });
}

/** Cached by page: page-pairs.ts reads each page once. */
const provedPage = memoizeFor((page: Page, figures: Figures) => {
  const { proofs, loans } = report([page], figures);
  return { proofs, loans, marked: markedDisclosures(page) };
});
const proofOf = (page: Page | undefined, figures: Figures = {}) =>
  page ? provedPage(page, figures) : { proofs: [], loans: [], marked: [] };

function markedChanges(old: readonly Marked[], now: readonly Marked[]): Change[] {
  const key = ({ name, words, hidden }: Marked) => `${name}\n${words}\n${hidden}`;
  return replacements(old, now, key).map(({ before, after }): Change => {
    const title = `The disclosure "${(before ?? after)!.name}"`;
    if (!before) return { title: `${title} is new here`, after: after!.words, approver: "legal" };
    if (!after) return { title: `${title} was removed`, before: before.words, approver: "legal" };
    const { pieces } = compareWords(before.words, after.words);
    const shown =
      before.hidden === after.hidden ? "changed" : `is now ${after.hidden || "shown to everybody"}`;
    return { title: `${title} ${shown}`, pieces, approver: "legal" };
  });
}

/** A credit term with the words of its disclosures. */
interface Term {
  words: string;
  /** The rule that makes it a credit term, and the law. */
  rule: string;
  /** Text, metadata and so on: the same words on another surface are another term. */
  surface: string;
  place: string;
  /** By requirement. */
  disclosed: ReadonlyMap<string, string>;
}

function termsOf(proofs: readonly Proof[]): Term[] {
  return byTrigger(proofs).map((own) => {
    const { rule, statement, term } = own[0]!.trigger;
    const disclosed = own.map(({ requirement, found }): [string, string] => [
      requirement.name,
      found ? `"${quote(found.words)}" (${found.way})` : "nothing near it",
    ]);
    return {
      words: `"${quote(term)}"`,
      rule: `${rule.name}, ${rule.law}`,
      surface: statement.surface,
      place: placeOf(statement),
      disclosed: new Map(disclosed),
    };
  });
}

/** What two terms are matched by, from the strictest to words, rule and surface. */
const sameness = [
  ({ words, rule, surface, place, disclosed }: Term) => [words, rule, surface, place, ...disclosed],
  ({ words, rule, surface, disclosed }: Term) => [words, rule, surface, ...disclosed],
  ({ words, rule, surface, place }: Term) => [words, rule, surface, place],
  ({ words, rule, surface }: Term) => [words, rule, surface],
].map(
  (partsOf) => (before: Term, after: Term) =>
    JSON.stringify(partsOf(before)) === JSON.stringify(partsOf(after)),
);

/** One change for a term whose disclosures changed; none if they are the same. */
function redisclosed(before: Term, after: Term): Change[] {
  const details = allKeys(before.disclosed.keys(), after.disclosed.keys()).flatMap((name) => {
    const [was, is] = [before, after].map(({ disclosed }) => disclosed.get(name) ?? "nothing");
    return was === is ? [] : [`${name}: was disclosed by ${was}, is disclosed by ${is}`];
  });
  if (!details.length) return [];
  const title = `The credit term ${after.words} has other disclosures (${after.rule})`;
  return [{ title, details: [`Place: ${after.place}`, ...details], approver: "legal" }];
}

/** One change for all new terms in one place, or for all removed ones. */
function addedOrRemoved(terms: readonly Term[], isNew: boolean): Change[] {
  const [one, several] = isNew ? ["is new", "are new"] : ["no longer appears", "no longer appear"];
  return [...new Set(terms.map(({ place }) => place))].map((place): Change => {
    const own = terms.filter((term) => term.place === place);
    const words = own.map((term) => term.words).join(", ");
    return {
      title: `The credit ${own.length === 1 ? `term ${words} ${one}` : `terms ${words} ${several}`} ${place}`,
      details: own.map(({ words: term, rule, disclosed }) => {
        const disclosures = [...disclosed].map(([name, by]) => `${name}: ${by}`).join("; ");
        return `${term} is a credit term (${rule})${isNew ? `; its disclosures are ${disclosures}` : ""}`;
      }),
      approver: "legal",
    };
  });
}

/** Terms that are new, removed, or disclosed by other words. */
function termChanges(old: readonly Proof[], now: readonly Proof[]): Change[] {
  const pairs = paired(termsOf(old), termsOf(now), ...sameness);
  const removed = pairs.flatMap(({ before, after }) => (before && !after ? before : []));
  const added = pairs.flatMap(({ before, after }) => (after && !before ? after : []));
  return [
    ...pairs.flatMap(({ before, after }) => (before && after ? redisclosed(before, after) : [])),
    ...addedOrRemoved(removed, false),
    ...addedOrRemoved(added, true),
  ];
}

/** Terms without a required disclosure that had it before, or were not there before. */
function missingChanges(old: readonly Proof[], now: readonly Proof[]): Change[] {
  const unmet = (proofs: readonly Proof[]) => proofs.filter(({ found }) => !found);
  const key = ({ trigger, requirement }: Proof) => `${trigger.term}\n${requirement.id}`;
  return without(unmet(now), unmet(old), key).map(({ trigger: { term, rule, statement }, requirement }) => ({
    title: `"${quote(term)}" is missing its disclosure of ${requirement.name} (${requirement.law})`,
    details: [`Required because of: ${rule.name}, ${rule.law}. Place: ${placeOf(statement)}.`],
    approver: "legal",
    isProblem: true,
  }));
}

const loanKey = ({ found }: LoanProof): string => JSON.stringify([found.words, found.stated]);

function loanChange(verb: string, { found, recomputed }: LoanProof): Change {
  const apr = recomputed ? `, computed APR ${recomputed.apr.toFixed(3)}%` : "";
  return { title: `${verb}: the stated loan "${found.words}"${apr}`, approver: "legal" };
}

/** Stated loans with computation errors that they did not have before. */
function loanProblems(old: readonly LoanProof[], now: readonly LoanProof[]): Change[] {
  const faultsOf = ({ recomputed }: LoanProof): readonly string[] =>
    recomputed ? recomputed.faults : ["it cannot be computed: the loan or the APR is not stated"];
  const faulty = (loans: readonly LoanProof[]) => loans.filter((loan) => faultsOf(loan).length);
  return without(faulty(now), faulty(old), loanKey).map((loan) => ({
    title: `The stated loan "${loan.found.words}" does not match the computed values`,
    details: faultsOf(loan),
    approver: "legal",
    isProblem: true,
  }));
}

/**
 * New and removed disclosures, terms that lack one, and stated loans with computation errors. The same rules prove both
 * revisions.
 */
export function disclosureChanges(before: Site, after: Site, pairs: readonly PagePair[]) {
  const pages = pairs.map((pair) => ({
    path: pair.path,
    old: proofOf(pair.before?.page, before.description.figures),
    now: proofOf(pair.after?.page, after.description.figures),
  }));
  return {
    disclosures: changesOnPages(pages, ({ old, now }) => [
      ...markedChanges(old.marked, now.marked),
      ...termChanges(old.proofs, now.proofs),
      ...without(old.loans, now.loans, loanKey).map((loan) => loanChange("Removed", loan)),
      ...without(now.loans, old.loans, loanKey).map((loan) => loanChange("New", loan)),
    ]),
    problems: changesOnPages(pages, ({ old, now }) => [
      ...missingChanges(old.proofs, now.proofs),
      ...loanProblems(old.loans, now.loans),
    ]),
  };
}
