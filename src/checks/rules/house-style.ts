import { checkTypedFacts } from "./typed-facts";
import { checkWordSlips } from "./word-slips";
import type { Facts } from "../../content/facts/substitute";
import { memoizeFor } from "../../content/read/memoize";
import { suggestedFix, safeFix, type Findings } from "../../content/schema/findings";

/** The company's names, the longer first, because it contains the other. */
const ownNames = ["company.legalName", "company.name"];

const straight: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
};

interface Place {
  /** Offset of the words in the file. */
  start: number;
  /** Whether they are between quotes, or in YAML: there a straight quote could end them. */
  quoted?: boolean;
  /** Whether the source of somebody else's figure stands before the words. */
  sourced?: boolean;
  /** Whether somebody else wrote or said them: then only how they are set is ours. */
  ofOthers?: boolean;
}

const ownNamesIn = memoizeFor((facts: Facts) => {
  // While the company's file has a mistake, its names may be empty.
  const names = ownNames.flatMap((name) => facts.get(name) ?? []).filter(({ text }) => text.trim());
  const texts = names.map(({ text }) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return names.length
    ? { names, written: new RegExp(`(?<![\\w{.])(?:${texts.join("|")})(?!\\w)`, "g") }
    : undefined;
});

function checkOwnName(source: string, { start, quoted }: Place, facts: Facts, findings: Findings): void {
  const own = ownNamesIn(facts);
  if (!own) return;
  const { names, written } = own;
  for (const { 0: found, index } of source.matchAll(written)) {
    const { name } = names.find(({ text }) => text === found)!;
    // A plain text of YAML that begins with a brace would be a list.
    // Followed by a capital it may be the name of something else.
    const ofAnother = /^(?:'s)?\s+\p{Lu}/u.test(source.slice(index + found.length));
    const edit =
      quoted && index === 0
        ? undefined
        : (ofAnother ? suggestedFix : safeFix)({
            start: start + index,
            end: start + index + found.length,
            text: `{${name}}`,
          });
    findings.add(start + index, {
      message: `the name "${found}" is typed into the copy`,
      expected: `{${name}}, so that the name stands once`,
      fix: `write {${name}}`,
      repair: edit,
    });
  }
}

function checkVoice(source: string, place: Place, facts: Facts, findings: Findings): void {
  checkOwnName(source, place, facts, findings);
  for (const { index } of source.matchAll(/!+/g)) {
    const at = place.start + index;
    findings.add(at, {
      message: "an exclamation mark",
      expected: "a calm sentence",
      fix: "end it with a full stop",
      repair: suggestedFix({ start: at, end: at + 1, text: "." }),
    });
  }
}

/**
 * Reports what content/README.md asks writers not to write: curly quotes, long dashes, what is unfinished; and in our own
 * words exclamation marks, and the company's name in place of its fact.
 * @param source the words as written in the file
 * @param facts those of the company are looked for; none for the file that declares them
 */
export function checkHouseStyle(source: string, place: Place, facts: Facts, findings: Findings): void {
  checkWordSlips(source, place.start, findings);
  if (!place.ofOthers) {
    checkVoice(source, place, facts, findings);
    // No facts are given for the file that declares them.
    if (facts.size) checkTypedFacts(source, place, facts, findings);
  }
  for (const { 0: found, index } of source.matchAll(/[\u2018\u2019\u201c\u201d]/g)) {
    const plain = straight[found]!;
    const at = place.start + index;
    findings.add(at, {
      message: `a curly quote ${found}`,
      expected: "a straight one",
      fix: `write ${plain}`,
      repair: place.quoted ? undefined : safeFix({ start: at, end: at + 1, text: plain }),
    });
  }
}
