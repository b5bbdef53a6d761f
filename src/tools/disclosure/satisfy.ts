import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { ancestors, attribute, elementsIn } from "../../content/html";
import { memoizeFor } from "../../content/read/memoize";
import type { Page, Statement } from "./page/statement";
import type { Requirement } from "./rules/rule";
import type { Trigger } from "./find-triggers";

/** How a reader gets from the term to its disclosure, the nearest way first. */
const ways = ["same words", "same part", "same section", "link"] as const;
type Way = (typeof ways)[number];

/** The disclosure found for a trigger term. */
export interface Found {
  readonly statement: Statement;
  /** The words that disclose. */
  readonly words: string;
  readonly way: Way;
  /** Visible statements from the term to the disclosure; 0 within one statement. */
  readonly distance: number;
}

/** The greatest distance within a part or section, in visible statements. */
export const maxDistance = 16;

/** The words of a text, read with its label, that meet a requirement. */
export function wordsFor(requirement: Requirement, { text, label }: Pick<Statement, "text" | "label">) {
  const whole = label ? `${label}: ${text}` : text;
  return requirement.patterns.map((pattern) => whole.match(pattern)?.[0]).find(Boolean);
}

/** Cached, because a statement is a candidate for every term of its page. */
const wordsMeeting = memoizeFor((requirement: Requirement) =>
  memoizeFor((statement: Statement) => wordsFor(requirement, statement)),
);

/** Whether only the term's own statement can disclose: metadata and structured data are shown without the page. */
export const mustDiscloseItself = ({ rule, statement: { surface } }: Trigger): boolean =>
  rule.reach === "same words" || surface === "metadata" || surface === "structured data";

/** Whether a statement can disclose: only visible text can, and text in a closed answer only for terms in that answer. */
function visibleFrom(candidate: Statement, term: Statement): boolean {
  return candidate.surface === "text" && (!candidate.closedIn || term.regions.includes(candidate.closedIn));
}

const distanceOf = (candidate: Statement, term: Statement) => Math.abs(candidate.position - term.position);

function wayTo(
  candidate: Statement,
  term: Statement,
  targets: readonly Tree.Element[],
  place: Tree.Element | undefined,
): Way | undefined {
  if (candidate === term) return "same words";
  if (place && candidate.regions.includes(place)) return "same part";
  const isNear = (region: Tree.Element | undefined) =>
    region && candidate.regions.includes(region) && distanceOf(candidate, term) <= maxDistance;
  if (isNear(term.regions[0])) return "same part";
  const section =
    term.regions.find(({ tagName }) => tagName === "section") ??
    term.regions.find(({ tagName }) => ["footer", "article"].includes(tagName));
  if (!term.closedIn && isNear(section)) return "same section";
  return ancestors(candidate.node).some((element) => targets.includes(element)) ? "link" : undefined;
}

/** The elements that a statement's links point to. */
function targetsOf({ linksTo }: Statement, page: Page): Tree.Element[] {
  return linksTo.length
    ? elementsIn(page.document).filter((element) => linksTo.includes(attribute(element, "id") ?? ""))
    : [];
}

/**
 * Finds the nearest disclosure that meets a requirement of a trigger term.
 * @param place an element in which one sentence discloses for every term, at any distance
 * @returns undefined when there is none near the term
 */
export function satisfy(trigger: Trigger, requirement: Requirement, page: Page, place?: Tree.Element) {
  const { statement: term } = trigger;
  const candidates = mustDiscloseItself(trigger)
    ? [term]
    : page.statements.filter((candidate) => candidate === term || visibleFrom(candidate, term));
  const targets = targetsOf(term, page);
  const found = candidates.flatMap((statement): Found[] => {
    const words = wordsMeeting(requirement)(statement);
    const way = words && wayTo(statement, term, targets, place);
    return way ? [{ statement, words, way, distance: distanceOf(statement, term) }] : [];
  });
  return found.sort((a, b) => ways.indexOf(a.way) - ways.indexOf(b.way) || a.distance - b.distance)[0];
}
