import type { Paragraph } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { rangeOf } from "../../content/markdown/element";
import { parseMdx } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { sentencesOf } from "../../content/markdown/sentences";
import { safeFix } from "../../content/schema/diagnostic";
import type { Subject } from "./body-context";
import { outdentedLine } from "./paragraphs";

/**
 * Checks that legal text has one sentence per line, so that a reviewer sees the sentence that changed (content/README.md).
 * The fix only moves line breaks: the text that readers see stays the same.
 */
export function checkSentenceLines(subject: Subject): void {
  if (subject.document.type.name !== "LegalDocument") return;
  visit(subject.tree, (node) => {
    if (node.type === "blockquote" || node.type === "table" || /^mdxJsxFlow/.test(node.type)) return SKIP;
    if (node.type === "paragraph") checkParagraph(node, subject);
    return undefined;
  });
}

/** A line that ends no sentence above one that begins with a capital: its period may be lost. */
const lostPeriod = /(?<![.?!:]["')\]*_]*)\n\s*["'([*_]*\p{Lu}/u;

function checkParagraph(node: Paragraph, subject: Subject): void {
  const { start, end } = rangeOf(node);
  const source = subject.document.text.slice(start, end);
  const lines = source.split("\n").map((line) => line.trim());
  const sentences = sentencesOf(source);
  if (lines.length === sentences.length && lines.every((line, index) => line === sentences[index])) return;
  const { column } = node.position!.start;
  // Other rules report a lost hyphen or row of a table; to join the lines would hide it.
  if (source.startsWith("|") || outdentedLine(source, column) >= 0) return;
  const text = sentences.join(`\n${" ".repeat(column - 1)}`);
  if (!sameWords(source, text)) return;
  const isClear = !lostPeriod.test(source);
  const first = lines.findIndex((line, index) => line !== sentences[index]);
  const split = lines[first]!.startsWith(sentences[first] ?? "\n");
  const lineStart = lines.slice(0, first).reduce((at) => source.indexOf("\n", at) + 1, 0);
  const lineIndent = source.slice(lineStart).search(/\S/);
  const at = start + lineStart + lineIndent + (split ? sentences[first]!.length + 1 : 0);
  subject.findings.add(at, {
    message: split ? "the line contains a second sentence" : "the sentence spans several lines",
    expected: "one sentence per line in legal documents",
    fix: split
      ? "start a new line here (npm run fix does this)"
      : isClear
        ? "join the lines of the sentence (npm run fix does this)"
        : "add the period that is missing at the end of the line, or join the lines",
    repair: isClear ? safeFix({ start, end, text }) : undefined,
  });
}

/** Whether two texts are both one paragraph, with the same words. */
function sameWords(before: string, after: string): boolean {
  const read = (text: string) => {
    const { children } = parseMdx(text.replace(/\n\s+/g, "\n"));
    return children.length === 1 && children[0]!.type === "paragraph" ? plainText(children[0]) : undefined;
  };
  try {
    const words = read(before);
    return words !== undefined && words === read(after);
  } catch {
    return false;
  }
}
