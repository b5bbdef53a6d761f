import type { Parent } from "mdast";
import { nodesOf } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import type { HeadingLevel } from "../../content/schema/component-shapes";
import { suggestedFix } from "../../content/schema/findings";
import { rangeOf, type Element } from "../../content/markdown/element";
import type { Subject } from "./body-context";

/** Levels of the headings that components render. */
export type HeadingLevels = Readonly<Record<string, HeadingLevel>>;

function levelOf(element: Element, parent: Parent | undefined, levels: HeadingLevels): number | undefined {
  const rule = element.name ? levels[element.name] : undefined;
  if (typeof rule !== "object") return rule;
  const around = parent as unknown as Element | undefined;
  const owner = rule.of === undefined ? element : around?.name === rule.of ? around : undefined;
  const value = owner?.attributes.find(({ name }) => name === rule.prop)?.value;
  const digit = /[1-6]/.exec(
    typeof value === "string" ? value : String((value as { value?: string } | undefined)?.value ?? ""),
  )?.[0];
  return digit ? Number(digit) : rule.otherwise;
}

/** Whether a component whose title is optional has none. */
const isUntitled = (element: Element) =>
  ["Section", "Split", "Feature"].includes(element.name ?? "") &&
  !element.attributes.some(({ name }) => name === "title");

/** Checks that no heading level is skipped and that the title is the only h1. WCAG 2.2, 1.3.1. */
export function checkHeadings(subject: Subject, levels: HeadingLevels): void {
  const { tree, document, findings } = subject;
  // The title comes first, as an h1; on a marketing page the Hero renders it.
  let last = 1;
  const isPage = document.type.body === "page";
  for (const { node, parent } of nodesOf(tree)) {
    const element = node as unknown as Element;
    const { start, end } = rangeOf(node);
    if (/^mdxJsx/.test(node.type)) {
      const level = isUntitled(element) ? undefined : levelOf(element, parent, levels);
      if (level === undefined) continue;
      if (level > last + 1) findings.add(start, tooDeep(element.name!, level, last, levels));
      last = level;
      continue;
    }
    if (node.type !== "heading") continue;
    const rule = document.text[start] === "#" ? undefined : document.text.lastIndexOf("\n", end - 1) + 1;
    if (rule !== undefined)
      findings.add(start, {
        message: "the line of --- or === below this paragraph makes it a heading",
        expected: "## before a heading, and an empty line above a line of ---",
        fix: "leave an empty line above ---",
        repair: suggestedFix({ start: rule, end: rule, text: "\n" }),
      });
    const right = node.depth === 1 ? 2 : Math.min(node.depth, last + 1);
    if (right !== node.depth) {
      const edit = { start, end: start + node.depth, text: "#".repeat(right) };
      const marks = document.text.startsWith("#".repeat(node.depth), start);
      // Never a safe fix: levels decide which sections are numbered and which headings are questions.
      const repair = marks ? suggestedFix(edit) : undefined;
      findings.add(start, { ...wrongLevel(node.depth, right, isPage), repair });
    }
    if (!plainText(node))
      findings.add(start, {
        message: "the heading has no text",
        expected: "text after the #",
        fix: "write the heading, or delete the line",
      });
    last = right;
  }
}

function tooDeep(name: string, level: number, last: number, levels: HeadingLevels) {
  const rule = levels[name]!;
  const right = last + 1;
  return {
    message: `<${name}> has a heading of level ${level} below one of level ${last}`,
    expected: `at most level ${right}, so that no level is skipped`,
    fix:
      typeof rule === "object"
        ? `set \`${rule.prop}\` of <${rule.of ?? name}> to level ${right}`
        : `give the section around it a title, or write a heading of level ${right} above it`,
  };
}

/** The problem of a heading with another level than the right one. */
function wrongLevel(depth: number, right: number, isPage: boolean) {
  const expected =
    depth === 1
      ? `##, because level 1 is the ${isPage ? "Hero's" : "document's"} title`
      : `at most level ${right}, so that no level is skipped`;
  return {
    message:
      depth === 1 ? "the heading has level 1" : `the heading level jumps from ${right - 1} to ${depth}`,
    expected,
    fix: `write ${"#".repeat(right)} before it`,
  };
}
