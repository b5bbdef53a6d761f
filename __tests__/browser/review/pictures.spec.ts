// Pictures of planted changes, by the browser: copies of the built site differ in a few pages.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pictureChanges } from "../../../src/tools/review/pictures/picture-changes";

const publicDir = join(__dirname, "../../../public");
let copy: string;

test.setTimeout(120_000);

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "review-"));
  cpSync(publicDir, copy, { recursive: true });
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = join(copy, path, "index.html");
    const html = readFileSync(file, "utf8");
    expect(html.replace(from, to)).not.toBe(html);
    writeFileSync(file, html.replace(from, to));
  };
  edit("contact", "</head>", "<style>main{padding-top:3px}</style></head>");
  edit("faq", /\/static\/[0-9a-f]+\/faq\.svg/, "/icon.svg");
  edit("careers", "</head>", "<style>h1{color:#0B3635}</style></head>");
  edit("services", "</head>", "<style>h2{display:none}</style></head>");
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a move by 3 px, a swapped picture, a color and hidden headings are shown; an equal page with a video is not", async ({
  browser,
}) => {
  const paths = ["/contact", "/faq", "/careers", "/services", "/about"];
  const { pictures, accessibility } = await pictureChanges(browser, [publicDir, copy], paths, () => true);
  expect(pictures.flatMap(({ pages = [] }) => pages).sort()).toEqual([
    "/careers",
    "/contact",
    "/faq",
    "/services",
  ]);
  expect(pictures.find(({ pages }) => pages?.includes("/contact"))!.details).toEqual([
    "At 390 px the page is 3 px longer.",
    "At 1440 px the page is 3 px longer.",
  ]);
  const shown = pictures.flatMap(({ pictures: pairs = [] }) => pairs);
  expect(shown.every(({ difference = "" }) => difference.startsWith("data:image/webp;base64,"))).toBe(true);
  expect(accessibility.map(({ pages = [] }) => pages[0])).toEqual(["/services", "/services"]);
});
