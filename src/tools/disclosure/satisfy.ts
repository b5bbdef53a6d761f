import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { ancestors, attribute, elementsIn } from "../../content/html";
import type { Page, Region, Statement } from "./page/statement";
import type { Requirement } from "./rules/rule";
import type { Trigger } from "./find-triggers";

/** How a reader gets from the term to its disclosure. */
export type Way = "same words" | "same part" | "same section" | "link";

/** The disclosure found for a trigger term. */
export interface Found {
  readonly statement: Statement;
  /** The words that disclose. */
  readonly words: string;
  readonly way: Way;
  /** Visible statements from the term to the disclosure; 0 within one statement. */
  readonly distance: number;
}

/** The greatest distance within a section, in visible statements. */
export const nearest = 16;

/** The words of a text, read with its label, that meet a requirement. */
export function wordsFor(
  requirement: Requirement,
  { text, label }: Pick<Statement, "text" | "label">,
): string | undefined {
  const whole = label ? `${label}: ${text}` : text;
  for (const pattern of requirement.patterns) for (const match of whole.matchAll(pattern)) return match[0];
  return undefined;
}

/** Whether only the term's own statement can disclose: metadata and structured data are shown without the page. */
export const mustDiscloseItself = ({ rule, statement: { surface } }: Trigger): boolean =>
  rule.reach === "same words" || surface === "metadata" || surface === "structured data";

/** Whether a statement can disclose: only visible text can, and text in a closed answer only for terms in that answer. */
function visibleFrom(candidate: Statement, term: Statement): boolean {
  return candidate.surface === "text" && (!candidate.closedIn || term.regions.includes(candidate.closedIn));
}

function wayTo(
  candidate: Statement,
  term: Statement,
  targets: readonly Tree.Element[],
  place: Region | undefined,
): Way | undefined {
  if (candidate === term) return "same words";
  if (place && candidate.regions.includes(place)) return "same part";
  const [part] = term.regions;
  const section =
    term.closedIn ?? term.regions.find(({ tagName }) => ["section", "footer", "article"].includes(tagName));
  const distance = Math.abs(candidate.position - term.position);
  if (part && candidate.regions.includes(part) && distance <= nearest) return "same part";
  const outer = term.regions.find(({ tagName }) => tagName === "section") ?? section;
  if (!term.closedIn && outer && candidate.regions.includes(outer) && distance <= nearest)
    return "same section";
  return ancestors(candidate.node).some((element) => targets.includes(element)) ? "link" : undefined;
}

/** The elements that a statement's links point to. */
function targetsOf({ linksTo }: Statement, page: Page): Tree.Element[] {
  return linksTo.length
    ? elementsIn(page.document).filter((element) => linksTo.includes(attribute(element, "id") ?? ""))
    : [];
}

const order: readonly Way[] = ["same words", "same part", "same section", "link"];

/**
 * Finds the nearest disclosure that meets a requirement of a trigger term.
 * @param place an element in which one sentence discloses for every term, at any distance
 * @returns undefined when there is none near the term
 */
export function satisfy(
  trigger: Trigger,
  requirement: Requirement,
  page: Page,
  place?: Region,
): Found | undefined {
  const { statement: term } = trigger;
  const candidates = mustDiscloseItself(trigger)
    ? [term]
    : page.statements.filter((candidate) => candidate === term || visibleFrom(candidate, term));
  const targets = targetsOf(term, page);
  const found = candidates.flatMap((statement): Found[] => {
    const words = wordsFor(requirement, statement);
    const way = words && wayTo(statement, term, targets, place);
    return way ? [{ statement, words, way, distance: Math.abs(statement.position - term.position) }] : [];
  });
  return found.sort((a, b) => order.indexOf(a.way) - order.indexOf(b.way) || a.distance - b.distance)[0];
}
