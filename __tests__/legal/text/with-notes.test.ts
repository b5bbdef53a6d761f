import { readBlocks } from "../../../src/legal/text/blocks";
import { readsSame } from "../../../src/legal/text/fingerprint";
import { withAnchors } from "../../../src/legal/text/anchors";
import { withNotes } from "../../../src/legal/text/with-notes";
import { partsIn } from "../../../src/legal/text/parts";
import { documents } from "../support";

const html =
  '<h2 id="a">A</h2><p id="one">One.</p><ul><li>item</li></ul><p>More.</p><p id="two">Two.</p><h2 id="b">B</h2>';

it("puts a note after its clause, in a box with everything that belongs to the clause", () => {
  const noted = withNotes(html, new Map([["one", 'Less & "more"']]));
  expect(noted).toContain(
    '<div class="noted"><p id="one">One.</p><ul><li>item</li></ul><p>More.</p><div class="clause-note" role="note"',
  );
  expect(noted).toContain('Less &amp; "more"');
  expect(noted).toContain('</div></div><p id="two">Two.</p>');
});

it("leaves the markup unchanged without notes", () => expect(withNotes(html, new Map())).toBe(html));

it.each(documents.map((document) => [document.name, document] as const))(
  "%s reads the same with a note beside every clause, because notes and deep links are not part of the text",
  (_, document) => {
    const text = document.sealed;
    const clauses = partsIn(text).filter(({ id, heading }) => id && !heading);
    const notes = new Map(clauses.map(({ id }) => [id, "A note in plain words."]));
    const noted = withNotes(withAnchors(text), notes);
    expect(noted.match(/class="clause-note"/g)).toHaveLength(clauses.length);
    expect(readsSame(readBlocks(noted), readBlocks(text))).toBe(true);
  },
);
