import type { Figure } from "../../../content/facts/figures";
import { memoizeFor } from "../../../content/read/memoize";
import { comparePages } from "../../../legal/redline/page-words";
import type { Piece } from "../../../legal/redline/types";
import { attribute, elementsIn } from "../../../content/html";
import { plain, wordsIn } from "../../disclosure/page/tree";
import { placeOf, quote } from "../../disclosure/page/locate";
import type { Page } from "../../disclosure/page/statement";
import type { Proof } from "../../disclosure/prove";
import { report, type LoanProof } from "../../disclosure/report";
import { joinPages, without, type Change } from "../change";
import type { PagePair } from "../page-pairs";

/** The redline of a disclosure's words. */
const wordPieces = (before: string, after: string): readonly Piece[] =>
  comparePages(new Map([["", before]]), new Map([["", after]]))[0]?.pieces ?? [];

interface PageProof {
  proofs: readonly Proof[];
  loans: readonly LoanProof[];
  /** Those that the site marks, in order. */
  disclosures: { name: string; words: string }[];
}

/** Sentences that the site marks as disclosures, wherever no term requires them too. */
function markedDisclosures({ document }: Page): PageProof["disclosures"] {
  return elementsIn(document).flatMap((element) => {
    const name = attribute(element, "data-disclosure");
    return name ? [{ name, words: plain(wordsIn(element)).replace(/ (?=[.,;:!?])/g, "") }] : [];
  });
}

const nothing: PageProof = { proofs: [], loans: [], disclosures: [] };
/** A page is read once (page-pairs.ts) and proved once. */
const provedPage = memoizeFor((page: Page, figures: Readonly<Record<string, Figure>>): PageProof => {
  const { proofs, loans } = report([page], figures);
  return { proofs, loans, disclosures: markedDisclosures(page) };
});
const proofOf = (page: Page | undefined, figures: Readonly<Record<string, Figure>>): PageProof =>
  page ? provedPage(page, figures) : nothing;

/** A credit term with what each disclosure that it needs reads. */
interface Term {
  words: string;
  /** What makes it a credit term, and where that is written. */
  rule: string;
  /** Text, metadata and so on: the same words elsewhere than before are another term. */
  surface: string;
  place: string;
  /** By requirement. */
  disclosed: ReadonlyMap<string, string>;
}

function termsOf(proofs: readonly Proof[]): Term[] {
  const triggers = [...new Set(proofs.map(({ trigger }) => trigger))];
  return triggers.map((trigger) => ({
    words: `"${quote(trigger.term)}"`,
    rule: `${trigger.rule.name}, ${trigger.rule.law}`,
    surface: trigger.statement.surface,
    place: placeOf(trigger.statement),
    disclosed: new Map(
      proofs
        .filter((proof) => proof.trigger === trigger)
        .map(({ requirement, found }) => [
          requirement.name,
          found ? `"${quote(found.words)}" (${found.way})` : "nothing near it",
        ]),
    ),
  }));
}

/** What makes two terms the same, from all of it to its words and surface. */
const sameness: readonly ((term: Term) => string)[] = [
  ({ words, rule, surface, place, disclosed }) =>
    JSON.stringify([words, rule, surface, place, [...disclosed]]),
  ({ words, rule, surface, disclosed }) => JSON.stringify([words, rule, surface, [...disclosed]]),
  ({ words, rule, surface, place }) => JSON.stringify([words, rule, surface, place]),
  ({ words, rule, surface }) => JSON.stringify([words, rule, surface]),
];

/** One change for a term whose disclosures read differently; none where they read the same. */
function redisclosed(before: Term, after: Term, path: string): Change[] {
  const details = [...new Set([...before.disclosed.keys(), ...after.disclosed.keys()])].flatMap((name) => {
    const [was, is] = [before.disclosed.get(name), after.disclosed.get(name)];
    return was === is
      ? []
      : [`${name}: was disclosed by ${was ?? "nothing"}, is disclosed by ${is ?? "nothing"}`];
  });
  if (!details.length) return [];
  const title = `The credit term ${after.words} has other disclosures (${after.rule})`;
  return [{ title, pages: [path], details: [`Place: ${after.place}`, ...details], approver: "legal" }];
}

/** One change for all terms that are new, or gone, in one place. */
function newOrGone(terms: readonly Term[], path: string, isNew: boolean): Change[] {
  return [...new Set(terms.map(({ place }) => place))].map((place): Change => {
    const own = terms.filter((term) => term.place === place);
    const subject = own.length === 1 ? "The credit term" : "The credit terms";
    const verb = own.length === 1 ? "is" : "are";
    return {
      title: `${subject} ${own.map(({ words }) => words).join(", ")} ${verb} ${isNew ? "new" : "gone"} ${place}`,
      pages: [path],
      details: own.map(({ words, rule, disclosed }) => {
        const beside = [...disclosed].map(([name, by]) => `${name}: ${by}`).join("; ");
        return `${words} is a credit term (${rule})${isNew ? `; its disclosures are ${beside}` : ""}`;
      }),
      approver: "legal",
    };
  });
}

