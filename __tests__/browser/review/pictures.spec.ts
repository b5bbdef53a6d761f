// Pictures of planted changes, taken by the browser: two copies of the built site differ in a few pages.
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
import { chromium, expect, test } from "@playwright/test";
import { pictureChanges } from "../../../src/tools/review/pictures/picture-changes";
import { chromiumArguments as args, chromiumPath as executablePath } from "../../support/chromium";

const publicDir = join(__dirname, "../../../public");
/** Limits the height to the window's, because most of the time for a page depends on its pixels. */
const short = "#page{max-height:900px;overflow:hidden}";
let dirs: [before: string, after: string];

test.setTimeout(120_000);

test.beforeAll(() => {
  const copy = () => {
    const folder = mkdtempSync(join(tmpdir(), "review-"));
    for (const name of readdirSync(publicDir)) symlinkSync(join(publicDir, name), join(folder, name));
    return folder;
  };
  dirs = [copy(), copy()];
  /** Writes a page of both copies, with a style in both and edits in the second. */
  const edit = (path: string, style: string, edits: readonly [from: string | RegExp, to: string][]) => {
    // Without the pictures further down, which would be loaded although they are not shown.
    const html = readFileSync(join(publicDir, path, "index.html"), "utf8")
      .replace(/<img [^>]*loading="lazy"[^>]*>/g, "")
      .replace("</head>", `<style>footer{display:none}${style}</style></head>`);
    const edited = edits.reduce((text, [from, to]) => {
      expect(text.replace(from, to)).not.toBe(text);
      return text.replace(from, to);
    }, html);
    for (const [at, text] of [html, edited].entries()) {
      rmSync(join(dirs[at]!, path));
      mkdirSync(join(dirs[at]!, path));
      writeFileSync(join(dirs[at]!, path, "index.html"), text);
    }
  };
  const styled = (rule: string): [string, string] => ["</head>", `<style>${rule}</style></head>`];
  edit("contact", "main{padding-bottom:100px}main>:not(:first-child){display:none}", [
    styled("main{padding-top:3px}"),
  ]);
  edit("faq", short, [[/\/static\/[0-9a-f]+\/faq\.svg/, "/icon.svg"]]);
  edit("services", `${short}h2{position:fixed;top:800px}`, [
    styled("h1{color:#0B3635}"),
    styled("h2{display:none}"),
  ]);
  edit("about", `${short}main>:not(:has(video)){display:none}`, []);
});
test.afterAll(() => dirs.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test("shifts, pictures, colors and hidden headings are reported, an unchanged video is not", async () => {
  // The browser of the other tests draws nothing.
  await using browser = await chromium.launch({ executablePath, args });
  const paths = ["/contact", "/faq", "/services", "/about"];
  const { pictures, accessibility } = await pictureChanges(browser, dirs, paths, () => true);
  expect(pictures.flatMap(({ pages = [] }) => pages).sort()).toEqual(["/contact", "/faq", "/services"]);
  const changesOf = (path: string) => pictures.find(({ pages }) => pages?.includes(path))!;
  expect(changesOf("/contact").details).toEqual([
    "At 390 px the page is 3 px longer.",
    "At 1440 px the page is 3 px longer.",
  ]);
  // The color above, the hidden headings below.
  expect(changesOf("/services").pictures!.map(({ width }) => width)).toEqual([390, 390, 1440, 1440]);
  const shown = pictures.flatMap(({ pictures: pairs = [] }) => pairs);
  expect(shown.every(({ difference = "" }) => difference.startsWith("data:image/webp;base64,"))).toBe(true);
  expect(accessibility.map(({ pages = [] }) => pages[0])).toEqual(["/services", "/services"]);
});
