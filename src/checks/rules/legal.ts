import { rangeOf } from "../../content/markdown/element";
import { suggest, suggestWith } from "../../content/schema/did-you-mean";
import { fieldRange, type Documents } from "../../content/read/documents";
import { idOf } from "../../content/markdown/id-of";
import { idIn, markerOf } from "../../content/markdown/marker";
import { nodesOf } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { Findings, suggestedFix, type Diagnostic } from "../../content/schema/diagnostic";
import { anyPlace, type Anchors } from "./anchors";
import type { Subject } from "./body-context";

/** Reports ids that no link can reach: in legal texts, legal-outline.ts uses only those at the top level. */
export function checkIdPlaces({ tree, document, findings }: Subject): void {
  const isLegal = document.type.name === "LegalDocument";
  for (const { node, parent } of nodesOf(tree)) {
    const id = idIn(node);
    // Those in headings are reported by checkHeadings.
    if (!id || parent?.type === "heading") continue;
    const isOfParagraph = parent?.type === "paragraph" && markerOf(parent) === node;
    if (isOfParagraph && (!isLegal || tree.children.includes(parent))) continue;
    const range = rangeOf(node);
    findings.add(range, {
      message: `the id \`${id}\` has no effect here`,
      expected: `an id at the end of a heading or at the start of a paragraph${isLegal ? ", outside lists, quotes and tables" : ""}`,
      fix: "move it to the line of its heading or paragraph, or remove it",
      repair: suggestedFix({ ...range, text: "" }),
    });
  }
}

/** A section's number in words. Acts are cited as "Section 15 of the Truth in Lending Act". */
const typedNumber =
  /\b(?:[Ss]ection|[Cc]lause)s? \d{1,2}(?:\.\d{1,2})*\b(?![(\d]|\.\d| of (?:the )?\p{Lu})/gu;

/** Checks for legal documents only: every heading has an id, no section's number is typed, and the numbering exists. */
export function checkLegal(subject: Subject): void {
  const { tree, document, findings } = subject;
  if (document.type.name !== "LegalDocument") return;
  const numberings = ["sections", "none"];
  for (const { node } of nodesOf(tree)) {
    if (node.type !== "heading" && node.type !== "text") continue;
    const { start, end } = rangeOf(node);
    if (node.type === "text") {
      // As written, because a value has other offsets than its source.
      for (const { 0: typed, index } of document.text.slice(start, end).matchAll(typedNumber))
        findings.add(start + index, {
          message: `the number of "${typed}" is typed, so it would be wrong after the next new section`,
          expected: 'a reference such as <Ref to="arbitration" />',
          fix: 'write <Ref to="id" /> with the id of the section or clause',
        });
      continue;
    }
    const id = idIn(markerOf(node));
    if (id && node.depth === 2) numberings.push(id);
    if (id) continue;
    const words = idOf(plainText(node));
    findings.add(start, {
      message: "a heading of a legal document has no id",
      expected: "a permanent id at its end, such as {/* #arbitration */}",
      fix: `add {/* #${words} */}`,
      repair: suggestedFix({ start: end, end, text: ` {/* #${words} */}` }),
    });
  }
  const { numbering } = document.fields;
  if (typeof numbering !== "string" || numberings.includes(numbering)) return;
  const range = fieldRange(document, "numbering");
  findings.add(range, {
    message: `\`numbering: ${numbering}\` is not a section of this document`,
    expected: "sections, none, or the id of a ## heading of this document",
    ...suggestWith(numbering, numberings, "write sections or none", range),
  });
}

/** Reports entries of `search:` for clauses that do not exist, which nobody would find. */
export function searchedClauses(documents: Documents, anchors: Anchors): Diagnostic[] {
  return documents.flatMap(({ file, text, fields: { search } }) => {
    const places = anchors.get(file) ?? anyPlace;
    if (!Array.isArray(search) || places === anyPlace) return [];
    const findings = new Findings(file, text);
    const ids = places.map(({ id }) => id);
    for (const [index, entry] of search.entries()) {
      const id = /^#(\S+)/.exec(String(entry))?.[1];
      if (id && !ids.includes(id))
        findings.add(fieldRange({ text, file }, "search", index), {
          message: `\`#${id}\` is not a clause of this document`,
          expected: "the id of a clause, then the words that people type",
          fix: suggest(id, ids, "correct the id"),
        });
    }
    return findings.problems;
  });
}
