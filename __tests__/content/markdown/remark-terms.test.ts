import { visit } from "unist-util-visit";
import { remarkTerms } from "../../../src/content/markdown/remark-terms";
import { readText } from "../../../src/content/read/files";
import { treeOf } from "./tree";

interface Found {
  name?: string;
  url?: string;
  value?: string;
  attributes?: { name: string; value: string }[];
  children?: Found[];
}

const textOf = ({ value, children = [] }: Found): string => value ?? children.map(textOf).join("");

/** The marks of a page, in order, and the terms whose definitions are at its end. */
function markedIn(body: string, { folder = "pages", frontmatter = "title: A page" } = {}) {
  const page = `/site/content/${folder}/page.mdx`;
  const read = (path: string) => (path === page ? `---\n${frontmatter}\n---\n${body}` : readText(path));
  const tree = treeOf(body);
  remarkTerms(read)(tree, { path: page });
  const marks: unknown[] = [];
  let defined: string[] = [];
  visit(tree, (node, _, parent) => {
    const { name, url, attributes = [], children } = node as Found;
    const prop = (key: string) => attributes.find((attribute) => attribute.name === key)?.value;
    if (name === "Term")
      marks.push([prop("slug"), prop("note"), `${prop("before")}|${children![0]!.value}|${prop("after")}`]);
    if (url?.startsWith("/glossary")) marks.push([url, children![0]!.value, textOf(parent as Found)]);
    if (name === "Definitions")
      defined = (JSON.parse(prop("terms")!) as { slug: string }[]).map(({ slug }) => slug);
  });
  return { marks, defined };
}

describe("remarkTerms", () => {
  it("marks nothing while the glossary cannot be read", () => {
    const tree = treeOf("An APR.");
    remarkTerms(() => "terms: [")(tree, { path: "/site/content/pages/page.mdx" });
    expect(tree).toEqual(treeOf("An APR."));
  });

  it("marks the first use in each section, and defines each term once, with the number of its first mark", () => {
    const section = (text: string) => `<Section>\n\n${text}\n\n</Section>\n\n`;
    expect(markedIn(section("An APR, and APR. IVF.") + section("**IVF** again."))).toEqual({
      marks: [
        ["apr", "1", "|APR|,"],
        ["ivf", "2", "|IVF|."],
      ],
      defined: ["apr", "ivf"],
    });
    expect(markedIn(section("Some IVF.") + section("More IVF, more IVF.")).marks).toEqual([
      ["ivf", "1", "|IVF|."],
      ["ivf", "1", "|IVF|,"],
    ]);
    expect(markedIn('All of it ("IVF"), and IVF/APR.').marks).toEqual([
      ["ivf", "1", '("|IVF|"),'],
      ["apr", "2", "IVF/|APR|."],
    ]);
  });

  it("a heading starts a section, a paragraph and a card in a section do not", () => {
    expect(markedIn("On IVF.\n\nOn IVF.\n\n## More\n\nOn IVF.").marks).toHaveLength(2);
    const card = "<Card>\n\nOn IVF.\n\n</Card>";
    expect(markedIn(`<Section>\n\nOn IVF.\n\n${card}\n\n</Section>`).marks).toHaveLength(1);
  });

  it.each([
    ["a heading", "## What IVF is"],
    ["a link", "[What IVF is](/ivf)"],
    ["a whole list item", "- IVF"],
    ["code", "`IVF`"],
    ["a button", "<Actions>\n  <Button>Pay for IVF</Button>\n</Actions>"],
    ["a button in a sentence", "You can <Button>pay for IVF</Button>."],
  ])("marks no term in %s", (_, body) => expect(markedIn(body)).toEqual({ marks: [], defined: [] }));

  it("does not mark the subject of the page", () => {
    expect(markedIn("Pay for IVF at one APR.", { frontmatter: "title: IVF loans" }).defined).toEqual(["apr"]);
  });

  it("links to the glossary on a page without definitions", () => {
    expect(markedIn("All (IVF), not IVF.", { frontmatter: "definitions: false" })).toEqual({
      marks: [["/glossary#ivf", "IVF", "All (IVF), not IVF."]],
      defined: [],
    });
  });

  it("marks no term in a text that is part of another page", () => {
    expect(markedIn("On IVF.", { folder: "clinics" })).toEqual({ marks: [], defined: [] });
  });
});
