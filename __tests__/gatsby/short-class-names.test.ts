import { shortenClassNames } from "../../src/gatsby/short-class-names";

it("replaces each Emotion class with one short name in styles and markup", () => {
  const { html, styles } = shortenClassNames('<p class="css-1a prose"><b class="css-2b">x</b></p>', [
    "html{color:red}",
    ".css-2b:hover{top:0}.css-1a>.prose,.css-1a+.css-2b{top:1px}",
  ]);
  expect(styles).toEqual(["html{color:red}", ".c:hover{top:0}.d>.prose,.d+.c{top:1px}"]);
  expect(html).toBe('<p class="d prose"><b class="c">x</b></p>');
});

it("changes neither text nor other attributes", () => {
  const html = '<p title="css-1a" class="a-css-1a">css-1a class=</p>';
  expect(shortenClassNames(html, [".css-1a{}"]).html).toBe(html);
});

it("uses no name twice for hundreds of classes, and none that content blockers hide", () => {
  const css = Array.from({ length: 800 }, (_, index) => `.css-${index}{}`).join("");
  const names = shortenClassNames("", [css]).styles[0]!.match(/[a-z]+/g)!;
  expect(new Set(names).size).toBe(800);
  expect(names).not.toContain("ad");
});
