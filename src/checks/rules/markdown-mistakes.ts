import type { Link, Nodes, Table } from "mdast";
import type { Facts } from "../../content/facts/substitute";
import { rangeOf, type Element } from "../../content/markdown/element";
import { plainText } from "../../content/markdown/plain-text";
import { suggestedFix, type Findings, type Found } from "../../content/schema/diagnostic";
import type { Subject } from "./body-context";
import { finderOf } from "./matches";
import { plural } from "../../content/plural";

interface Mistake {
  pattern: RegExp;
  /** Set for a pattern of the start of a line: a text may begin within a line, such as after bold words. */
  atLineStart?: true;
  message: string;
  expected: string;
  fix: string;
}

/** Markdown that is shown as typed because a sign is missing or misplaced. */
const findMistakes = finderOf<Mistake>([
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
    pattern: /(?:\[[^\]\n]+)?(?<!\\)\]\([^)\s]*[ \t][^)\n]*\)/g,
    message: "the address of this link contains a space",
    expected: "[our FAQ](/faq)",
    fix: "delete the space; to link to a heading, write its id, as in /faq/ivf#pgt",
  },
  {
    pattern: /\]\([^)\n]*$/g,
    message: "the address of this link is not closed, or contains a space",
    expected: "[our FAQ](/faq)",
    fix: "add ) after the address, or delete the space",
  },
  {
    pattern: /(?<![\\!\]])\[[^\]\n]+\](?:\[[^\]\n]*\])?(?![(\]])/g,
    message: "this link has no address",
    expected: "[our FAQ](/faq), or \\[ and \\] for brackets that readers see",
    fix: "add the address in ( ) after the text",
  },
  {
    pattern: /^\]\([^)\s]*\)/g,
    message: "the text of this link contains another link, so visitors see its signs",
    expected: "[our FAQ](/faq)",
    fix: "delete one of the two links",
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
    pattern:
      /^(?!\p{Emoji_Presentation})[\u00b7\u2013\u2014\u2190-\u21ff\u2700-\u27bf]\s|(?<!\S)[\u2022\u25cf\u25aa\u2023\u25e6]\s|^o (?=\p{Lu})/gmu,
    atLineStart: true,
    message: "the list is typed with a bullet character",
    expected: "a line that starts with a hyphen and a space",
    fix: "write - instead of the bullet",
  },
  {
    pattern:
      /^(?:[-+](?=\p{L})|\\[-+*] |\d{1,2}[.)](?=\p{Lu}|$)|\d{1,2}\\[.)] |\(?(?:[a-z]|[ivx]{2,4})[.)] )/gmu,
    atLineStart: true,
    message: "this line looks like a list item but is not one",
    expected: "a line that starts with a hyphen and a space, or with 1. and a space",
    fix: "start the line with a hyphen or a number, and a space; delete a backslash or plus sign before it",
  },
  {
    pattern: /^(?:Q|A|Question|Answer): /g,
    atLineStart: true,
    message: "these words mark a question or an answer, as their places on the page do already",
    expected: "## before a question, and its answer below it",
    fix: "delete the letter or word and its colon",
  },
  {
    pattern: /^#{1,6}(?=\p{L})/gmu,
    atLineStart: true,
    message: "this heading has no space after its #, so visitors see the sign",
    expected: "## The heading",
    fix: "add the space",
  },
  {
    pattern: /^#{1,6} |(?<=\S )#{2,6} (?=\S)/gm,
    atLineStart: true,
    message: "visitors see the number sign in front of these words",
    expected: "one group of number signs at the start of a line, then the words of the heading",
    fix: "delete the second group, or put the heading on a line of its own",
  },
  {
    pattern: /^\|.*\|\s*$/gm,
    atLineStart: true,
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

const findDotted = finderOf([
  { pattern: /(?<!\]\(link: ?|[\w{./@-])[A-Za-z]\w*(?:\.\w+)+(?![\w}/@]|\.\w| \})/g },
]);

/** Two words with a period between them, and neither a host nor a file's name. */
const joinedWords =
  /^[A-Za-z][a-z]+\.(?!(?:com|edu|example|gov|info|io|net|org|docx?|html?|jpe?g|js|mdx|pdf|png|svg|txt|xlsx?|ya?ml)$)[a-z]{2,}$/;

/** Reports fact names without braces, and sentences without a space between them. @param source words as written */
export function checkBareNames(source: string, start: number, facts: Facts, findings: Findings): void {
  for (const { found: name, index } of findDotted(source))
    // While a file of facts cannot be read, every name counts as one, without words.
    if (facts.get(name)?.text)
      findings.add(start + index, {
        message: `the fact name "${name}" has no braces, so visitors would see it`,
        expected: `{${name}}`,
        fix: "put { and } around the name",
      });
    else if (joinedWords.test(name) && !facts.has(name)) {
      const at = start + index + name.indexOf(".") + 1;
      findings.add(at - 1, {
        message: `there is no space after the "." of "${name}"`,
        expected: "a space before the next word",
        fix: "add the space, and a capital where a sentence begins; a web address belongs in content/facts/links.yaml",
        repair: suggestedFix({ start: at, end: at, text: " " }),
      });
    }
}

