import { wordsOfPage } from "../../../src/legal/redline/page-words";

const words = (body: string) => wordsOfPage(`<html><body><main>${body}</main></body></html>`).trim();

describe("the words of a page", () => {
  it("separate adjacent links, options and labels", () => {
    expect(words("<p><a href='/a'>Care</a><a href='/b'>Read</a></p>")).toBe("Care Read");
    expect(
      words("<p><label>Outlet</label><select><option>All</option><option>Vesper</option></select></p>"),
    ).toBe("Outlet All Vesper");
  });

  it("have one space between them, and none at the end of a line", () =>
    expect(words("<p>One <b> </b> two <i> </i></p><p>Three</p>")).toBe("One two\nThree"));

  it("add no space between a link and what follows it in a sentence", () => {
    expect(
      words("<p>Signs of (<a href='/a'>OHSS</a>), and <strong><a href='/b'>fever</a></strong>.</p>"),
    ).toBe("Signs of (OHSS), and fever.");
  });
});
