// Pictures of planted changes, by the browser: copies of the built site differ in a few pages.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pictureChanges } from "../../../src/tools/review/pictures/picture-changes";

const publicDir = join(__dirname, "../../../public");
/** Pages with few pixels: no footer, and the first parts of the rest. */
const short = "<style>footer{display:none}#page{max-height:1400px;overflow:hidden}</style></head>";
let dirs: [before: string, after: string];

test.setTimeout(120_000);

test.beforeAll(() => {
  const copy = () => {
    const folder = mkdtempSync(join(tmpdir(), "review-"));
    for (const name of readdirSync(publicDir)) symlinkSync(join(publicDir, name), join(folder, name));
    return folder;
  };
  dirs = [copy(), copy()];
  /** Writes a page of both copies, changed in the second. */
  const edit = (path: string, from: string | RegExp, to: string, head = short) => {
    const html = readFileSync(join(publicDir, path, "index.html"), "utf8").replace("</head>", head);
    const edited = html.replace(from, to);
    for (const [folder, text] of [
      [dirs[0], html],
      [dirs[1], edited],
    ] as const) {
      rmSync(join(folder, path));
      mkdirSync(join(folder, path));
      writeFileSync(join(folder, path, "index.html"), text);
    }
    return edited !== html;
  };
  const footless = "<style>footer{display:none}</style></head>";
  expect(
    edit("contact", "</head>", "<style>main{padding-top:3px}</style></head>", footless) &&
      edit("faq", /\/static\/[0-9a-f]+\/faq\.svg/, "/icon.svg") &&
      edit("careers", "</head>", "<style>h1{color:#0B3635}</style></head>") &&
      edit("services", "</head>", "<style>h2{display:none}</style></head>"),
  ).toBe(true);
  edit("about", "", "", short.replace("</style>", "main>:not(:has(video)){display:none}</style>"));
});
test.afterAll(() => dirs.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test("a move by 3 px, a swapped picture, a color and hidden headings are shown; an equal page with a video is not", async ({
  browser,
}) => {
  const paths = ["/contact", "/faq", "/careers", "/services", "/about"];
  const { pictures, accessibility } = await pictureChanges(browser, dirs, paths, () => true);
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
