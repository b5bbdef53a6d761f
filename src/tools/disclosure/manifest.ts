import { locate, quote } from "./page/locate";
import type { LoanProof, Report } from "./report";
import type { Proof } from "./prove";
import { pastRequirements } from "./rules/dated-press";
import { requirements } from "./rules/requirements";
import { notApplied, triggerRules } from "./rules/trigger-terms";

const cell = (text: string): string => text.replace(/\|/g, "\\|");
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const nodes = (count: number): string => `${count} ${count === 1 ? "node" : "nodes"}`;

function proofRow({ trigger, requirement, found }: Proof): string {
  const { term, rule, statement } = trigger;
  const answer = found
    ? [
        `"${quote(found.words)}", ${found.statement === statement ? "there" : locate(found.statement)}`,
        found.way === "same words" ? found.way : `${found.way}, ${nodes(found.distance)}`,
      ]
    : ["**MISSING**", ""];
  return row([`"${quote(term)}"`, rule.id, locate(statement), requirement.id, ...answer]);
}

function loanLine({ found, recomputed }: LoanProof): string {
  const place = `${locate(found.statement)}: "${found.words}"`;
  if (!recomputed) return `- ${place}: **NOT COMPUTABLE**`;
  const { stated, apr, payment, discrepancy, faults } = recomputed;
  const note = discrepancy ? ` Published all the same (${discrepancy.reference}).` : "";
  const sums = [
    stated.total === undefined ? "" : ` Total $${stated.total}.`,
    stated.financeCharge === undefined ? "" : ` Cost $${stated.financeCharge}.`,
  ].join("");
  return `- ${place}. $${stated.loan} at ${stated.apr}%: computed payment $${payment}, computed APR ${apr.toFixed(3)}%.${note}${sums}${faults.length ? ` **WRONG: ${faults.join("; ")}**` : ""}`;
}

function pageSection(path: string, { proofs, loans }: Report): string[] {
  const own = proofs.filter(({ page }) => page.path === path);
  const ownLoans = loans.filter(({ page }) => page.path === path);
  const table = own.length
    ? [
        row(["Term", "Rule", "Where", "Needs", "Found", "Distance"]),
        row(Array(6).fill("---")),
        ...own.map(proofRow),
        "",
      ]
    : [];
  const sums = ownLoans.length ? ["Computed again:", "", ...ownLoans.map(loanLine), ""] : [];
  return [`## ${path}`, "", ...table, ...sums];
}

const rules = [
  "## The rules",
  "",
  row(["Rule", "Law", "Says", "Read"]),
  row(Array(4).fill("---")),
  ...[...triggerRules, ...requirements, ...pastRequirements].map(({ id, law, says, read }) =>
    row([id, law, says, read]),
  ),
  ...notApplied.map(({ law, says, read }) => row(["not applied", law, says, read])),
];

/**
 * The proof as a file that a pull request shows line by line: the same for the same site, without dates, classes or indexes.
 * Distances are in nodes: visible pieces of text (paragraphs, cells, list entries) between the term and its disclosure.
 */
export function manifest(report: Report): string {
  const paths = [...new Set([...report.proofs, ...report.loans].map(({ page }) => page.path))];
  return [
    "# Disclosure proof",
    "",
    "Every term on the built site that asks for a disclosure (12 CFR 1026.24), with the words that disclose it, and every loan computed again.",
    "Written by `npm run disclosures -- --write`; do not edit. A change here is a change in what the site advertises: read it before you approve it.",
    "",
    "Distance is in nodes: pieces of visible text, such as a paragraph or a cell, from the term to its disclosure.",
    "",
    `${report.pages} pages read, ${report.proofs.length} disclosures asked for, ${report.proofs.filter(({ found }) => !found).length} missing, ${report.loans.length} loans computed again.`,
    "",
    ...paths.flatMap((path) => pageSection(path, report)),
    ...rules,
    "",
  ].join("\n");
}
