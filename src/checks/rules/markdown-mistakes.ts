import type { Link, Table } from "mdast";
import { rangeOf } from "../../content/markdown/element";
import { nodesOf } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { suggestedFix, type Findings } from "../../content/schema/findings";
import type { Speller } from "../spelling/speller";
import type { Subject } from "./body-context";
import { finderOf } from "./matches";
import { plural } from "../../content/plural";

/** Markdown that is shown as typed because a sign is missing or misplaced. */
const findMistakes = finderOf([
  {
    pattern: /\]\s+\((?=[/#]|link:|https?:)/g,
    message: "there is a space between the link's text and its address",
    expected: "[our FAQ](/faq)",
    fix: "delete the space between ] and (",
  },
  {
    pattern: /\([^()]+\)\[[^\]]+\]/g,
    message: "the brackets of this link are swapped",
    expected: "[our FAQ](/faq)",
    fix: "put the text in [ ] and the address in ( )",
  },
  {
    pattern: /\[(?:\/|#|link:|https?:)[^\]\s]*\]\([^)]*\)/g,
    message: "the text and the address of this link are swapped",
    expected: "[our FAQ](/faq)",
    fix: "put the text in [ ] and the address in ( )",
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\s]*[ \t][^)\n]*\)/g,
    message: "the address of this link contains a space",
    expected: "[our FAQ](/faq)",
    fix: "delete the space; to link to a heading, write its id, as in /faq/ivf#pgt",
  },
  {
    pattern: /\]\([^)\n]*$/g,
    message: "the address of this link is not closed",
    expected: "[our FAQ](/faq)",
    fix: "add ) after the address",
  },
  {
    pattern: /(?<![\\!\]])\[[^\]\n]+\](?:\[[^\]\n]*\])?(?![(\]])/g,
    message: "this link has no address",
    expected: "[our FAQ](/faq), or \\[ and \\] for brackets that readers see",
    fix: "add the address in ( ) after the text",
  },
  {
    pattern: /(?<!\\)(?:\*\*|__)/g,
    message: "the bold text is not closed, so visitors see its ** or __",
    expected: "**important**, without spaces inside the asterisks",
    fix: "add the missing ** next to the last bold word, or delete the first",
  },
  {
    pattern: /(?<![\\*\d ])\*(?!\*)|(?<!\\)\*(?=[\p{L}\d"'])|(?<![\\\p{L}\d_{])_(?=\p{L})|(?<!\\)_$/gu,
    message: "the emphasis is not closed, so visitors see its * or _",
    expected: "*important*, without spaces inside, or \\* for an asterisk that readers see",
    fix: "add the missing sign, or delete this one",
  },
  {
    pattern: /(?<!\\)\}/g,
    message: "this closing brace has no opening one",
    expected: "a fact such as {apr.min}, or no brace",
    fix: "delete the brace, or add the opening one",
  },
  {
    pattern: /\$\d+,\d{1,2}(?!\d)|\b\d+,\d{1,2}\s?(?:%|percent)/g,
    message: "a comma is used as the decimal point",
    expected: "a decimal point, as in 12.5%",
    fix: "write a decimal point, or the name of the fact",
  },
  {
    pattern: /^[\u00b7\u2013\u2014\u2713\u2714\u2192]\s|(?<!\S)[\u2022\u25cf\u25aa\u2023\u25e6]\s/gm,
    message: "the list is typed with a bullet character",
    expected: "a line that starts with a hyphen and a space",
    fix: "write - instead of the bullet",
  },
  {
    pattern: /^(?:-(?=\p{L})|\d{1,2}[.)](?=\p{Lu}|$)|\([a-z]\) )/gmu,
    message: "this line looks like a list item but is not one",
    expected: "a line that starts with a hyphen and a space, or with 1. and a space",
    fix: "start the line with a hyphen or a number, and a space",
  },
  {
    pattern: /^#{1,6}(?=\p{L})/gmu,
    message: "this heading has no space after its #, so visitors see the sign",
    expected: "## The heading",
    fix: "add the space",
  },
  {
    pattern: /^\|.*\|\s*$/gm,
    message: "the line below the table's header is missing or has a different number of columns",
    expected: "a line such as |---|---| with one --- for every column",
    fix: "correct the second line of the table",
  },
]);

/** Offset of the line below a table's header if only that line has a different number of columns; otherwise 0. */
function wrongRule(source: string): number {
  const lines = source.split("\n");
  const [head, rule, row] = lines.map((line) => line.split("|").length);
  return /^\|[ :|-]+$/.test(lines[1] ?? "") && head === row && head !== rule ? lines[0]!.length + 1 : 0;
}

