import type { Heading, Paragraph, Root } from "mdast";
import { plainText } from "./plain-text";
import { takeId } from "./marker";

/** A section or clause of a legal document, in reading order. */
interface LegalPart {
  kind: "section" | "clause";
  id: string;
  /** "4" or "4.2"; empty for an unnumbered part. */
  number: string;
  /** The heading's words; empty for clauses. */
  title: string;
  node: Heading | Paragraph;
}

/**
 * Reads a document's sections and clauses, removes their id markers and numbers them.
 * @param numbering `sections`, `none`, or the id of the `##` whose `###` are numbered (content/README.md)
 */
export function legalOutline(tree: Root, numbering: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let inside = numbering === "sections";
  let section = 0;
  let clause = 0;
  for (const node of tree.children) {
    if (node.type === "heading") {
      const id = takeId(node) ?? "";
      if (node.depth === 2 && numbering !== "sections") inside = id === numbering;
      const counted = inside && node.depth === (numbering === "sections" ? 2 : 3);
      if (counted) [section, clause] = [section + 1, 0];
      const number = counted ? String(section) : "";
      parts.push({ kind: "section", id, number, title: plainText(node), node });
    } else if (node.type === "paragraph") {
      const id = takeId(node);
      if (!id) continue;
      const number = inside && section > 0 ? `${section}.${++clause}` : "";
      parts.push({ kind: "clause", id, number, title: "", node });
    }
  }
  return parts;
}

/** The text of a reference to a part: "Section 12", "Section 12.3", or the title of the nearest heading. */
export function referenceText(parts: readonly LegalPart[], id: string): string | undefined {
  const index = parts.findIndex((part) => part.id === id);
  const part = parts[index];
  if (!part) return undefined;
  if (part.number) return `Section ${part.number}`;
  const heading = parts.slice(0, index + 1).findLast(({ title }) => title);
  return heading ? `"${heading.title}"` : undefined;
}
