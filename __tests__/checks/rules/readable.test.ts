import { checkReadable } from "../../../src/checks/rules/readable";
import { planted, realText } from "../corpus/planted-content";

it("accepts every picture of the content", () => expect(checkReadable(planted({}))).toEqual([]));

it.each([
  [
    "a web page saved as a picture",
    "content/media/press/page.png",
    "<!doctype html>\n<title>Not found</title>",
  ],
  ["a text saved as a picture", "content/media/press/text.jpg", "version https://git-lfs"],
  ["a web page with a drawing in it", "content/media/press/page.svg", "<!doctype html><body><svg></svg>"],
  ["an empty file", "content/media/press/empty.svg", ""],
])("reports %s", (_, file, text) => {
  expect(checkReadable(planted({ [file]: text }))).toMatchObject([
    { file, line: 1, message: expect.stringMatching(/^the file is not (?:a PNG|a JPEG|an SVG) picture$/) },
  ]);
});

it.each(["content/addresses.lock", "content/spelling.txt", "content/shared/clinic-page.mdx"])(
  "reports that %s is missing",
  (file) => {
    expect(checkReadable(planted({ [file]: undefined }))).toMatchObject([
      { file, message: "the file is missing" },
    ]);
  },
);

it.each(["content/media/video/origin.vtt", "content/media/heroes/ivf.svg"])(
  "reports a line of a merge conflict in %s",
  (file) => {
    expect(checkReadable(planted({ [file]: `${realText(file)}\n<<<<<<< HEAD\n` }))).toMatchObject([
      { file, message: 'the line "<<<<<<< HEAD" is left over from a merge conflict' },
    ]);
  },
);
