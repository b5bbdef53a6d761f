import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { nameOfEntry, outlineOf, titleOfPage } from "../../../src/tools/review/outline";

const outline = (body: string) =>
  outlineOf(readPage("/", `<html lang="en"><body>${body}</body></html>`).document).map(nameOfEntry);

describe("the outline of a page", () => {
  it("lists what a screen reader announces, in reading order", () => {
    expect(
      outline(
        '<main id="top"><h2>Fees</h2><img alt="A dog" src="d.png"><img src="e.png"><img alt="" src="f.png"><a href="/x">More</a><button aria-label="Close">x</button></main>',
      ),
    ).toEqual([
      'language "en"',
      'landmark "main"',
      'anchor "top"',
      'heading "Fees", level 2',
      'picture "A dog"',
      "picture without an alternative text",
      "decorative picture",
      'link "More" to /x',
      'button "Close"',
      'aria-label "Close", button',
    ]);
  });

  it("leaves out generated ids and what is in drawings and scripts", () => {
    expect(
      outline(
        '<div id=":R1:" aria-activedescendant=":R2:"><svg><a href="#x">y</a></svg><script title="no">"<h2>no</h2>"</script></div>',
      ),
    ).toEqual(['language "en"', "aria-activedescendant, div"]);
  });
});

it("a page's title is read without the site's name, and with its characters", () => {
  expect(titleOfPage("<head><title data-x>Loans &amp; plans | Wrenfield</title></head>")).toBe(
    "Loans & plans",
  );
  expect(titleOfPage("<p>No title</p>")).toBe("");
});
