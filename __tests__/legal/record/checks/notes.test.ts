// Every summary of a changed clause is reported, for edits planted in each clause that has a summary.
import { readFileSync } from "node:fs";
import { readYaml } from "../../../../src/content/read/yaml-source";
import { changedClauses, checkNotes, entriesOf, notesFile } from "../../../../src/legal/record/checks/notes";
import { clauseSeals } from "../../../../src/legal/text/clause-seals";
import { partsIn } from "../../../../src/legal/text/parts";
import { content } from "../../../support/jest/real-content";
import { documents, edited, sealedSource } from "../../support";

const yaml = readYaml(readFileSync(notesFile, "utf8"), notesFile);
const all = documents.map((document) => {
  const { name } = document;
  return { name, document, source: sealedSource(document), notes: content.data.legalNotes[name]! };
});

/** Edits of the text between tags. Each is visible to readers. */
const edits: Record<string, (words: string) => string> = {
  "a word removed": (words) => words.replace(/ [a-z]+(?=[ .,])/, ""),
  "a word added": (words) => words.replace(/ ([a-z]+)/, " $1 surely"),
  "a negation added": (words) => words.replace(/ ([a-z]+)(?=[ .,])/, " not $1"),
  "a word replaced": (words) => words.replace(/ [a-z]+(?=[ .,])/, " replacement"),
  "a comma added": (words) => words.replace(/([a-z]) ([a-z])/, "$1, $2"),
  "a capital": (words) => words.replace(/ ([a-z])/, (found) => found.toUpperCase()),
  "emphasis added": (words) => words.replace(/ ([a-z]+)(?=[ .,])/, " <em>$1</em>"),
  "a figure added": (words) => words.replace(/ ([a-z]+)/, " 99 $1"),
};

const sealsIn = (html: string) => clauseSeals(partsIn(html));

/** Edits the first words after an id. */
function plant(html: string, id: string, edit: (words: string) => string): string {
  const start = html.indexOf(`id="${id}"`);
  let done = false;
  const after = html.slice(start).replace(/(?<=>)[^<>]+(?=<)/g, (words) => {
    const changed = done ? words : edit(words);
    done ||= changed !== words;
    return changed;
  });
  return html.slice(0, start) + after;
}

describe.each(all.map((one) => [one.name, one] as const))("%s", (_, { document, source, notes }) => {
  it("has summaries, which are all confirmed", () => {
    expect(notes.keyTerms.length).toBeGreaterThan(0);
    expect(checkNotes(source, notes, yaml)).toEqual([]);
  });

  it.each(Object.entries(edits))(
    "%s in every clause: each summary is reported for all its clauses",
    (__, edit) => {
      const entries = entriesOf(source.name, notes);
      const ids = new Set(entries.flatMap(({ clauses }) => clauses));
      const seals = sealsIn([...ids].reduce((html, id) => plant(html, id, edit), document.sealed));
      for (const entry of entries) expect(changedClauses(entry, seals)).toEqual(entry.clauses);
    },
  );

  it("an edit of one clause affects only its own summaries", () => {
    const entries = entriesOf(source.name, notes);
    const id = entries[0]!.clauses[0]!;
    const seals = sealsIn(plant(document.sealed, id, edits["a negation added"]!));
    const failing = entries.filter((entry) => changedClauses(entry, seals).length > 0);
    expect(failing).toEqual(entries.filter(({ clauses }) => clauses.includes(id)));
  });
});

describe("messages", () => {
  const { document, source, notes } = all.find(({ name }) => name === "loan-terms")!;
  const messages = (changed: object) =>
    checkNotes(source, { ...notes, ...changed }, yaml).map(({ message, fix }) => `${message} -> ${fix}`);
  const [note] = notes.notes;

  it("a clause that does not exist, with a suggestion", () => {
    expect(messages({ notes: [{ ...note, clause: "fixed-rates" }] })).toEqual([
      "`fixed-rates` is not a clause of loan-terms -> did you mean `fixed-rate`?",
    ]);
  });

  it("a note beside a heading, and two notes beside one clause", () => {
    expect(messages({ notes: [{ ...note, clause: "loan-fees" }] })[0]).toMatch(/^`loan-fees` is a heading/);
    expect(messages({ notes: [note, note] })).toEqual([
      expect.stringContaining(`the clause \`${note!.clause}\` has two notes`),
    ]);
  });

  it("an unconfirmed summary, with the command that confirms it", () => {
    const { seal: _seal, ...unsealed } = note!;
    expect(messages({ notes: [unsealed] })).toEqual([
      `nobody has confirmed this summary of \`${note!.clause}\` -> compare them, correct the summary if needed, then run npm run confirm-notes -- loan-terms ${note!.clause}`,
    ]);
  });

  it("a clause that was taken from a summary", () => {
    const term = notes.keyTerms.find(({ clauses }) => clauses.length > 1)!;
    expect(messages({ keyTerms: [{ ...term, clauses: term.clauses.slice(0, 1) }] })).toHaveLength(1);
  });

  it("a changed clause, at the line of its note", () => {
    const body = document.body.replace("These Loan Terms are general", "These Loan Terms are not general");
    const changed = edited(document, body);
    const [problem, ...rest] = checkNotes(changed, notes, yaml);
    expect(rest).toEqual([]);
    expect(problem!.message).toBe(
      "the clause `loan-agreement-controls` changed after this summary was confirmed",
    );
    expect(problem!.file).toBe(notesFile);
    expect(problem!.line).toBeGreaterThan(10);
  });
});
