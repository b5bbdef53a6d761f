import { changeMarkdown } from "../../../src/legal/redline/change-markdown";
import { changeHtml } from "../../../src/legal/redline/change-html";
import { compareTexts, wordsShown } from "../../../src/legal/redline/compare";
import { wordsOfPage } from "../../../src/legal/redline/page-words";
import { textsOf } from "../../../src/tools/cli/revisions/texts";
import { changedFiles, filesOn } from "../../../src/content/read/files";
import { renderer } from "../../support/renderer";

const compare = (before: string, after: string) => {
  const text = (html: string) => ({ name: "terms", title: "Terms", fields: {}, html });
  return compareTexts(text(before), text(after))!;
};
const pieces = (before: string, after: string) =>
  compare(before, after).clauses.flatMap((clause) => clause.pieces);

describe("a redline", () => {
  const list = (...items: string[]) =>
    `<p id="a">These count:</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  it("shows a reordered list as moves, without deleted or inserted words", () => {
    const change = compare(
      list("your name;", "pay;", "tax returns; and"),
      list("tax returns; and", "pay;", "your name;"),
    );
    expect(wordsShown(change)).toBe(0);
    expect(change.clauses.flatMap((clause) => clause.pieces.map(({ op }) => op))).toContain("movedHere");
    expect(changeHtml(change, 3)).not.toContain("Numbers");
  });

  it("shows the first words of a long sentence where it was, and all of them where it is", () => {
    const sentence = "We tell you in ten days whether we lend you the money.";
    const [a, b] = ['<p id="a">First.', '<p id="b">Second.'];
    const markdown = changeMarkdown(compare(`${a} ${sentence}</p>${b}</p>`, `${a}</p>${b} ${sentence}</p>`));
    expect(markdown).toContain("We tell you in ten days whether we\u2026");
    expect(markdown.split(sentence)).toHaveLength(2);
  });

  it("shows all words of a short sentence where it was", () => {
    const [a, b] = ['<p id="a">First.', '<p id="b">Second.'];
    const moved = compare(`${a} You pay us no fee.</p>${b}</p>`, `${a}</p>${b} You pay us no fee.</p>`);
    expect(changeMarkdown(moved)).toContain("You pay us no fee. moved to");
  });

  it.each([
    ["three words are", "You pay late.", "You pay late."],
    ["the new one has three words", "You pay late fees.", "You pay late."],
    ["the old one has three words", "You pay late.", "You pay late fees."],
    ["more than four in ten words differ", "We tell you in ten days.", "We tell you by letter only."],
  ])("shows sentences of two clauses as deleted and inserted if %s", (_, one, other) => {
    const [a, b] = ['<p id="a">First.', '<p id="b">Second.'];
    const ops = pieces(`${a} ${one}</p>${b}</p>`, `${a}</p>${b} ${other}</p>`).map(({ op }) => op);
    expect(ops).not.toContain("movedAway");
  });

  it("shows an edited sentence as moved to the clause with the most similar one", () => {
    const [old, similar] = ["We tell you in ten days by letter.", "We tell you in ten days by email or fax."];
    const ending = `<p id="b">Second. ${similar}</p><p id="c">Third. We tell you in ten days by mail.`;
    const moved = pieces(`<p id="a">First. ${old}</p>`, `<p id="a">First.</p>${ending}</p>`);
    expect(moved.find(({ op }) => op === "movedAway")).toMatchObject({ clause: "c" });
  });

  it("shows an edited sentence at its place, even if another clause gained a similar one", () => {
    const [a, b, now] = ['<p id="a">', '</p><p id="b">Second.', "We tell you in two days."];
    const ops = pieces(`${a}We tell you in ten days.${b}</p>`, `${a}${now}${b} ${now}</p>`).map(
      ({ op }) => op,
    );
    expect(ops).not.toContain("movedAway");
  });

  it("shows a document in which only a number changed, and the number that a removed clause had", () => {
    const clause = (number: string) => `<p id="a"><span class="number">${number} </span>Words.</p>`;
    expect(compare(clause("1.1"), clause("1.2"))).toMatchObject({
      clauses: [],
      renumbered: [{ before: "1.1", after: "1.2" }],
    });
    expect(changeMarkdown(compare(clause("1.1"), ""))).toContain("**1.1**");
  });

  it("says that a numbered list became bullets, and counts no words", () => {
    const change = compare(list("one;", "two.").replaceAll("ul>", "ol>"), list("one;", "two."));
    expect(wordsShown(change)).toBe(0);
    expect(changeMarkdown(change)).toContain("laid out in another way");
    expect(compare(list("one;"), list("two;", "three.")).clauses[0]!.notes).toEqual([]);
  });

  it("says that an amount moved to another column, and that a list begins with another number", () => {
    const row = (...cells: string[]) =>
      `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;
    const numbered = (start: string) => `<p id="a">Then:</p><ol${start}><li>sign;</li></ol>`;
    for (const change of [
      compare(row("Late fee", "", "$15"), row("Late fee", "$15", "")),
      compare(numbered(' start="3"'), numbered("")),
    ]) {
      expect(wordsShown(change)).toBe(0);
      expect(changeMarkdown(change)).toContain("laid out in another way");
    }
  });

  it("shows a changed answer of a table beside the question of its row", () => {
    const table = (...rows: string[][]) =>
      `<p id="a">We share:</p><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
    const old = table(["For marketing", "Yes", "No", "No"], ["For research", "No", "We don't share"]);
    const swapped = table(["For marketing", "No", "No", "Yes"], ["For research", "No", "We don't share"]);
    expect(changeMarkdown(compare(old, swapped))).toContain(
      "> \u2026 For marketing \\| <del>Yes</del> <ins>No</ins> \\| No \\| <del>No</del> <ins>Yes</ins> \u2026",
    );
    expect(wordsOfPage(old)).toBe(
      "We share:\nFor marketing | Yes | No | No\nFor research | No | We don't share",
    );
  });

  it.each([
    ["one or two words", "of all", ["deleted", "inserted", "same"]],
    ["three words", "of all the", ["deleted", "inserted", "same", "deleted", "inserted", "same"]],
  ])("shows replaced sentences that have %s in common", (_, shared, ops) => {
    const [old, now] = [`One two three four ${shared} five six seven eight.`, `A b c d ${shared} e f g h.`];
    expect(pieces(old, now).map(({ op }) => op)).toEqual(ops);
  });

  it("shows every link of replaced words", () => {
    const links = (one: string, two: string) =>
      `<p id="a">See <a href="/terms">${one} ${one}</a> <a href="${two}">${two.slice(1)}</a> first.</p>`;
    const markdown = changeMarkdown(compare(links("alpha", "/old"), links("gamma", "/new")));
    expect(markdown).toContain("`/terms, /old`");
    expect(markdown).toContain("`/terms, /new`");
  });

  it("shows changed emphasis before and after, and counts no words", () => {
    const change = compare(
      '<p id="a">We <strong>may</strong> call.</p>',
      '<p id="a">We may <em>call</em>.</p>',
    );
    expect(wordsShown(change)).toBe(0);
    expect(changeMarkdown(change)).toContain("We may (was bold, is plain) call (was plain, is italic).");
    expect(changeHtml(change, 3)).toContain("<mark>may</mark> <small>(was bold, is plain)</small>");
  });

  it("shows the words of a moved clause with its old and new number", () => {
    const clause = (id: string, number: string, words: string) =>
      `<p id="${id}"><span class="number">${number} </span>${words}</p>`;
    const rest = (...[b, c, e]: string[]) =>
      clause("b", b!, "Second.") + clause("c", c!, "Third.") + clause("e", e!, "Fifth.");
    const change = compare(
      clause("a", "1.1", "First words.") + clause("d", "1.2", "Fourth.") + rest("1.3", "1.4", "1.5"),
      rest("1.1", "1.2", "1.3") + clause("a", "1.4", "First words.") + clause("d", "1.5", "Fourth."),
    );
    expect(changeMarkdown(change)).toMatch(
      /\*\*1\.4 \(was 1\.1\)\*\* `a` \(moved\).*\n {2}> First words\. Fourth\./,
    );
    expect(wordsShown(change)).toBe(0);
    const [moved, between] = ["<p id='a'>A.</p>", "<p id='new'>New.</p>"];
    const [along, still, last] = ["<p id='b'>B.</p>", "<p id='c'>C.</p><p id='d'>D.</p>", "<p id='e'>E.</p>"];
    const divided = compare(moved + along + still + last, still + moved + between + along + last);
    expect(changeMarkdown(divided)).toMatch(/Moved with the clause below it:.*\n {2}> A\. B\.\n/);
  });

  it("shows clauses that moved to one place from two as two moves", () => {
    const inOrder = (ids: string) => [...ids].map((id) => `<p id="${id}">Words of ${id}.</p>`).join("");
    const { clauses } = compare(inOrder("abcdefg"), inOrder("bcdfgae"));
    expect(clauses.map(({ id, notes }) => [id, ...notes])).toEqual([
      ["a", 'Moved: it was first and is now after "Words of g.".'],
      ["e", 'Moved: it was after "Words of d." and is now after "Words of a.".'],
    ]);
  });

  it("shows a removed clause at its place", () => {
    const inOrder = (words: string) => (id: string) => `<p id="${id}">${words} of ${id}.</p>`;
    const [first, ...rest] = ["a", "b", "c", "d"].map(inOrder("Words"));
    const now = ["b", "d"].map(inOrder("Some words"));
    const { clauses } = compare(`${first}<h2>Fees</h2>${rest.join("")}`, now.join(""));
    expect(clauses.map(({ id, status, under }) => [id, status, under])).toEqual([
      ["a", "removed", ""],
      ["a+1", "removed", "Fees"],
      ["b", "changed", ""],
      ["c", "removed", "Fees"],
      ["d", "changed", ""],
    ]);
  });

  it("names the neighbor of a moved clause also if it has no id", () => {
    const [fees, a, b] = ["<h2>Fees</h2>", '<p id="a">First.</p>', '<p id="b">Second.</p>'];
    const start = '<p id="start">Start.</p>';
    const [notes] = compare(start + a + b + fees, start + b + fees + a).clauses.map((change) => change.notes);
    expect(notes).toEqual(['Moved: it was after "Start." and is now after "Fees".']);
  });

  it("does not count generated numbers in references and tables of contents as words", () => {
    const page = (number: string) =>
      `<ol><li><a href="#fees">${number}. Fees</a></li></ol><h2><span class="number">${number}. </span>Fees</h2><p>See <a href="#fees">Section ${number}</a> in 30 days.</p>`;
    expect(wordsOfPage(page("4"))).toBe(wordsOfPage(page("10.2")));
    expect(wordsOfPage(page("4"))).toContain("in 30 days");
    const paragraph = (number: string) => `<p id="a">See <a href="#fees">Section ${number}</a>.</p>`;
    expect(compare(paragraph("4"), paragraph("10.2"))).toBeUndefined();
  });
});

it("the texts of two revisions show the changed words of a disclosure once, even if other sentences include it", () => {
  const files = filesOn(process.cwd());
  const file = "content/facts/disclosures.yaml";
  const text = files.read(file)!.replace('No prepayment penalty."', 'No penalty for paying early."');
  expect(text).not.toBe(files.read(file));
  const [before, after] = [files, changedFiles(files, new Map([[file, text]]))].map((source) =>
    textsOf(renderer, source),
  );
  const shown = before!.map((old, index) => wordsShown(compareTexts(old, after![index])));
  // "prepayment" was removed; "for paying early" is new.
  expect(shown.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(5);
  expect(Math.max(...shown)).toBeGreaterThanOrEqual(4);
});
