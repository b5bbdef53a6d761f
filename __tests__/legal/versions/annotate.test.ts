import { annotate } from "../../../src/legal/versions/annotate";
import { partsIn } from "../../../src/legal/text/parts";
import { clauseSeals, sealOfClauses } from "../../../src/legal/text/clause-seals";
import { origins } from "../../support/facts";

const html =
  '<h2 id="s"><span class="number">2. </span>Fees</h2><p id="late"><span class="number">2.1 </span>Fees apply.</p><h2>Other</h2><p id="free">Free.</p>';
const seal = sealOfClauses(clauseSeals(partsIn(html)), ["late", "free"])!;
const [late] = seal.split("-");
const notes = {
  keyTerms: [{ question: "Are there {kind} fees?", answer: "{kind}!", clauses: ["late", "free"], seal }],
  notes: [{ clause: "late", text: "{kind} fees exist.", seal: late }],
};
const options = { resolve: (text: string) => text.replace("{kind}", "late"), origins };

it("shows key terms with links named after their clauses, and notes with facts replaced", () => {
  const shown = annotate("terms", html, notes, options);
  expect(shown.keyTerms).toEqual([
    {
      id: "terms-are-there-kind-fees",
      question: "Are there late fees?",
      answer: "late!",
      clauses: [
        { id: "late", label: "Section 2.1" },
        { id: "free", label: '"Other"' },
      ],
    },
  ]);
  expect(shown.html).toContain("late fees exist.");
});

it("links only the first of several clauses below one heading that have no numbers", () => {
  const text = '<h2>Choices</h2><p id="a">One.</p><p id="b">Two.</p><h2>Rights</h2><p id="c">Three.</p>';
  const clauses = ["a", "b", "c"];
  const term = {
    question: "Why?",
    answer: "So.",
    clauses,
    seal: sealOfClauses(clauseSeals(partsIn(text)), clauses),
  };
  const [shown] = annotate("terms", text, { keyTerms: [term], notes: [] }, options).keyTerms;
  expect(shown!.clauses.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("leaves out summaries of clauses that differ in this text", () => {
  const other = html.replace("Fees apply", "No fees apply");
  expect(annotate("terms", other, notes, options)).toEqual({ html: other, keyTerms: [] });
});

it("leaves out unconfirmed summaries", () => {
  const ofMissing = { question: "Why?", answer: "So.", clauses: ["missing"] };
  const unsealed = { keyTerms: [ofMissing], notes: [{ clause: "late", text: "Fees." }] };
  expect(annotate("terms", html, unsealed, options)).toEqual({ html, keyTerms: [] });
});

it("shows a note whatever the application's origin is, because the seal does not cover it", () => {
  const at = (host: string) => `<p id="late">Fees: <a href="${host}/login">log in</a>.</p>`;
  const sealed = clauseSeals(partsIn(at("{host}"))).get("late");
  const own = { keyTerms: [], notes: [{ clause: "late", text: "Fees.", seal: sealed }] };
  expect(annotate("terms", at("https://app.acme.example"), own, options).html).toContain("clause-note");
  expect(annotate("terms", at("https://other.example"), own, options).html).not.toContain("clause-note");
});

it("names a clause before the first heading as an opening paragraph", () => {
  const text = '<p id="opening">Hello.</p>';
  const seal = clauseSeals(partsIn(text)).get("opening");
  const opening = { keyTerms: [{ question: "Why?", answer: "So.", clauses: ["opening"], seal }], notes: [] };
  expect(annotate("terms", text, opening, options).keyTerms[0]!.clauses[0]!.label).toBe("Opening paragraphs");
});
