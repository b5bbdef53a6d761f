import type { Figure } from "../../../content/facts/figures";
import { comparePages } from "../../../legal/redline/page-words";
import type { Piece } from "../../../legal/redline/types";
import { attribute, elementsIn, plain, wordsIn } from "../../disclosure/page/tree";
import { locate, quote } from "../../disclosure/page/locate";
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
const proved = new WeakMap<Page, PageProof>();

function proofOf(page: Page | undefined, figures: Readonly<Record<string, Figure>>): PageProof {
  if (!page) return nothing;
  const known = proved.get(page);
  if (known) return known;
  const { proofs, loans } = report([page], figures);
  const proof = { proofs, loans, disclosures: markedDisclosures(page) };
  proved.set(page, proof);
  return proof;
}

const termKey = ({ trigger, requirement, found }: Proof): string =>
  [trigger.term, trigger.rule.id, requirement.id, trigger.statement.surface, found?.words, found?.way].join(
    "\n",
  );

/** One change for a credit term, with all the disclosures that it needs. */
function termChanges(proofs: readonly Proof[], gained: boolean): Change[] {
  const terms = [...new Set(proofs.map(({ trigger }) => trigger))];
  return terms.map((trigger): Change => {
    const own = proofs.filter((proof) => proof.trigger === trigger);
    const details = own.map(({ requirement, found }) =>
      found
        ? `${requirement.name}: ${gained ? "is" : "was"} disclosed by "${quote(found.words)}" (${found.way})`
        : `**No disclosure** of ${requirement.name} (${requirement.law}) ${gained ? "is" : "was"} near it`,
    );
    return {
      title: `${gained ? "New" : "Gone"}: the credit term "${quote(trigger.term)}" or its disclosures (${trigger.rule.name}, ${trigger.rule.law})`,
      pages: [own[0]!.page.path],
      details: [`Place: ${locate(trigger.statement)}`, ...details],
      approver: "legal",
    };
  });
}

const missingKey = ({ trigger, requirement }: Proof): string => `${trigger.term}\n${requirement.id}`;

function missingChange({ page, trigger, requirement }: Proof): Change {
  return {
    title: `"${quote(trigger.term)}" has lost, or never had, its disclosure of ${requirement.name} (${requirement.law})`,
    pages: [page.path],
    details: [
      `It is required by ${trigger.rule.name}, ${trigger.rule.law}; place: ${locate(trigger.statement)}.`,
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
      ...termChanges(without(old.proofs, now.proofs, termKey), false),
      ...termChanges(without(now.proofs, old.proofs, termKey), true),
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
