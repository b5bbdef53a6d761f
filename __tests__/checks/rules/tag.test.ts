import { tagAt } from "../../../src/checks/rules/tag";

const read = (source: string) => {
  const tag = tagAt(source, 0);
  return {
    name: source.slice(tag.nameStart, tag.nameEnd),
    rest: source.slice(tag.end),
    selfClosing: tag.selfClosing,
    attributes: tag.attributes.map(({ start, nameEnd, valueStart, end }) => [
      source.slice(start, nameEnd),
      source.slice(valueStart, end),
    ]),
  };
};

describe("tagAt", () => {
  it.each<[string, ReturnType<typeof read>]>([
    ["<A>x", { name: "A", rest: "x", selfClosing: false, attributes: [] }],
    ["<A />x", { name: "A", rest: "x", selfClosing: true, attributes: [] }],
    [
      "<A b=\"c > d\" e='f'/>",
      {
        name: "A",
        rest: "",
        selfClosing: true,
        attributes: [
          ["b", '"c > d"'],
          ["e", "'f'"],
        ],
      },
    ],
    [
      "<A b c={3}>",
      {
        name: "A",
        rest: "",
        selfClosing: false,
        attributes: [
          ["b", ""],
          ["c", "{3}"],
        ],
      },
    ],
    [
      "<A b={[{ c: \"}\" }, '{', `>`]} d>",
      {
        name: "A",
        rest: "",
        selfClosing: false,
        attributes: [
          ["b", "{[{ c: \"}\" }, '{', `>`]}"],
          ["d", ""],
        ],
      },
    ],
    [
      '<A\n  b = "c"\n  {...d}\n  e\n>',
      {
        name: "A",
        rest: "",
        selfClosing: false,
        attributes: [
          ["b", '"c"'],
          ["e", ""],
        ],
      },
    ],
    ['<A b="\\"', { name: "A", rest: "", selfClosing: false, attributes: [["b", '"\\"']] }],
  ])("reads %j", (source, expected) => expect(read(source)).toEqual(expected));
});
