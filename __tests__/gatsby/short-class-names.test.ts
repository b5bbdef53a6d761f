import { shortenClassNames } from "../../src/gatsby/short-class-names";

it("gives each class of Emotion one short name, in the styles and in the page", () => {
  const { html, styles } = shortenClassNames('<p class="css-1a prose"><b class="css-2b">x</b></p>', [
    "html{color:red}",
    ".css-2b:hover{top:0}.css-1a>.prose,.css-1a+.css-2b{top:1px}",
  ]);
  expect(styles).toEqual(["html{color:red}", ".a:hover{top:0}.b>.prose,.b+.a{top:1px}"]);
  expect(html).toBe('<p class="b prose"><b class="a">x</b></p>');
});

it("leaves words of the page and other attributes alone", () => {
  const html = '<p title="css-1a" class="a-css-1a">css-1a class=</p>';
  expect(shortenClassNames(html, [".css-1a{}"]).html).toBe(html);
});

it("gives no name twice to hundreds of classes", () => {
  const css = Array.from({ length: 800 }, (_, index) => `.css-${index}{}`).join("");
  const names = shortenClassNames("", [css]).styles[0]!.match(/[a-z]+/g)!;
  expect(new Set(names).size).toBe(800);
});
