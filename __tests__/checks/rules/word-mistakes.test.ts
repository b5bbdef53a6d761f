import { checkWordMistakes } from "../../../src/checks/rules/word-mistakes";
import { problemsIn } from "./text-document";

const check = (text: string) =>
  problemsIn(text, (findings) => checkWordMistakes(text, 0, findings)).map(
    ({ column, message }) => `${column} ${message}`,
  );

it.each<[string, string]>([
  ["One\u200btwo", "4 the text contains an invisible zero-width space"],
  ["Ask the the nurse", '5 the word "the" is typed twice'],
  ["Ask us,, or write", '7 the sign "," is typed twice'],
  ["Ask us.. Or write", '7 the sign "." is typed twice'],
  ["You can you can ask", '1 the words "You can" are typed twice'],
  ["Is it free?? Yes", '11 the sign "?" is typed twice'],
  ["Is it free?. Yes", '11 the signs "?." do not go together'],
  ["IVF ..... 3", '5 the signs "....." do not go together'],
  ["Ask us. you may write", "8 a sentence begins with a small letter"],
  ["Is it free ? Yes", '11 there is a space before the "?"'],
  ["Glad \u{1f389} to help", "6 the text contains an emoji, or a character that only some fonts have"],
  ["\uf0b7 A pen", "1 the text contains an emoji, or a character that only some fonts have"],
  ["Glad to help :-)", "14 the text contains an emoji, or a character that only some fonts have"],
  ["Dear %%NAME%% so", '6 "%%NAME%%" is a placeholder for missing text'],
  ["A cafe\u0301 near us", "6 the text contains e\u0301 as a special character"],
  ["Write us\uff08now", "9 the text contains \uff08 as a special character"],
  ["Click here to ask", '1 "Click here" says neither where to go nor what is there'],
  ...["tbc", "TK", "$X", "Insert text here", "Error! Bookmark not defined"].map((words): [string, string] => [
    `${words} so`,
    `1 "${words}" is a placeholder for missing text`,
  ]),
  ["Ask us -- or write", "7 two hyphens are used as a dash"],
  [
    "Wrenfi\u0435ld lends",
    '1 "Wrenfi\u0435ld" contains a letter of another alphabet that looks like a Latin letter',
  ],
  ["It is more then that", '7 "more then" is a comparison'],
  ["It has it's own page", '8 "it\'s own" means "it is own"'],
  ["You do not loose it", '8 "not loose" uses loose instead of lose'],
  ["This is a embryo", '9 "a embryo" has the wrong article'],
  ["Ask an nurse", '5 "an nurse" has the wrong article'],
  ["Your approval is guaranteed", '6 "approval is guaranteed" promises what nobody can keep'],
  ["Guaranteed success", '1 "Guaranteed success" promises what nobody can keep'],
  ...[
    "guarantee approval",
    "guarantee that you will",
    "Everyone is approved",
    "Instant approval",
    "No credit check",
    "lowest rates in",
    "interest-free",
    "guaranteed to be approved",
    "guarantees a baby",
    "Approval is certain",
    "We never say no",
    "Bad credit is no problem",
    "We beat any",
    "You will have a baby",
  ].map((words): [string, string] => [`${words} x`, `1 "${words}" promises what nobody can keep`]),
])("reports the error in: %s", (text, message) => expect(check(text)).toEqual([message]));

it.each([
  "A one-time, a once-daily and a European dose; an hour, an egg and an MRI.",
  "And then... it's yours, no no, that that had had.",
  "The embryo's own loose cells, more than then.",
  "No pregnancy is guaranteed, and approval is not guaranteed.",
  "Nobody is guaranteed approval, and we do not guarantee that you will be.",
  "Nobody is guaranteed to be approved, and no approval is certain.",
  "No plan guarantees a baby, nobody guarantees a pregnancy, and approval is not certain.",
  "We cannot say whether you will have a baby.",
  "---",
  "100 m\u00b2 (of light): na\u00efve, 1:1, 50 %, 3 < 5 and 6 > 4.",
  "Try again and again and again, step by step by step, in such a clinic a clinic partner.",
  "Drugs, tests etc. are extra, e.g. a scan at 8 a.m. and 5 p.m. or later, Inc. and all.",
  "An article appeared. fastforward.io published it.",
  'Wait ... what is \u2713 and $5? "Is it?" it asked.',
])("reports nothing in: %s", (text) => expect(check(text)).toEqual([]));
