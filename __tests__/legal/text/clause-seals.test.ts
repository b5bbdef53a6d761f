import { clauseSeals, sealOfClauses } from "../../../src/legal/text/clause-seals";
import { partsIn } from "../../../src/legal/text/parts";
import { withAnchors } from "../../../src/legal/text/anchors";

const text = (number: string, reference: string, words = "You owe it") =>
  `<h2 id="fees"><span class="number">${number}. </span>Fees</h2>` +
  `<p id="late"><span class="number">${number}.1 </span>${words} as <a href="#other">Section ${reference}</a> states.</p>` +
  `<ul><li>one</li></ul><h2 id="other"><span class="number">9. </span>Other</h2><p id="last">Last.</p>`;
const sealsIn = (html: string) => clauseSeals(partsIn(html));
const seal = (html: string, id: string) => sealsIn(html).get(id);

describe("the seal of a clause", () => {
  it("does not change if sections move and only numbers change", () => {
    expect(seal(text("5", "9.1"), "late")).toBe(seal(text("4", "8.1"), "late"));
  });

  it("does not change if deep links are added to the text", () => {
    expect(sealsIn(withAnchors(text("4", "8")))).toEqual(sealsIn(text("4", "8")));
  });

  it.each([
    ["its words", text("4", "8", "You may owe it")],
    ["its emphasis", text("4", "8", "<strong>You</strong> owe it")],
    ["a link's target", text("4", "8").replace('href="#other"', 'href="#fees"')],
    ["a list that follows it", text("4", "8").replace("<li>one</li>", "<li>one</li><li>two</li>")],
  ])("depends on %s", (_, html) => expect(seal(html, "late")).not.toBe(seal(text("4", "8"), "late")));

  it("of a section covers everything under its heading, and nothing after it", () => {
    const html = text("4", "8");
    expect(seal(html.replace("You owe", "We owe"), "fees")).not.toBe(seal(html, "fees"));
    expect(seal(html.replace("Last.", "First."), "fees")).toBe(seal(html, "fees"));
  });

  it("of several clauses lists each in order, and is undefined if one is missing", () => {
    const seals = sealsIn(text("4", "8"));
    expect(sealOfClauses(seals, ["last", "late"])).toBe(`${seals.get("last")}-${seals.get("late")}`);
    expect(sealOfClauses(seals, ["late", "gone"])).toBeUndefined();
  });
});
