import type { Figures } from "../../content/facts/figures";
import type { SourceDocument } from "../../content/read/documents";
import type { Findings } from "../../content/schema/diagnostic";

/** A link to the list of figures such as "[Source pending](/our-numbers#claims)". */
const note = /\[[^\]]*\bpending\]\(\/our-numbers\b/gi;
/** A claim in quotes: "The source of "low-interest" is [still pending]". No figure above such a note is meant. */
const quoted = /"[^"\n]*" is $/;
const name = /[a-z]\w*(?:\.\w+)+/gi;

/** Reports each note that a source is pending if the last figure named above it has a source now. */
export function checkPendingSources({ text }: SourceDocument, figures: Figures, findings: Findings): void {
  for (const { index } of text.matchAll(note)) {
    const before = text.slice(0, index);
    const figure = before.match(name)?.findLast((one) => Object.hasOwn(figures, one));
    if (!figure || figures[figure]!.source === "pending" || quoted.test(before)) continue;
    findings.add(index, {
      message: `the note says that a source is pending, but \`${figure}\` has one in content/facts/figures.yaml`,
      expected: "the note only beside figures with `source: pending`",
      fix: "delete the note",
    });
  }
}