/**
 * Reports Markdown that is shown as typed.
 * @param source a text node as written
 * @param isMidLine whether it begins within a line, such as after bold words
 */
export function checkMarkdownMistakes(source: string, start: number, subject: Subject, isMidLine: boolean) {
  const { findings } = subject;
  checkBareNames(source, start, subject.context.facts, findings);
  if (source.startsWith(">") && findings.text[start - 1] === ">")
    findings.add(start, {
      message: "there is a second > behind the one that closes the tag, so visitors see it",
      expected: "one > at the end of a tag",
      fix: "delete one of the two",
      repair: suggestedFix({ start, end: start + 1, text: "" }),
    });
  const [mistake] = findMistakes(source).filter(
    ({ index, row }) => !(isMidLine && index === 0 && row.atLineStart),
  );
  if (!mistake) return;
  const { message, expected, fix } = mistake.row;
  findings.add(start + mistake.index + wrongRule(source.slice(mistake.index)), { message, expected, fix });
}

const vague =
  /^(?:(?:please )?(?:click|tap|press) this|here|this(?: page| link)?|link|read more|more|learn more|see more|more info(?:rmation)?|details)\.?$/i;

/** Checks that the text of a link or button makes sense without the sentence around it. WCAG 2.2, 2.4.4 and 2.4.9. */
export function checkLinkText(node: Link | Element, { findings, document }: Subject): void {
  const { start, end } = rangeOf(node);
  const isLink = node.type === "link";
  if (isLink && !document.text.slice(start, end).startsWith("[")) return;
  const text = plainText(node as Nodes);
  if (isLink && !/[\p{L}\d]/u.test(text) && node.children.every(({ type }) => type === "text"))
    findings.add(start, {
      message: "the link has no text",
      expected: "words that describe its target",
      fix: "write them between [ and ]",
    });
  else if (vague.test(text))
    findings.add(start, {
      message: `the link text "${text}" does not describe the link's target`,
      expected: "words that make sense alone, such as [how plans work](/faq/financing)",
      fix: "name the page or the action in the link",
    });
  if (isLink && /[\p{L}\d]/u.test(`${document.text[start - 1] ?? ""} ${document.text[end] ?? ""}`))
    findings.add(start, {
      message: `there is no space ${/[\p{L}\d]/u.test(document.text[end] ?? "") ? "after" : "before"} the link "${text}"`,
      expected: "a space between the link and the next word",
      fix: "add the space, or move the letters into the link's text",
    });
}

/** Markdown that our pages do not show, or not as its writer expects; undefined for any other node. @param source as written */
export function unwanted(node: Nodes, source: string, facts: Facts): Found | undefined {
  switch (node.type) {
    case "delete":
      return {
        message: "the text is struck through",
        expected: "only text that is valid",
        fix: "delete the words, or the ~ around them",
        repair: suggestedFix({ ...rangeOf(node), text: "" }),
      };
    case "footnoteReference":
      return {
        message: "the text has a footnote, which our pages do not show well",
        expected: "the note's words in the text",
        fix: "write them in the sentence or in a new one, and delete the footnote",
      };
    case "thematicBreak":
      return {
        message: "this line is shown as a rule across the page, for which our pages have no style",
        expected: "a heading, or nothing",
        fix: "delete the line; it often comes from a chat",
        repair: suggestedFix({ ...rangeOf(node), text: "" }),
      };
    case "listItem":
      if (!node.children.length)
        return {
          message: "this list item is empty, so visitors see its sign alone",
          expected: "words after the sign",
          fix: "write the words, or delete the line",
          repair: suggestedFix({ ...rangeOf(node), text: "" }),
        };
      return typeof node.checked !== "boolean"
        ? undefined
        : {
            message: "this list item has a check box, which visitors cannot use",
            expected: "a line that starts with a hyphen and a space",
            fix: "delete the [ ] or [x]",
          };
    case "inlineCode": {
      const fact = /\{([\w.]+)\}/.exec(node.value)?.[1];
      return !fact || !facts.has(fact)
        ? undefined
        : {
            message: `visitors would see the braces of ${node.value}, because it is between backticks`,
            expected: node.value,
            fix: "delete the backticks",
          };
    }
    case "code":
      return {
        message: "this is a block of code, for which our pages have no style",
        expected: "text, a list or a table",
        fix: "delete the lines of ``` around it, or the code",
      };
    case "break":
      return !source.startsWith("\\")
        ? undefined
        : {
            message: "the backslash at the end of the line breaks it",
            expected: "a new paragraph, or nothing",
            fix: "delete the backslash; it often comes from another editor",
          };
    default:
      return undefined;
  }
}

/** Reports rows of a table with more or fewer cells than its header. */
export function checkTable(node: Table, subject: Subject): void {
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    if (row.children.length === columns) continue;
    subject.findings.add(rangeOf(row), {
      message: `this row has ${plural(row.children.length, "cell")}, but the table's header has ${columns}`,
      expected: `${columns} cells between | signs`,
      fix: "add the missing cell, which may be empty, or remove the extra one",
    });
  }
}
