import { locate, quote } from "./page/locate";
import type { LoanProof, Report } from "./report";
import { byTrigger, type Proof } from "./prove";
import { pastRequirements } from "./rules/dated-press";
import { notApplied, requirements } from "./rules/requirements";
import { triggerRules } from "./rules/trigger-terms";
import { plural } from "../../content/plural";

const cell = (text: string): string => text.replace(/\|/g, "\\|");
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

function disclosure({ requirement, found }: Proof): string {
  if (!found) return `**MISSING** ${requirement.id}`;
  const distance = found.way === "same words" ? found.way : `${found.way}, ${plural(found.distance, "node")}`;
  return `${requirement.id}: "${quote(found.words)}" (${distance})`;
}

/** One row per term, with everything that it requires. */
function termRow(proofs: readonly Proof[], sourceOf: Report["sourceOf"]): string {
  const [{ page, trigger }] = proofs as readonly [Proof];
  const { term, rule, statement } = trigger;
  const disclosures = proofs.map(disclosure).join("; ");
  return row([`"${quote(term)}"`, rule.id, sourceOf(page, trigger) ?? "", locate(statement), disclosures]);
}

function loanLine({ found, recomputed }: LoanProof): string {
  const place = `${locate(found.statement)}: "${found.words}"`;
  if (!recomputed) return `- ${place}: **NOT COMPUTABLE**`;
  const { stated, apr, payment, discrepancy, faults } = recomputed;
  return [
    `- ${place}. $${stated.loan} at ${stated.apr}%: computed payment $${payment}, computed APR ${apr.toFixed(3)}%.`,
    discrepancy ? ` Published nevertheless (${discrepancy.reference}).` : "",
    stated.total === undefined ? "" : ` Total $${stated.total}.`,
    stated.financeCharge === undefined ? "" : ` Cost $${stated.financeCharge}.`,
    faults.length ? ` **WRONG: ${faults.join("; ")}**` : "",
  ].join("");
}

function pageSection(path: string, { proofs, loans, sourceOf }: Report): string[] {
  const own = proofs.filter(({ page }) => page.path === path);
  const ownLoans = loans.filter(({ page }) => page.path === path);
  const rows = byTrigger(own).map((ofTerm) => termRow(ofTerm, sourceOf));
  const heads = ["Term", "Rule", "Content", "Place on the page", "Disclosures"];
  const table = rows.length ? [row(heads), row(heads.map(() => "---")), ...rows, ""] : [];
  const sums = ownLoans.length ? ["Computed again:", "", ...ownLoans.map(loanLine), ""] : [];
  return [`## ${path}`, "", ...table, ...sums];
}

const rules = [
  "## The rules",
  "",
  row(["Rule", "Law", "Meaning", "Read"]),
  row(Array(4).fill("---")),
  ...[...triggerRules, ...requirements, ...pastRequirements].map(({ id, law, summary, read }) =>
    row([id, law, summary, read]),
  ),
  ...notApplied.map(({ law, summary, read }) => row(["not applied", law, summary, read])),
];

/**
 * Formats the proof for a pull request, line by line: equal for equal sites, without dates, classes or indexes.
 * Distances are in nodes: visible pieces of text (paragraphs, cells, list entries) between the term and its disclosure.
 */
export function manifest(report: Report): string {
  const paths = [...new Set([...report.proofs, ...report.loans].map(({ page }) => page.path))];
  return [
    "# Disclosure proof",
    "",
    "Every term on the built site that requires a disclosure (12 CFR 1026.24), with the words that disclose it, and every loan computed again.",
    "Written by `npm run disclosures -- --write`; do not edit. A change here is a change in what the site advertises: read it before you approve it.",
    "",
    "One row per term. Distance is in nodes: pieces of visible text, such as a paragraph or a cell, from the term to its disclosure.",
    "",
    `${report.pages} pages read, ${report.proofs.length} disclosures required, ${report.proofs.filter(({ found }) => !found).length} missing, ${report.loans.length} loans computed again.`,
    "",
    ...paths.flatMap((path) => pageSection(path, report)),
    ...rules,
    "",
  ].join("\n");
}
