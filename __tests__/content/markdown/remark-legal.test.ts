import { visit } from "unist-util-visit";
import { remarkLegal, type LegalSection } from "../../../src/content/markdown/remark-legal";
import { plainText } from "../../../src/content/markdown/plain-text";
import { treeOf } from "./tree";

const text = `## First {/* #first */}

{/* #one */} See <Ref to="two" /> and <Ref to="second" />.

## Second {/* #second */}

{/* #two */} A clause.

### Deep {/* #deep */}

#### Deeper {/* #deeper */}
`;

function run(source: string, numbering = "sections") {
  const tree = treeOf(source);
  let sections: LegalSection[] = [];
  remarkLegal({ numbering, onSections: (found) => (sections = found) })(tree);
  return { tree, sections };
}

describe("remarkLegal", () => {
  it("numbers precede the text, in elements of their own", () => {
    const { tree } = run(text);
    expect(tree.children.map((node) => plainText(node))).toEqual([
      "1. First",
      "1.1 See Section 2.1 and Section 2.",
      "2. Second",
      "2.1 A clause.",
      "Deep",
      "Deeper",
    ]);
    const [number] = (tree.children[0] as { children: unknown[] }).children;
    expect(number).toMatchObject({ data: { hName: "span", hProperties: { className: ["number"] } } });
  });

  it("every part has its id", () => {
    expect(
      run(text).tree.children.map((node) => (node.data as { hProperties: { id: string } }).hProperties.id),
    ).toEqual(["first", "one", "second", "two", "deep", "deeper"]);
  });

  it("references are links", () => {
    const links: unknown[] = [];
    visit(run(text).tree, "link", (node) => {
      links.push([node.url, plainText(node)]);
    });
    expect(links).toEqual([
      ["#two", "Section 2.1"],
      ["#second", "Section 2"],
    ]);
  });

  it("a reference inside bold text or a list is a link too", () => {
    const { tree } = run('## A {/* #a */}\n\n**See <Ref to="a" />**\n\n- <Ref to="a" />\n');
    const urls: string[] = [];
    visit(tree, "link", (node) => {
      urls.push(node.url);
    });
    expect(urls).toEqual(["#a", "#a"]);
  });

  it("the table of contents has headings down to ###, without clauses", () => {
    expect(run(text).sections).toEqual([
      { id: "first", number: "1", title: "First", depth: 2 },
      { id: "second", number: "2", title: "Second", depth: 2 },
      { id: "deep", number: "", title: "Deep", depth: 3 },
    ]);
  });

  it.each(['<Ref to="nowhere" />', "<Ref />"])("%s stops the build", (reference) => {
    expect(() => run(`## A {/* #a */}\n\nSee ${reference}.`)).toThrow("is not a section or clause");
  });
});
