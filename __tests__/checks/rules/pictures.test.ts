import { missingMedia } from "../../../src/checks/rules/pictures";
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

it.each(added)("reports %s, which exists but which pages cannot show", (path) => {
  expect(missingMedia(path, files)).toMatchObject({
    message: `pages cannot show the file \`${path}\` of content/media`,
    fix: "name the file with lowercase letters, digits and hyphens, as .svg, .png or .jpg",
  });
});

it.each(["heroes/contact.svg", "video/origin-poster.jpg"])("accepts %s", (path) => {
  expect(missingMedia(path, files)).toBeUndefined();
});

it("suggests only pictures that pages can show", () => {
  const { fix, repair } = missingMedia("heroes/photo.pgn", files, { start: 0, end: 16 })!;
  expect([fix, ...repair!.edits.map(({ text }) => text)].join()).not.toMatch(/photo/);
});
