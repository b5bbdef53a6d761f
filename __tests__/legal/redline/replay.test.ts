// A redline shows at most 1.2 words per changed word, every link-only edit, and nothing for a re-wrap.
import { renderLegal } from "../../../src/content/render/render-text";
import type { Facts } from "../../../src/content/facts/substitute";
import { compareTexts, wordsShown } from "../../../src/legal/redline/compare";
import type { DocumentChange, RenderedText } from "../../../src/legal/redline/types";
import { content, documentsIn } from "../../support/jest/real-content";
import type { LegalDocument } from "../../../src/content/schema/types/legal-document";
import { exhaustive } from "../../support/exhaustive";
import { edits, wordsIn } from "./edits";

// The shortest ones, because every edit renders a whole text.
const byLength = [...documentsIn<LegalDocument>("legal")].sort((a, b) => a.body.length - b.body.length);
const documents = exhaustive ? byLength : byLength.slice(0, 3);
const rendered = (
  name: string,
  body: string,
  numbering: string,
  facts: Facts = content.facts,
): RenderedText => ({ name, title: name, fields: {}, html: renderLegal(body, facts, numbering).html });
const links = (change: DocumentChange | undefined) =>
  change?.clauses.flatMap(({ pieces }) => pieces).filter(({ op }) => op === "link").length ?? 0;

interface Outcome {
  kind: string;
  shown: number;
  changed: number;
  linksShown: number;
  linksChanged: number;
  hasExpected: boolean;
}

/** Applies all edits to a document one after another, and compares each revision with the previous one. */
function replay({ file, body, fields: { numbering } }: (typeof documents)[number]): Outcome[] {
  let text = body;
  let before = rendered(file, text, numbering);
  return Object.entries(edits).flatMap(([kind, edit]): Outcome[] => {
    const edited = edit(text);
    if (!edited) return [];
    // An edit that removes a clause with references cannot be rendered; a lawyer would fix the references too.
    let after: RenderedText;
    try {
      after = rendered(file, edited.text, numbering);
    } catch {
      return [];
    }
    const change = compareTexts(before, after);
    text = edited.text;
    before = after;
    return [
      {
        kind,
        shown: wordsShown(change),
        changed: edited.words,
        linksShown: links(change),
        linksChanged: edited.links ?? 0,
        hasExpected: edited.contains?.test(JSON.stringify(change ?? {})) ?? true,
      },
    ];
  });
}

const outcomes = documents.flatMap(replay);
const sum = (of: readonly Outcome[], field: "shown" | "changed" | "linksShown" | "linksChanged") =>
  of.reduce((total, outcome) => total + outcome[field], 0);

describe("a replayed series of edits", () => {
  it("shows at most 1.2 words for each changed word", () => {
    const kinds = Object.keys(edits).map((kind) => {
      const of = outcomes.filter((outcome) => outcome.kind === kind);
      return `${String(sum(of, "shown")).padStart(6)} shown ${String(sum(of, "changed")).padStart(6)} changed ${String(of.length).padStart(3)} times  ${kind}`;
    });
    const ratio = sum(outcomes, "shown") / sum(outcomes, "changed");
    process.stdout.write(
      `\n${kinds.join("\n")}\nredline: words shown / words changed = ${ratio.toFixed(3)} over ${outcomes.length} edits of ${new Set(outcomes.map(({ kind }) => kind)).size} kinds\n`,
    );
    expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    expect(outcomes.length).toBeGreaterThan(10 * documents.length);
    expect(ratio).toBeLessThanOrEqual(1.2);
    // Nor are changed words hidden.
    expect(ratio).toBeGreaterThanOrEqual(0.85);
  });

  it("shows every changed target of a link, and counts no words", () => {
    const of = outcomes.filter(({ linksChanged }) => linksChanged);
    expect(of.length).toBeGreaterThanOrEqual(documents.length);
    expect(of.filter(({ linksShown, linksChanged, shown }) => linksShown !== linksChanged || shown)).toEqual(
      [],
    );
  });

  it("shows nothing for other line breaks or other bullets", () => {
    const of = outcomes.filter(({ kind }) => /re-wrap|bullet/.test(kind));
    expect(of).toHaveLength(2 * documents.length);
    expect(of.filter(({ shown, linksShown }) => shown || linksShown)).toEqual([]);
  });

  it("shows moved text as moved, and not as deleted and inserted", () => {
    expect(outcomes.filter(({ hasExpected }) => !hasExpected)).toEqual([]);
    expect(outcomes.filter(({ kind, shown }) => /moved$|moved to|swapped/.test(kind) && shown)).toEqual([]);
  });
});

it("a changed fact is shown wherever a visitor reads it, and nowhere else", () => {
  const facts: Facts = new Map([
    ...content.facts,
    ["company.legalName", { ...content.facts.get("company.legalName")!, text: "Fresh Name, Inc." }],
  ]);
  for (const { file, body, fields } of documents) {
    const times = body.split("{company.legalName}").length - 1;
    const change = compareTexts(
      rendered(file, body, fields.numbering),
      rendered(file, body, fields.numbering, facts),
    );
    const old = wordsIn(content.facts.get("company.legalName")!.text).length;
    // "Inc." stays.
    expect(wordsShown(change)).toBeLessThanOrEqual(times * (old + 3));
    expect(wordsShown(change)).toBeGreaterThanOrEqual(times * (old + 3 - 2));
  }
});
