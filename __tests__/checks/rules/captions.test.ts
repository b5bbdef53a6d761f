import { checkCaptions } from "../../../src/checks/rules/captions";
import { createSpeller } from "../../../src/checks/spelling/speller";
import { planted, realText } from "../corpus/planted-content";

const file = "content/media/video/origin.vtt";
const speller = createSpeller([], true, []);
const check = (edit: (text: string) => string) =>
  checkCaptions(planted({ [file]: edit(realText(file)) }), speller);

it("accepts the film's captions, also with hours, settings, notes and Windows line endings", () => {
  expect(check((text) => text)).toEqual([]);
  expect(check((text) => text.replace(/\n/g, "\r\n"))).toEqual([]);
  expect(
    check((text) => `${text}\nNOTE a doctr\n\nlast\n01:00:00.000 --> 01:00:02.000 align:start\nThank you.\n`),
  ).toEqual([]);
});

it.each([
  ["no first line", (text: string) => text.replace("WEBVTT\n", ""), 1, "do not begin with WEBVTT"],
  ["an arrow with one hyphen", (text: string) => text.replace("-->", "->"), 5, "browsers would not show"],
  ["a decimal comma", (text: string) => text.replace("02.300 -->", "02,300 -->"), 8, '"00:02,300 --> 00:04'],
  ["an end before its begin", (text: string) => text.replace("00:07.000", "00:04.000"), 11, "would not show"],
  ["captions out of order", (text: string) => text.replace("00:02.300 -->", "00:05.000 -->"), 8, "would not"],
  [
    "no empty line above",
    (text: string) => `${text.trimEnd()}\n00:01.000 --> 00:02.000\n`,
    19,
    "would not show",
  ],
  ["a misspelled word", (text: string) => text.replace("doctors", "docters"), 9, "docters"],
  ["an exclamation mark", (text: string) => text.replace("sunrise.", "sunrise!"), 6, "exclamation"],
])("reports %s", (_, edit, line, words) => {
  const [problem] = check(edit);
  expect(problem).toMatchObject({ file, line, message: expect.stringContaining(words) });
});
