import { lookOf, pagesToPicture } from "../../../src/tools/review/look";
import { smallSite } from "./small-site";

const files = (digest: string) => new Map([["/a.svg", { bytes: 1, digest }]]);
const page =
  '<meta name="a" content="x"><style>p{color:red}</style><p class="a">Hello</p><a href="/x"><img src="/a.svg" alt="x"></a>';
const look = (body: string) => {
  const site = smallSite({ "/": body }, {}, files("1"));
  return lookOf(site.pages.get("/")!, site);
};

describe("the look of a page", () => {
  it("is the same with other scripts, metadata, comments, line breaks, links and alternative texts", () => {
    const other =
      '<!-- c --><script>x()</script><meta name="a" content="y"><style>p{color:red}</style>\n<p class="a">Hello</p>\n<a href="/y"><img src="/a.svg" alt="y"></a>';
    expect(look(other).replace(/\s/g, "")).toBe(look(page).replace(/\s/g, ""));
  });

  it.each([
    ["a style", page.replace("red", "blue")],
    ["a word", page.replace("Hello", "Hullo")],
    ["a class", page.replace('class="a"', 'class="b"')],
    ["a picture's address", page.replace("/a.svg", "/b.svg")],
    ["a new element", `${page}<hr>`],
    ["an attribute that styles select", page.replace("<p", '<p data-state="open"')],
  ])("differs with %s", (_what, other) => expect(look(other)).not.toBe(look(page)));

  it("differs with the content of a file that the page shows", () => {
    expect(
      pagesToPicture(smallSite({ "/": page }, {}, files("1")), smallSite({ "/": page }, {}, files("2"))),
    ).toEqual(["/"]);
  });
});
