import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictureExtensions } from "../../src/content/schema/picture-path";
import { mediaIn, svgSize } from "../../src/gatsby/media";
import { temporaryFolder } from "../support/jest/temporary-folder";

describe("mediaIn", () => {
  it("finds every picture a page names, once each, as a path under content/", () => {
    const body = `<Hero image="heroes/home.svg" />\n<Art image='spots/a.png' />\n<Art image="heroes/home.svg" alt="no/such picture" />\n<Video source="video/story-wide.mp4" poster={\`video/poster.jpg\`} />`;
    expect(mediaIn(body)).toEqual(["media/heroes/home.svg", "media/spots/a.png", "media/video/poster.jpg"]);
  });

  it.each(["src/templates/marketing-page.tsx", "src/gatsby/catalogue.ts"])(
    "%s queries every type of file that a body may name",
    (file) => {
      const queried = [...readFileSync(file, "utf8").matchAll(/extension: \{ (?:eq|in): (.+?) \}/g)].flatMap(
        ([, kinds]) => [kinds!].flatMap((json) => JSON.parse(json) as string[]),
      );
      expect(queried).toEqual(pictureExtensions);
    },
  );

  it("ignores paths of pages, URLs and other words", () => {
    expect(
      mediaIn('[a](/faq/ivf) "and/or" to="/about" <Art image="home.svg" /> https://a.example/b.txt'),
    ).toEqual([]);
  });
});

const folder = temporaryFolder();
const file = (extension: string, source: string) => {
  const absolutePath = join(folder, `a.${extension}`);
  writeFileSync(absolutePath, source);
  return { extension, absolutePath };
};

it("svgSize reads the size of a drawing from its viewBox, and returns null for other files", async () => {
  expect(await svgSize(file("svg", '<svg viewBox="0 0 480 360.5"><path/></svg>'))).toEqual({
    width: 480,
    height: 360.5,
  });
  expect(await svgSize(file("svg", "<svg/>"))).toBeNull();
  expect(await svgSize(file("png", '<svg viewBox="0 0 1 1">'))).toBeNull();
});