const findDotted = finderOf([{ pattern: /(?<![\w{./@-])[a-z]\w*(?:\.\w+)+(?![\w}/@])/g }]);

/** Reports fact names without braces. @param source words as written */
export function checkBareNames(source: string, start: number, { findings, context }: Subject): void {
  for (const { found: name, index } of findDotted(source))
    if (context.facts.has(name))
      findings.add(start + index, {
        message: `the fact name "${name}" has no braces, so visitors would see it`,
        expected: `{${name}}`,
        fix: "put { and } around the name",
      });
}

/** Reports Markdown that is shown as typed. @param source a text node as written */
export function checkMarkdownMistakes(source: string, start: number, subject: Subject): void {
  const { findings } = subject;
  checkBareNames(source, start, subject);
  const [mistake] = findMistakes(source);
  if (!mistake) return;
  const { message, expected, fix } = mistake.row;
  findings.add(start + mistake.index + wrongRule(source.slice(mistake.index)), { message, expected, fix });
}

const vague =
  /^(?:(?:please )?(?:click|tap|press) (?:here|this)|here|this(?: page| link)?|link|read more|more|learn more|see more|more info(?:rmation)?|details)\.?$/i;

/** Checks that a link's text makes sense without the sentence around it. WCAG 2.2, 2.4.4 and 2.4.9. */
export function checkLinkText(node: Link, subject: Subject): void {
  const { findings, document } = subject;
  const { start, end } = rangeOf(node);
  if (!document.text.slice(start, end).startsWith("[")) return;
  const text = plainText(node);
  if (!text.trim() && node.children.every(({ type }) => type === "text"))
    findings.add(start, {
      message: "the link has no text",
      expected: "words that describe its target",
      fix: "write them between [ and ]",
    });
  else if (vague.test(text.trim()))
    findings.add(start, {
      message: `the link text "${text}" does not describe the link's target`,
      expected: "words that make sense alone, such as [how plans work](/faq/financing)",
      fix: "name the page or the action in the link",
    });
}

/** Reports rows of a table with more or fewer cells than its header. */
export function checkTable(node: Table, subject: Subject): void {
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    if (row.children.length === columns) continue;
    subject.findings.add(rangeOf(row).start, {
      message: `this row has ${plural(row.children.length, "cell")}, but the table's header has ${columns}`,
      expected: `${columns} cells between | signs`,
      fix: "add the missing cell, which may be empty, or remove the extra one",
    });
  }
}

const small = /^(?:a|an|the|and|or|but|of|to|in|on|at|for|by|with|from|as|is)$/i;

/** Reports a heading In Title Case: at least four words besides names and short words, all capitalized. */
export function checkTitleCase(text: string, at: number, { isName }: Speller, findings: Findings): void {
  const words = (text.match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => !small.test(word) && !isName(word));
  if (words.length > 3 && words.every((word) => /^\p{Lu}/u.test(word)))
    findings.add(at, {
      message: `the heading "${text}" is in title case`,
      expected: "sentence case: a capital for the first word and for names",
      fix: "write the other words in lowercase",
    });
}

/** Reports alternative texts that do not describe the picture. WCAG 2.2, 1.1.1. */
export function checkAltText(alt: string, at: number, findings: Findings): void {
  if (
    !/\.(?:svg|png|jpe?g|webp|gif)$/i.test(alt) &&
    !/^(?:image|picture|photo|graphic)(?: of \w+)?$/i.test(alt)
  )
    return;
  findings.add(at, {
    message: `the alternative text "${alt}" does not describe the picture`,
    expected: 'what the picture shows, such as alt="A nurse at a desk", or alt="" if it is decorative',
    fix: "describe the picture as you would on the phone",
  });
}

/** Reports paragraphs and list items that are in the file twice. Short ones may be, such as "Ask your clinic." */
export function checkRepeatedText({ tree, findings }: Subject): void {
  const lines = new Map<string, number>();
  for (const { node } of nodesOf(tree)) {
    if (node.type !== "paragraph") continue;
    const { start, end } = rangeOf(node);
    const text = findings.text.slice(start, end).replace(/\s+/g, " ");
    const earlier = lines.get(text);
    if (!earlier) lines.set(text, findings.placeOf(start).line);
    else if (text.length > 60)
      findings.add(start, {
        message: `this paragraph is also on line ${earlier}`,
        expected: "each paragraph once in a file",
        fix: "delete one of the two, or make them differ",
        repair: suggestedFix({ start, end, text: "" }),
      });
  }
}
