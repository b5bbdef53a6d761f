import { placeOf, quote } from "../../disclosure/page/locate";
import type { Statement } from "../../disclosure/page/statement";
import { without, type Approver, type Change } from "../change";
import type { PagePair } from "../page-pairs";
import type { ShownFact, Site } from "../site";

interface Place {
  path: string;
  words: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The text as words of their own: "$150" is not in "$1,500". */
const wholeWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(text.replace(/\s+/g, " "))}(?![\\p{L}\\p{N}]|[.,]\\d)`, "u");

const wordsOf = ({ label, text }: Statement): string => (label ? `${label}: ${text}` : text);

/** Where a text is on a page now and was not before, or the other way around. */
function placesOf({ text }: ShownFact, pairs: readonly PagePair[], side: "before" | "after"): Place[] {
  const pattern = text && wholeWords(text);
  if (!pattern) return [];
  const other = side === "before" ? "after" : "before";
  return pairs.flatMap(({ path, ...pair }) => {
    const statements = (which: "before" | "after") => pair[which]?.page.statements ?? [];
    return without(statements(side), statements(other), wordsOf)
      .filter(({ text: words }) => pattern.test(words))
      .map((statement) => ({
        path,
        words: `${path}: ${placeOf(statement)}, "${quote(wordsOf(statement), 140)}"`,
      }));
  });
}

function approverOf(name: string, { figures = {} }: Site["description"]): Approver | undefined {
  const figure = figures[name];
  if (figure?.medical) return "medical";
  const isCredit = figure?.credit || /^(?:apr|example|plan|loan|rate|fee|claim|license)/i.test(name);
  return isCredit || /(?:nmls|legalName)$/i.test(name) ? "legal" : undefined;
}

const show = ({ text, href }: ShownFact): string =>
  href && href !== text ? `${text} (leads to ${href})` : text;

/** A list is one fact and each of its lines another: where a line has changed, the list says nothing more. */
const hasChangedPart = (name: string, changed: readonly string[]): boolean =>
  changed.some((other) => other.startsWith(`${name}.`) && /^\d+$/.test(other.slice(name.length + 1)));

/**
 * Facts that changed, each with every place that shows it. Disclosures are facts too, but the redline shows them.
 * @param pairs the pages whose HTML differs
 */
export function factChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  const [old, now] = [before.description.facts, after.description.facts];
  if (!old || !now) return [];
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter(
    (name) => !name.startsWith("disclosure.") && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  return names
    .filter((name) => !hasChangedPart(name, names))
    .flatMap((name): Change[] => {
      const [was, is] = [old[name], now[name]];
      const places = [
        ...(was && was.text !== is?.text && !is ? placesOf(was, pairs, "before") : []),
        ...(is ? placesOf(is, pairs, "after") : []),
      ];
      const label =
        (after.description.figures ?? {})[name]?.label ?? (before.description.figures ?? {})[name]?.label;
      const approver = approverOf(name, after.description) ?? approverOf(name, before.description);
      const verb = !was ? "is new" : is ? "changed" : "is gone";
      return [
        {
          title: `${label ? `${label} (${name})` : name} ${verb}`,
          before: was && show(was),
          after: is && show(is),
          pages: [...new Set(places.map(({ path }) => path))],
          details: places.length ? places.map(({ words }) => words) : ["No page shows it in words."],
          ...(approver ? { approver } : {}),
        },
      ];
    });
}
