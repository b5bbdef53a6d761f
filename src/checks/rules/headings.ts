import type { Heading, Parent } from "mdast";
import { idIn, isComment } from "../../content/markdown/marker";
import { nodesOf } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { entryOf, type ComponentShape } from "../../content/schema/component-shapes";
import { suggestedFix, type Findings, type Found } from "../../content/schema/diagnostic";
import { rangeOf, sourceOf, type Element } from "../../content/markdown/element";
import type { Speller } from "../spelling/speller";
import type { Subject } from "./body-context";

/** The level of a component's heading; undefined if it has none. */
function levelOf(element: Element, { heading: rule, props }: ComponentShape) {
  if (props.title && !element.attributes.some(({ name }) => name === "title")) return undefined;
  if (typeof rule !== "object") return rule;
  const value = element.attributes.find(({ name }) => name === rule.prop)?.value;
  const digit = /[1-6]/.exec(sourceOf(value))?.[0];
  return digit ? Number(digit) : rule.otherwise;
}

/** Checks headings: no level is skipped, and the title is the only h1 (WCAG 2.2, 1.3.1). */
export function checkHeadings(subject: Subject): void {
  const { tree, document, findings, context } = subject;
  // The title comes first, as an h1; on a marketing page the Hero renders it.
  let last = 1;
  for (const { node, parent } of nodesOf(tree)) {
    const element = node as unknown as Element;
    const { start, end } = rangeOf(node);
    if (/^mdxJsx/.test(node.type)) {
      const shape = entryOf(context.components, element.name ?? "");
      const level = shape && levelOf(element, shape);
      if (level === undefined) continue;
      if (level > last + 1) findings.add(start, tooDeep(element.name!, level, last, shape!));
      last = level;
      continue;
    }
    if (node.type !== "heading") continue;
    if (document.text[start] !== "#") {
      findings.add(start, {
        message: "the line of --- or === below this paragraph makes it a heading",
        expected: "## before a heading, and no line below it",
        fix: "delete the line; if the words above it are a heading, write ## before them",
        repair: suggestedFix({ start: document.text.lastIndexOf("\n", end - 1), end, text: "" }),
      });
      last = Math.min(node.depth, last + 1);
      continue;
    }
    const marker = node.children.slice(0, -1).find(idIn);
    if (marker) {
      const { start: from, end: to } = rangeOf(marker);
      const text = `${document.text.slice(to, end).trim()} ${document.text.slice(from, to)}`;
      findings.add(from, {
        message: "the comment with the id is not at the end of the heading, so it has no effect",
        expected: "## The heading {/* #its-id */}",
        fix: "move it to the end of the line",
        repair: suggestedFix({ start: from, end, text }),
      });
    }
    const right = node.depth === 1 ? 2 : Math.min(node.depth, last + 1);
    if (right !== node.depth) findings.add(start, wrongLevel(node, right, subject));
    checkHeadingText(node, parent, subject);
    last = right;
  }
}

/** Checks the words of a heading, and that there is text below it. */
function checkHeadingText(node: Heading, parent: Parent | undefined, { tree, document, findings }: Subject) {
  const { start } = rangeOf(node);
  const bold = node.children.find(({ type }) => type === "strong");
  if (bold && node.children.every((one) => one === bold || !plainText(one))) {
    const { start: from, end: to } = rangeOf(bold);
    findings.add(start, {
      message: "the heading is marked as bold, which headings are already",
      expected: "the words of the heading alone",
      fix: "delete the ** around them",
      repair: suggestedFix({ start: from, end: from + 2, text: "" }, { start: to - 2, end: to, text: "" }),
    });
  }
  const text = plainText(node);
  if (!text)
    findings.add(start, {
      message: "the heading has no text",
      expected: "text after the #",
      fix: "write the heading, or delete the line",
    });
  else checkHeadingEnd(text, start, findings);
  // A question without an answer is reported by checkQuestions (across-files.ts).
  const below = parent?.children.slice(parent.children.indexOf(node) + 1).find((one) => !isComment(one));
  const isEmpty = !below || (below.type === "heading" && below.depth <= node.depth);
  if (parent === tree && isEmpty && document.type.name !== "FaqCategory")
    findings.add(start, {
      message: `there is no text below the heading "${text}"`,
      expected: "text below each heading",
      fix: "write the text, or delete the heading",
    });
}

const atMost = (level: number) => `at most level ${level}, so that no level is skipped`;

function tooDeep(name: string, level: number, last: number, { heading: rule }: ComponentShape): Found {
  const right = last + 1;
  return {
    message: `<${name}> has a heading of level ${level} below one of level ${last}`,
    expected: atMost(right),
    fix:
      typeof rule === "object"
        ? `set \`${rule.prop}\` of <${name}> to level ${right}`
        : `give the section around it a title, or write a heading of level ${right} above it`,
  };
}

/** The problem of a heading with another level than the right one. */
function wrongLevel({ depth, position }: Heading, right: number, { document: { type } }: Subject): Found {
  const { start } = rangeOf({ position });
  const text = "#".repeat(right);
  const title = type.body === "page" ? "the Hero's title" : "the document's title";
  return {
    message:
      depth === 1 ? "the heading has level 1" : `the heading level jumps from ${right - 1} to ${depth}`,
    expected: depth === 1 ? `##, because level 1 is ${title}` : atMost(right),
    fix: `write ${text} instead of ${"#".repeat(depth)}`,
    // Never a safe fix: levels decide which sections are numbered and which headings are questions.
    repair: suggestedFix({ start, end: start + depth, text }),
  };
}

const small = /^(?:a|an|the|and|or|but|of|to|in|on|at|for|by|with|from|as|is)$/i;

/** Whether several words are all in capitals. "FAQ: IVF" consists of acronyms. */
export const isInCapitals = (text: string): boolean =>
  /\p{L}[^\p{L}]+\p{L}/u.test(text) && /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text);

/** Reports a heading In Title Case (at least four words besides names and short words) or IN CAPITALS. */
export function checkTitleCase(text: string, at: number, { isName }: Speller, findings: Findings): void {
  const words = (text.match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => !small.test(word) && !isName(word));
  const shouted = words.length > 1 && isInCapitals(text);
  if (shouted || (words.length > 3 && words.every((word) => /^\p{Lu}/u.test(word))))
    findings.add(at, {
      message: `the heading "${text}" is in ${shouted ? "capitals" : "title case"}`,
      expected: "sentence case: a capital for the first word and for names",
      fix: "write the other words in lowercase",
    });
  if (/^\p{Ll}{2}/u.test(text))
    findings.add(at, {
      message: `the heading "${text}" begins with a small letter`,
      expected: "sentence case: a capital for the first word and for names",
      fix: "write the first letter as a capital",
    });
}

/** Reports a heading that ends like a sentence or a line above a list. */
export function checkHeadingEnd(text: string, at: number, findings: Findings): void {
  // A period may belong to an abbreviation (U.S., p.m., etc.) or an ellipsis.
  if (/(?<!\b(?:\p{Lu}\p{L}{0,3}|\p{L}|etc)|\.\.)[.:;,]$/u.test(text))
    findings.add(at, {
      message: `the heading ends with "${text.at(-1)}"`,
      expected: "a heading without a period or colon",
      fix: "delete it",
    });
}
