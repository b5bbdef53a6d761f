import { closest } from "../did-you-mean";
import { frontmatterOf } from "../documents";
import { idIn, markerOf } from "../markdown/marker";
import { nodesOf } from "../markdown/parse";
import { plainText } from "../markdown/plain-text";
import { perhaps, safely } from "./findings";
import type { Subject } from "./subject";

/** What only legal documents have: every heading an id, and a numbering that names one. */
export function checkLegal({ tree, document, findings, shift }: Subject): void {
  if (document.type.name !== "LegalDocument") return;
  const sections: string[] = [];
  for (const { node } of nodesOf(tree)) {
    if (node.type !== "heading") continue;
    const id = idIn(markerOf(node));
    const start = (node.position?.start.offset ?? 0) + shift;
    const end = (node.position?.end.offset ?? 0) + shift;
    if (id && node.depth === 2) sections.push(id);
    if (id) continue;
    const words = plainText(node).toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
    findings.add(start, {
      message: "a heading of a legal document has no id",
      expected: "an id that is kept for ever, such as {/* #arbitration */} at its end",
      fix: `add {/* #${words} */}`,
      repair: perhaps({ start: end, end, text: ` {/* #${words} */}` }),
    });
  }
  const { numbering } = document.fields as { numbering?: unknown };
  if (typeof numbering !== "string" || ["sections", "none", ...sections].includes(numbering)) return;
  const range = frontmatterOf(document.text, document.file).rangeOf(["numbering"]);
  const meant = closest(numbering, ["sections", "none", ...sections]);
  findings.add(range?.start ?? 0, {
    message: `\`numbering: ${numbering}\` names no section`,
    expected: "sections, none, or the id of a ## heading of this document",
    fix: meant ? `did you mean \`${meant}\`?` : "write sections or none",
    repair: meant && range ? safely({ ...range, text: meant }) : undefined,
  });
}
