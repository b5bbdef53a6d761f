import type { Figure } from "../../../content/facts/figures";
import { placeOf, quote } from "../../disclosure/page/locate";
import type { Statement } from "../../disclosure/page/statement";
import { allKeys, verbOf, without, type Approver, type Change } from "../change";
import type { PagePair } from "../page-pairs";
import type { ShownFact, Site } from "../site";
import { wholeText } from "../../../content/literal-pattern";

const wordsOf = ({ label, text }: Statement): string => (label ? `${label}: ${text}` : text);

/** The places where one side's pages show a text and the other's do not. */
function placesOf({ text }: ShownFact, pairs: readonly PagePair[], side: "before" | "after") {
  const pattern = text && wholeText(text.replace(/\s+/g, " "));
  if (!pattern) return [];
  const other = side === "before" ? "after" : "before";
  return pairs.flatMap((pair) =>
    without(pair[side]?.page.statements ?? [], pair[other]?.page.statements ?? [], wordsOf)
      .filter((statement) => pattern.test(statement.text))
      .map((statement) => ({
        path: pair.path,
        words: `${pair.path}: ${placeOf(statement)}, "${quote(wordsOf(statement), 140)}"`,
      })),
  );
}

function approverOf(name: string, figure: Figure | undefined): Approver | undefined {
  if (figure?.medical) return "medical";
  const isCredit = figure?.credit || /^(?:apr|example|plan|loan|rate|fee|claim|license)/i.test(name);
  return isCredit || /(?:nmls|legalName)$/i.test(name) ? "legal" : undefined;
}

const show = ({ text, href }: ShownFact): string =>
  href && href !== text ? `${text} (links to ${href})` : text;

/** Whether a part of a list changed. A list is a fact, and so is each of its lines: the changed line is enough. */
const hasChangedPart = (name: string, changed: readonly string[]): boolean =>
  changed.some((other) => other.startsWith(`${name}.`) && /^\d+$/.test(other.slice(name.length + 1)));

/** Facts that changed, each with every place that shows it. Disclosures are also facts, but the redline shows them. */
export function factChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  const { facts: old, figures: oldFigures = {} } = before.description;
  const { facts: now, figures: nowFigures = {} } = after.description;
  if (!old || !now) return [];
  const names = allKeys(Object.keys(now), Object.keys(old)).filter(
    (name) => !name.startsWith("disclosure.") && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  return names
    .filter((name) => !hasChangedPart(name, names))
    .map((name) => {
      const [was, is] = [old[name], now[name]];
      const places = is ? placesOf(is, pairs, "after") : placesOf(was!, pairs, "before");
      const label = nowFigures[name]?.label ?? oldFigures[name]?.label;
      return {
        title: `${label ? `${label} (${name})` : name} ${verbOf(was, is)}`,
        before: was && show(was),
        after: is && show(is),
        pages: [...new Set(places.map(({ path }) => path))],
        details: places.length ? places.map(({ words }) => words) : ["No page shows it as text."],
        approver: approverOf(name, nowFigures[name]) ?? approverOf(name, oldFigures[name]),
      };
    });
}
