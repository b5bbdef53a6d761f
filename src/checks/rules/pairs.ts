import type { Findings } from "../../content/schema/diagnostic";

const blank = (found: string) => " ".repeat(found.length);

/** Addresses, facts, comments and escaped signs. */
const unread = /(?<=\])\((?!\()(?:[^()\n]|\([^()\n]*\))*\)?|\{[^}]*\}|\\["()[\]]/g;
const pair = /\([^()[\]]*\)|\[[^()[\]]*\]/g;
/** "a) write, or b) call". */
const numbered = /(?<![\p{L}\d])(?:\d+|[a-z]|[ivx]{2,4})\)/gu;

/** Reports a parenthesis, a bracket or a quotation mark without its other half. @param source a paragraph or value as written */
export function checkPairs(source: string, start: number, findings: Findings): void {
  const words = source.replace(unread, blank);
  // Three times, because a link may be in parentheses that are inside others.
  const paired = words.replace(pair, blank).replace(pair, blank).replace(pair, blank);
  const single = paired.replace(numbered, blank).search(/[()[\]]/);
  const [open, close] = /[[\]]/.test(words[single] ?? "") ? "[]" : "()";
  const isOpen = words[single] === open;
  if (single >= 0)
    findings.add(start + single, {
      message: `this ${open === "(" ? "parenthesis" : "bracket"} is ${isOpen ? "not closed" : "closed, but not opened"} in its paragraph`,
      expected: `${open} and ${close} in the same paragraph`,
      fix: `delete it, or add ${isOpen ? `${close} where it ends` : `${open} where it begins`}`,
    });
  const marks = [...words.matchAll(/"|&quot;/g)];
  if (marks.length % 2)
    findings.add(start + marks.at(-1)!.index, {
      message: "this quotation mark is alone in its paragraph",
      expected: "a quotation mark on both sides of the quoted words",
      fix: "add the other one, or delete this one",
    });
}
