import { checkMedia } from "../../../src/checks/rules/pictures";
import type { Diagnostic } from "../../../src/content/schema/diagnostic";
import { problemsIn } from "./text-document";
import { changedFiles, filesOn } from "../../../src/content/read/files";

const added = [
  "heroes/Contact.svg",
  "heroes/my photo.png",
  "heroes/photo.JPG",
  "heroes/photo.jpeg",
  "heroes/photo.webp",
  "heroes/photo.2x.png",
  "photo.png",
  "video/film.mp4",
];
const files = changedFiles(filesOn("."), new Map(added.map((path) => [`content/media/${path}`, ""])));

const check = (path: string, place?: { start: number; end: number }) =>
  problemsIn(path, (findings) => checkMedia(path, 0, files, findings, place));

it.each(added)("reports %s, which exists but which pages cannot show", (path) => {
  expect(check(path)).toMatchObject([
    {
      message: `pages cannot show the file \`${path}\` of content/media`,
      fix: "name the file with lowercase letters, digits and hyphens, as .svg, .png or .jpg",
    },
  ]);
});

it.each(["heroes/contact.svg", "video/origin-poster.jpg"])("accepts %s", (path) => {
  expect(check(path)).toEqual([]);
});

it.each(["../media/heroes/contact.svg", "/content/media/heroes/contact.svg", "media/heroes/contact.svg"])(
  "suggests the path below content/media for %s",
  (path) => expect(check(path)).toMatchObject([{ fix: "did you mean `heroes/contact.svg`?" }]),
);

it("suggests only pictures that pages can show, and none with another number", () => {
  const [{ fix, repair }] = check("heroes/photo.pgn", { start: 0, end: 16 }) as [Diagnostic];
  expect([fix, ...(repair?.edits ?? []).map(({ text }) => text)].join()).not.toMatch(/photo/);
  expect(check("leaders/leader-9.png")[0]!.fix).not.toContain("leader-");
});
