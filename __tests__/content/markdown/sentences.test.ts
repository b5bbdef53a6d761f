import { sentencesOf } from "../../../src/content/markdown/sentences";

it.each<[string, string[]]>([
  ["One ends. Two ends? Three.", ["One ends.", "Two ends?", "Three."]],
  ["One goes\nover lines. Two.", ["One goes over lines.", "Two."]],
  [
    "Under 15 U.S.C. 7001, Acme, Inc. No. 3 and J. Smith agree.",
    ["Under 15 U.S.C. 7001, Acme, Inc. No. 3 and J. Smith agree."],
  ],
  ['He said "no." Then {company.name} went.', ['He said "no."', "Then {company.name} went."]],
  [
    'It is so. {company.name} says it. <Ref to="a" /> too.',
    ["It is so.", "{company.name} says it.", '<Ref to="a" /> too.'],
  ],
  ["**Notice.** We tell you.", ["**Notice.** We tell you."]],
  ["**This is whole.**\nWe tell you.", ["**This is whole.**", "We tell you."]],
  ["{/* #a */} **Notice.** We tell you. You read.", ["{/* #a */} **Notice.** We tell you.", "You read."]],
  ["See [this. Or that.](/faq) Now.", ["See [this. Or that.](/faq) Now."]],
  [
    'See [this](/faq "One. Two"). See [that. Or not] now.',
    ['See [this](/faq "One. Two").', "See [that.", "Or not] now."],
  ],
  [
    "{/* source: A survey. By us */} It rose. It fell.",
    ["{/* source: A survey. By us */} It rose.", "It fell."],
  ],
  ['<Note title="One. Two" /> is one? Yes.', ['<Note title="One. Two" /> is one?', "Yes."]],
  ["The amount is 3.5 and rises. Then it falls.", ["The amount is 3.5 and rises.", "Then it falls."]],
  ["Is it Acme, Inc? It is.", ["Is it Acme, Inc?", "It is."]],
  ["", []],
])("sentencesOf %j", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
