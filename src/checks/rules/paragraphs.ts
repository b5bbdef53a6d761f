import type { List, Nodes, Paragraph, Parent } from "mdast";
import { isComment } from "../../content/markdown/marker";
import { rangeOf } from "../../content/markdown/element";
import { nodesOf } from "../../content/markdown/parse";
import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import type { Subject } from "./body-context";
import { checkPairs } from "./pairs";

/** Offset of a line of a list item that is indented less than its first line, or -1: it was meant as a new paragraph. */
export function outdentedLine(source: string, column: number): number {
  const found = [...source.matchAll(/\n([^\S\n]*)/g)].find(([, indent]) => indent!.length < column - 1);
  return found ? found.index + 1 : -1;
}

/**
 * A last sentence without a period after another one, or a last word that ends no sentence and no label. A label needs no
 * period, and may begin with "Dr." or "St.".
 */
const unfinished =
  /(?:\p{L}\p{Ll}(?<!\b\p{Lu}\p{Ll}{1,3})[.?]\s[^]*\p{L}|,|(?<!\p{L})(?:an?|and|because|if|or|our|the|your))$/u;

/** Reports what a paragraph lacks: the list after its colon, the other half of a pair, an empty line below a list. */
function checkWhole(node: Paragraph, parent: Parent, source: string, findings: Findings): void {
  const { start } = rangeOf(node);
  const after = parent.children.slice(parent.children.indexOf(node) + 1).find((one) => !isComment(one));
  if (source.endsWith(":") && (!after || after.type === "heading"))
    findings.add(start, {
      message: "nothing follows the colon at the end of this paragraph",
      expected: "a list or another paragraph below it",
      fix: "write what it announces (within a list, indented by two spaces), or end the sentence with a period",
    });
  if (/^\*\*[^*\n]*[^*.?!:\n]\*\*$/.test(source) && parent.type === "root" && after)
    findings.add(start, {
      message: "this paragraph in bold looks like a heading, but is none",
      expected: "## before the words of a heading",
      fix: "write ## or ### instead of the **, or end the sentence with a period",
    });
  if (unfinished.test(source) && parent.type !== "listItem")
    findings.add(start + source.length - 1, {
      message: "the last sentence of this paragraph has no end",
      expected: "a whole sentence with its period",
      fix: "finish the sentence, or add the period",
    });
  const twice = /^([^\n]+)\n(?=\1$)/m.exec(source);
  if (twice)
    findings.add(start + twice.index + twice[0].length, {
      message: "this line is the same as the one above it",
      expected: "each line once",
      fix: "delete one of the two",
      repair: suggestedFix({
        start: start + twice.index,
        end: start + twice.index + twice[0].length,
        text: "",
      }),
    });
  checkPairs(source, start, findings);
  const outdented = parent.type === "listItem" ? outdentedLine(source, node.position!.start.column) : -1;
  if (outdented >= 0)
    findings.add(start + outdented, {
      message: "this line belongs to the last item of the list above it",
      expected: "an empty line between a list and the next paragraph",
      fix: "add the empty line, or indent the line if it belongs to the item",
    });
}

/**
 * Whether a list continues another one, though visitors see it begin again with 1: every item of both is typed as 1, and
 * between them are paragraphs that do not introduce a list.
 */
function isContinued(earlier: List | undefined, node: List, above: readonly Nodes[], text: string): boolean {
  const between = earlier ? above.slice(above.indexOf(earlier) + 1) : [];
  const items = [...(earlier?.children ?? []), ...node.children];
  return (
    between.length > 0 &&
    items.every((item) => /^1[.)]/.test(text.slice(rangeOf(item).start))) &&
    between.every((one) => one.type === "paragraph" && text[rangeOf(one).end - 1] !== ":")
  );
}

/**
 * Reports numbered lists that begin with another number than 1, and items that visitors see with another number. On a
 * text's page a list may continue one above it; on composed pages every list is numbered from 1.
 */
export function checkList(node: List, parent: Parent, { document, findings }: Subject): void {
  if (!node.ordered) return;
  const typed = node.children.map((item) => parseInt(document.text.slice(rangeOf(item).start), 10));
  const wrong = typed.findIndex((number, index) => number !== typed[0]! + index);
  if (wrong > 0 && new Set(typed).size > 1)
    findings.add(rangeOf(node.children[wrong]!), {
      message: `this item is typed as ${typed[wrong]}, but visitors see ${typed[0]! + wrong}`,
      expected: "numbers in their order, or the same number before every item",
      fix: "correct the number, or the order of the items",
    });
  const above = parent.children.slice(0, parent.children.indexOf(node));
  const earlier = above.findLast((one) => one.type === "list" && one.ordered) as List | undefined;
  const next = (earlier?.start ?? 0) + (earlier?.children.length ?? 0);
  if (node.start !== 1 && document.type.body === "text" && next === node.start) return;
  if (node.start === 1 && !isContinued(earlier, node, above, document.text)) return;
  findings.add(rangeOf(node), {
    message: `this list begins with ${node.start}: an unindented paragraph divides it, or an item above it is missing`,
    expected: "a list that begins with 1, and one list for all its items",
    fix: "indent a paragraph between two items by three spaces, or number the list again",
  });
}

/**
 * Reports paragraphs and list items that are incomplete, or in the file twice. Short ones may be, as "Ask your clinic.", but
 * not one below the other.
 */
export function checkParagraphs({ tree, findings }: Subject): void {
  const lines = new Map<string, number>();
  let previous: string | undefined;
  for (const { node, parent } of nodesOf(tree)) {
    if (/^heading$|^mdxJsxFlow/.test(node.type)) previous = undefined;
    if (node.type !== "paragraph") continue;
    const { start, end } = rangeOf(node);
    const source = findings.text.slice(start, end);
    checkWhole(node, parent!, source, findings);
    const text = source.replace(/\s+/g, " ");
    const earlier = lines.get(text);
    if (!earlier) lines.set(text, findings.placeOf(start).line);
    else if (text.length > 60 || text === previous)
      findings.add(start, {
        message: `this paragraph is also on line ${earlier}`,
        expected: "each paragraph once in a file",
        fix: "delete one of the two, or make them differ",
        repair: suggestedFix({ start, end, text: "" }),
      });
    previous = text;
  }
}
