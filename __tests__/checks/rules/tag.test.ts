import { tagAt } from "../../../src/checks/rules/tag";

/** A tag's name, its attributes as `name: value`, whether it closes itself, and the text after it. */
const read = (source: string) => {
  const tag = tagAt(source, 0);
  return {
    name: source.slice(tag.nameStart, tag.nameEnd),
    attributes: tag.attributes.map(
      ({ start, nameEnd, valueStart, end }) =>
        `${source.slice(start, nameEnd)}: ${source.slice(valueStart, end)}`,
    ),
    selfClosing: tag.selfClosing,
    rest: source.slice(tag.end),
  };
};

it.each<[source: string, attributes: string[], selfClosing: boolean, rest: string]>([
  ["<A>x", [], false, "x"],
  ["<A />x", [], true, "x"],
  ["<A b=\"c > d\" e='f'/>", ['b: "c > d"', "e: 'f'"], true, ""],
  ["<A b c={3}>", ["b: ", "c: {3}"], false, ""],
  ["<A b={[{ c: \"}\" }, '{', `>`]} d>", ["b: {[{ c: \"}\" }, '{', `>`]}", "d: "], false, ""],
  ['<A\n  b = "c"\n  {...d}\n  e\n>', ['b: "c"', "e: "], false, ""],
  ['<A b="\\"', ['b: "\\"'], false, ""],
  ['<A b="c', ['b: "c'], false, ""],
])("tagAt reads %j", (source, attributes, selfClosing, rest) =>
  expect(read(source)).toEqual({ name: "A", attributes, selfClosing, rest }),
);
