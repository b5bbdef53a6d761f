import type { Heading, Paragraph } from "mdast";
import { idIn, isComment, isExpression, setProperties, takeId } from "../../../src/content/markdown/marker";
import { plainText } from "../../../src/content/markdown/plain-text";
import { treeOf } from "./tree";

const first = (text: string) => treeOf(text).children[0] as Heading | Paragraph;
const flow = (text: string) => treeOf(text).children[0];

describe("comments", () => {
  it.each(["{/* #an-id */}", "{/* anything */}", "{/*x*/}", "{/* two\nlines */}"])(
    "%j is a comment",
    (text) => expect(isComment(flow(text))).toBe(true),
  );
  it.each(["{apr.min}", "{1 /* x */}", "words"])("%j is not a comment", (text) =>
    expect(isComment(flow(text))).toBe(false),
  );

  it.each([
    ["{/* #an-id */}", "an-id"],
    ["{/*#an-id*/}", "an-id"],
    ["{/* #4-eggs */}", "4-eggs"],
    ["{/* an-id */}", undefined],
    ["{/* #An-id */}", undefined],
    ["{/* #an id */}", undefined],
    ["{/* # */}", undefined],
    ["{/* #-id */}", undefined],
  ])("%j contains the id %j", (text, id) => expect(idIn(flow(text))).toBe(id));

  it("recognizes an expression in a sentence and on a line of its own", () => {
    expect(isExpression(flow("{apr.min}"))).toBe(true);
    expect(isExpression(first("At {apr.min}").children[1])).toBe(true);
    expect(isExpression(first("At nothing").children[0])).toBe(false);
    expect(isExpression(undefined)).toBe(false);
  });
});

describe("takeId", () => {
  it("removes the marker at a heading's end, with the space before it", () => {
    const heading = first("## What does it *cost*? {/* #cost */}");
    expect(takeId(heading)).toBe("cost");
    expect(plainText(heading)).toBe("What does it cost?");
    expect(heading.children.at(-1)).toMatchObject({ type: "text", value: "?" });
    expect(takeId(heading)).toBeUndefined();
  });

  it("removes the marker at a paragraph's start, with the space after it", () => {
    const paragraph = first("{/* #cost */} It costs {apr.min}.");
    expect(takeId(paragraph)).toBe("cost");
    expect(paragraph.children[0]).toMatchObject({ type: "text", value: "It costs " });
  });

  it("ignores a marker elsewhere, and other comments", () => {
    expect(takeId(first("## {/* #cost */} What?"))).toBeUndefined();
    expect(takeId(first("It costs much. {/* #cost */}"))).toBeUndefined();
    expect(takeId(first("## What? {/* cost */}"))).toBeUndefined();
    expect(takeId(first("## What?"))).toBeUndefined();
  });
});

it("setProperties keeps other properties", () => {
  const node = {
    type: "paragraph",
    children: [],
    data: { hProperties: { className: "x" }, other: 1 },
  } as unknown as Paragraph;
  setProperties(node, { id: "cost" });
  expect(node.data).toEqual({ hProperties: { className: "x", id: "cost" }, other: 1 });
});

it.each([
  ["## A *b* **c** `d` [e](/f)", "A b c d e"],
  ["## From { apr.min } on", "From {apr.min} on"],
  ["## A {/* note */} b", "A b"],
  ["Two\nlines", "Two lines"],
])("plainText %s", (text, words) => expect(plainText(first(text))).toBe(words));
