import { rangeOf, type Element } from "../../content/markdown/element";
import { idOf } from "../../content/markdown/id-of";
import { entryOf } from "../../content/schema/component-shapes";
import { closest, typosBetween } from "../../content/schema/did-you-mean";
import { isoDate } from "../../content/schema/fields";
import { commentIn, formerIdsIn, idIn, sourceIn } from "../../content/markdown/marker";
import { unknownFact } from "../../content/facts/unknown-fact";
import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import type { Subject } from "./body-context";

/**
 * Keywords of comments that the site reads, each with how its value begins. Other comments are notes, such as "why: ...".
 */
const keywords: Readonly<Record<string, RegExp>> = {
  reviewed: /^\d/,
  search: /^\S/,
  related: /^\//,
  was: /^[a-z0-9-]+(?:,|$)/,
  source: /^\S/,
};

/** What writers type between the parts of a comment instead of a comma, and a correct comment. */
const lists: Readonly<Record<string, { separator: RegExp; example: string }>> = {
  search: { separator: /;/, example: "search: miscarriage, lost" },
  related: { separator: /[^,\s]\s+\/|;/, example: "related: /faq/ivf#pgt, /faq/basics#hours" },
};

type Node = Pick<Element, "position"> & { value: string };

/** Checks `{…}` in copy: it must be a fact or a comment, and a comment that looks like one for the site must be valid. */
export function checkExpression(node: Node, subject: Subject, inHeading: boolean): void {
  const { context, findings } = subject;
  const { start, end } = rangeOf(node);
  const comment = commentIn(node);
  if (comment !== undefined) {
    if (comment.includes("{/*"))
      findings.add(start, {
        message: "this comment is not closed before the next one begins, so the text between them is lost",
        expected: "{/* at its start and */} at its end",
        fix: "add */} where the comment ends",
      });
    checkSource(node, start, subject);
    checkKeyword(node, comment, findings);
    checkValue(node, comment, findings);
    return checkId(node, comment, findings, inHeading);
  }
  const written = node.value.trim();
  const unknown = unknownFact(written, context.facts, (text) => ({ start, end, text: `{${text}}` }));
  const forEmpty = {
    fix: "write a fact's name in the braces, or delete them",
    repair: suggestedFix({ start, end, text: "" }),
  };
  if (unknown)
    findings.add(start, {
      message: `\`{${written}}\` is not a fact`,
      ...unknown,
      ...(written === "" && forEmpty),
    });
}

/** Reports a comment that names us as the source of a figure: our own figures are facts. */
function checkSource(node: Node, start: number, { context: { facts }, findings }: Subject): void {
  const own = facts.get("company.name")?.text;
  const source = sourceIn(node) ?? "";
  if (!own || !(source.startsWith(own) || source.startsWith("{company."))) return;
  findings.add(start, {
    message: `the comment names our own company as the source, "${source}"`,
    expected: "the publication of a third party, such as {/* source: City survey 2026 */}",
    fix: "for a figure of ours, delete the comment and write the name of its fact in braces",
  });
}

/** Reports a mistyped keyword, and one without its colon. */
function checkKeyword(node: Node, comment: string, findings: Findings): void {
  const { start } = rangeOf(node);
  const [, keyword = "", value = ""] = /^(\w+):\s*(.*)/.exec(comment) ?? [];
  const names = Object.keys(keywords);
  const meant = keyword && !names.includes(keyword) && closest(keyword, names);
  // Other words are notes, such as "March: ..." beside `search:`.
  const isTypo = meant && (meant[0] === keyword[0]!.toLowerCase() || typosBetween(keyword, meant) === 1);
  if (isTypo && keywords[meant]!.test(value))
    findings.add(start, {
      message: `the comment starts with \`${keyword}:\`, which has no meaning`,
      expected: `one of ${names.join(", ")}, or an ordinary note`,
      fix: `did you mean \`${meant}:\`?`,
    });
  const [, bare, spaced = ""] =
    /^(search|related(?=[\s:]+\/)|source(?=\s+:))(?:(\s*:\s*:|\s+:)\s*|\s+)(?=[^\s:*])/.exec(comment) ?? [];
  if (!bare) return;
  const colon = start + 1 + node.value.indexOf(bare) + bare.length;
  const mistake = !spaced
    ? "without a colon"
    : /:.*:/.test(spaced)
      ? "and two colons"
      : "and a space before its colon";
  findings.add(start, {
    message: `the comment starts with \`${bare}\` ${mistake}, so it has no effect`,
    expected: `a comment such as {/* ${bare}: ... */}`,
    fix: `write \`${bare}:\``,
    repair: suggestedFix({ start: colon, end: colon + spaced.length, text: ":" }),
  });
}

/** Reports what follows `was:`, `search:`, `related:` or `reviewed:` and cannot be read. */
function checkValue(node: Node, comment: string, findings: Findings): void {
  const { start } = rangeOf(node);
  if (/^was\b/.test(comment) && formerIdsIn(node).length === 0)
    findings.add(start, {
      message: `the comment \`{${node.value}}\` contains no former id`,
      expected: "a comment such as {/* was: old-id */}, below the heading that has the new one",
      fix: "write `was:` and the former ids, with commas between them",
    });
  const [, keyword = "", value = ""] = /^(\w+):\s*(.*)/.exec(comment) ?? [];
  const list = entryOf(lists, keyword);
  if (list && !value.startsWith(":") && (!value || list.separator.test(value)))
    findings.add(start, {
      message: `the comment \`${keyword}:\` ${value ? "has no comma between two of its parts" : "is empty"}`,
      expected: `parts with commas between them, such as ${list.example}`,
      fix: value ? "write a comma and a space" : "write its parts, or delete the comment",
    });
  const date = /^reviewed\s*:?\s*(.*)$/.exec(comment)?.[1];
  if (date !== undefined && !(isoDate.safeParse(date).success && /reviewed:/.test(comment)))
    findings.add(start, {
      message: `the review date \`${date}\` is not a valid date`,
      expected: "a comment such as {/* reviewed: 2026-11-02 */}",
      fix: "write the date as year-month-day",
    });
}

/** Reports an invalid id, and in a heading without an id the words of a comment that could be one. */
function checkId(node: Node, comment: string, findings: Findings, inHeading: boolean): void {
  const { start, end } = rangeOf(node);
  const [, sign, id = ""] =
    /^(#|(?:id|anchor)[:=]\s*#?)?\s*([^\s:]+(?:\s[^\s:]+){0,3})$/i.exec(comment) ?? [];
  const isInvalid = sign ? !idIn(node) : inHeading && id && id === idOf(id);
  if (isInvalid)
    findings.add(start, {
      message: `the comment \`{${node.value}}\` does not contain a valid id`,
      expected: "a comment such as {/* #what-it-costs */}: a #, then lowercase letters, digits and hyphens",
      fix: `write {/* #${idOf(id)} */}`,
      repair: suggestedFix({ start, end, text: `{/* #${idOf(id)} */}` }),
    });
}

/** Reports imports and exports, which copy cannot contain. */
export function checkCode(node: Node, { findings }: Subject): void {
  const { start, end } = rangeOf(node);
  findings.add(start, {
    message: "the file imports or exports code",
    expected: "copy and components only",
    fix: "delete the line; every component is available without an import",
    // An import begins and ends its lines; the line break goes with them.
    repair: suggestedFix({ start, end: end + 1, text: "" }),
  });
}
