import { confirmNotes } from "../../../src/legal/record/confirm-notes";
import { partsIn } from "../../../src/legal/text/parts";
import { readYaml } from "../../../src/content/read/yaml-source";

const html = '<p id="late">Fees apply.</p><p id="free">Free.</p>';
const source = { name: "terms", parts: partsIn(html) };
const notes = {
  terms: {
    keyTerms: [],
    notes: [
      { clause: "late", text: "Fees." },
      { clause: "free", text: "Free." },
    ],
  },
};
const text = `# kept
terms:
  notes:
    - clause: late
      text: Fees.
    - clause: free
      text: Free.
`;

it("seals the summaries of the named clauses, and leaves everything else as written", () => {
  const confirmed = confirmNotes(text, source, notes, ["late"]);
  expect(confirmed.replace(/ {6}seal: .*\n/, "")).toBe(text);
  const value = readYaml(confirmed, "x").value as typeof notes;
  expect(value.terms.notes).toEqual([
    { clause: "late", text: "Fees.", seal: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { clause: "free", text: "Free." },
  ]);
});

it("rejects a summary of which another clause changed that is not named", () => {
  const keyTerms = [{ title: "Fees", text: "None.", clauses: ["late", "free"], seal: "a-b" }];
  const both = { terms: { keyTerms, notes: [] } } as unknown as Parameters<typeof confirmNotes>[2];
  const yaml = "terms:\n  keyTerms:\n    - seal: a-b\n";
  expect(() => confirmNotes(yaml, source, both, ["late"])).toThrow(
    "The summary of late, free also covers free",
  );
  expect(confirmNotes(yaml, source, both, ["late", "free"])).toMatch(/seal: [0-9a-f]{12}-[0-9a-f]{12}/);
});

it("rejects a clause without a summary, and one that does not exist", () => {
  expect(() => confirmNotes(text, source, notes, ["lat"])).toThrow("Nothing summarizes `lat`");
  const stray = { terms: { keyTerms: [], notes: [{ clause: "gone", text: "Gone." }] } };
  expect(() => confirmNotes(text, source, stray, ["gone"])).toThrow("has no clause `gone`");
});