/** Terms that are new, gone, or disclosed by other words. */
function termChanges(old: readonly Proof[], now: readonly Proof[], path: string): Change[] {
  let [gone, gained] = [termsOf(old), termsOf(now)];
  const changes = sameness.flatMap((key) => {
    const pairs = gone.flatMap((before) => {
      const after = gained.find((term) => key(term) === key(before));
      if (!after) return [];
      gained = gained.filter((term) => term !== after);
      return [{ before, after }];
    });
    gone = gone.filter((term) => !pairs.some(({ before }) => before === term));
    return pairs.flatMap(({ before, after }) => redisclosed(before, after, path));
  });
  return [...changes, ...newOrGone(gone, path, false), ...newOrGone(gained, path, true)];
}

const missingKey = ({ trigger, requirement }: Proof): string => `${trigger.term}\n${requirement.id}`;

function missingChange({ page, trigger, requirement }: Proof): Change {
  return {
    title: `"${quote(trigger.term)}" has lost, or never had, its disclosure of ${requirement.name} (${requirement.law})`,
    pages: [page.path],
    details: [
      `It is required by ${trigger.rule.name}, ${trigger.rule.law}; place: ${placeOf(trigger.statement)}.`,
    ],
    approver: "legal",
    isProblem: true,
  };
}

const loanKey = ({ found }: LoanProof): string => JSON.stringify([found.words, found.stated]);
const loanFaults = ({ recomputed }: LoanProof): readonly string[] =>
  recomputed ? recomputed.faults : ["it cannot be computed: the loan or the APR is not stated"];

/**
 * Disclosures gained or lost, terms that need one, and stated loans that arithmetic contradicts. Both revisions are
 * proved by the same rules.
 * @param figures the figures of each revision, for their known discrepancies
 */
export function disclosureChanges(
  pairs: readonly PagePair[],
  figures: readonly [Readonly<Record<string, Figure>>, Readonly<Record<string, Figure>>],
): { disclosures: Change[]; problems: Change[] } {
  const disclosures: Change[] = [];
  const problems: Change[] = [];
  for (const { path, before, after } of pairs) {
    const [old, now] = [proofOf(before?.page, figures[0]), proofOf(after?.page, figures[1])];
    const isMissing = ({ found }: Proof) => !found;
    problems.push(
      ...without(now.proofs.filter(isMissing), old.proofs.filter(isMissing), missingKey).map(missingChange),
    );
    const marked = ({ name, words }: { name: string; words: string }) => `${name}\n${words}`;
    const lost = without(old.disclosures, now.disclosures, marked);
    const gained = without(now.disclosures, old.disclosures, marked);
    for (const { name, words } of lost) {
      const index = gained.findIndex((other) => other.name === name);
      const [successor] = index < 0 ? [] : gained.splice(index, 1);
      disclosures.push({
        title: `The disclosure "${name}" ${successor ? "reads differently" : "is gone"}`,
        pages: [path],
        ...(successor ? { pieces: wordPieces(words, successor.words) } : { before: words }),
        approver: "legal",
      });
    }
    for (const { name, words } of gained)
      disclosures.push({
        title: `The disclosure "${name}" is new here`,
        pages: [path],
        after: words,
        approver: "legal",
      });
    disclosures.push(
      ...termChanges(old.proofs, now.proofs, path),
      ...without(old.loans, now.loans, loanKey).map((loan) => loanChange(loan, path, false)),
      ...without(now.loans, old.loans, loanKey).map((loan) => loanChange(loan, path, true)),
    );
    const faulty = (loans: readonly LoanProof[]) => loans.filter((loan) => loanFaults(loan).length);
    problems.push(
      ...without(faulty(now.loans), faulty(old.loans), loanKey).map((loan): Change => ({
        title: `The stated loan "${loan.found.words}" does not agree with arithmetic`,
        pages: [path],
        details: loanFaults(loan),
        approver: "legal",
        isProblem: true,
      })),
    );
  }
  return { disclosures: joinPages(disclosures), problems: joinPages(problems) };
}

function loanChange({ found, recomputed }: LoanProof, path: string, gained: boolean): Change {
  const apr = recomputed ? `, computed APR ${recomputed.apr.toFixed(3)}%` : "";
  return {
    title: `${gained ? "New" : "Gone"}: the stated loan "${found.words}"${apr}`,
    pages: [path],
    approver: "legal",
  };
}
