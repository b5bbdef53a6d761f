import { visit } from "unist-util-visit";
import { factInExpression, remarkFacts } from "../../../src/content/markdown/remark-facts";
import { remarkIds } from "../../../src/content/markdown/remark-ids";
import { splitQuestions } from "../../../src/content/markdown/faq-questions";
import { renderText } from "../../../src/content/render/render-text";
import { treeOf } from "./tree";

function idsOf(text: string): (string | undefined)[] {
  const tree = treeOf(text);
  remarkIds()(tree);
  const ids: (string | undefined)[] = [];
  visit(tree, ["heading", "paragraph"], (node) => {
    ids.push((node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id);
  });
  return ids;
}

describe("remarkIds", () => {
  it("a heading's id comes from its comment, or else from its words", () => {
    expect(idsOf("## What does it cost? {/* #cost */}\n\n## What does it cost?")).toEqual([
      "cost",
      "what-does-it-cost",
    ]);
  });

  it("headings with the same words have different ids", () => {
    expect(idsOf("## Cost\n\n## Cost\n\n### Cost")).toEqual(["cost", "cost-1", "cost-2"]);
  });

  it("a paragraph has an id only where it is marked", () => {
    expect(idsOf("{/* #here */} One.\n\nTwo.\n\n- {/* #item */} Three.")).toEqual([
      "here",
      undefined,
      "item",
    ]);
  });

  it("former ids become empty elements in place of their comment, so that old links work without JavaScript", () => {
    const [question] = splitQuestions("## Cost {/* #cost */}\n\n{/* was: price, fees */}\n\nMuch.").questions;
    expect([question!.id, renderText(question!.answer, new Map())]).toEqual([
      "cost",
      expect.stringMatching(/^<span id="price"><\/span>\s*<span id="fees"><\/span>\s*<p>Much\.<\/p>$/),
    ]);
  });

  it("each document counts its own repeated headings", () => {
    expect([idsOf("## Cost"), idsOf("## Cost")]).toEqual([["cost"], ["cost"]]);
  });
});

describe("factInExpression", () => {
  it.each([
    ["{apr.min}", "apr.min"],
    ["{ apr.min }", "apr.min"],
    ["{company.address.corporate}", "company.address.corporate"],
    ["{single}", undefined],
    ["{apr.min + 1}", undefined],
    ["{/* apr.min */}", undefined],
    ["{Apr.min}", undefined],
  ])("%s names %j", (text, name) => expect(factInExpression(treeOf(text).children[0])).toBe(name));
});

describe("remarkFacts", () => {
  it("turns facts into <Fact name>, in a sentence and on a line of its own", () => {
    const tree = treeOf("From {apr.min} on.\n\n{disclosure.range}\n\n| {apr.max} |\n|---|\n");
    remarkFacts()(tree);
    const found: unknown[] = [];
    visit(tree, (node) => {
      const element = node as unknown as {
        type: string;
        name?: string;
        attributes?: { name: string; value: string }[];
      };
      if (element.name === "Fact") found.push([element.type, element.attributes]);
    });
    const attributes = (value: string) => [{ type: "mdxJsxAttribute", name: "name", value }];
    expect(found).toEqual([
      ["mdxJsxTextElement", attributes("apr.min")],
      ["mdxJsxFlowElement", attributes("disclosure.range")],
      ["mdxJsxTextElement", attributes("apr.max")],
    ]);
  });

  it("leaves comments alone", () => {
    const tree = treeOf("{/* apr.min */}");
    remarkFacts()(tree);
    expect(tree.children[0]!.type).toBe("mdxFlowExpression");
  });
});
