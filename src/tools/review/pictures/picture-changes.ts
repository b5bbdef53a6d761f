import { createHash } from "node:crypto";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { lineChanges, type Change, type PicturePair } from "../change";
import { crop, difference, differingBands, type Pixels } from "./bands";
import { openSite, takeScreenshot } from "./take";
import { plural } from "../../../content/plural";

/** Widths of the window: a phone and a desktop, in CSS pixels. */
const widths = [390, 1440];
/** The most rows shown of one band, and the most bands of one page and width. */
const mostRows = 2_400;
const mostBands = 3;

async function dataUrl({ width, height, data }: Pixels): Promise<string | undefined> {
  if (!height) return undefined;
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const webp = await (width > 1080 ? picture.resize({ width: 1080 }) : picture)
    .webp({ quality: 72 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

/** The pictures of each band. If another page has the same ones, its path is shown instead. */
async function bandPictures(before: Pixels, after: Pixels, seen: Map<string, string>, path: string) {
  const bands = differingBands(before, after);
  const pairs = bands.slice(0, mostBands).map(async (band, index): Promise<PicturePair> => {
    const old = crop(before, band.top, band.before, mostRows);
    const now = crop(after, band.top, band.after, mostRows);
    const isCut = Math.max(band.before, band.after) > mostRows;
    const rest = index === mostBands - 1 ? bands.length - mostBands : 0;
    const more = rest > 0 ? `; ${plural(rest, "more place")} with differences` : "";
    const place = `${band.top} px below the top${isCut ? `, the first ${mostRows} px of it` : ""}${more}`;
    const key = createHash("sha256").update(old.data).update("/").update(now.data).digest("hex");
    const earlier = seen.get(key);
    seen.set(key, earlier ?? path);
    if (earlier && earlier !== path)
      return { width: after.width, place: `${place}: the same pictures as on ${earlier}` };
    return {
      width: after.width,
      place,
      before: await dataUrl(old),
      after: await dataUrl(now),
      difference: await dataUrl(difference(old, now)),
    };
  });
  return Promise.all(pairs);
}

/** Lines of the accessibility tree that only style sheets added or hid. */
function treeChange(path: string, width: number, before: string, after: string): Change[] {
  const lines = (tree: string) => tree.split("\n").map((line) => line.trim());
  const details = lineChanges(lines(before), lines(after));
  return details.length
    ? [{ title: `Styles change what is announced at ${width} px`, pages: [path], details }]
    : [];
}

function growth(before: Pixels, after: Pixels): string[] {
  const grown = after.height - before.height;
  const words = `${Math.abs(grown)} px ${grown > 0 ? "longer" : "shorter"}`;
  return grown ? [`At ${after.width} px the page is ${words}.`] : [];
}

/**
 * Takes pictures of pages in both versions. Returns the differences, and what style sheets changed for screen readers.
 * @param paths pages whose markup, styles or shown files differ
 * @param isStyleOnly whether a page's words and outline are the same in both versions
 */
export async function pictureChanges(
  browser: Browser,
  [beforeDir, afterDir]: readonly [string, string],
  paths: readonly string[],
  isStyleOnly: (path: string) => boolean,
) {
  const accessibility: Change[] = [];
  const found = new Map<string, Change>();
  const seen = new Map<string, string>();
  for (const width of widths) {
    const before = await openSite(browser, beforeDir, width);
    const after = await openSite(browser, afterDir, width);
    for (const path of paths) {
      const take = () => Promise.all([takeScreenshot(before, path), takeScreenshot(after, path)]);
      const first = await take();
      const isEqual = !differingBands(first[0].pixels, first[1].pixels).length;
      // Taken a second time, because a difference may be a rendering artifact.
      const [old, now] = isEqual ? first : await take();
      if (isStyleOnly(path)) accessibility.push(...treeChange(path, width, old.tree, now.tree));
      const pictures = await bandPictures(old.pixels, now.pixels, seen, path);
      if (!pictures.length) continue;
      const own = found.get(path);
      found.set(path, {
        title: `${path} looks different`,
        pages: [path],
        pictures: [...(own?.pictures ?? []), ...pictures],
        details: [...(own?.details ?? []), ...growth(old.pixels, now.pixels)],
      });
    }
    await Promise.all([before, after].map((page) => page.context().close()));
  }
  return { pictures: joinSame([...found.values()]), accessibility };
}

/** Joins the pages whose pictures are all shown under other pages. */
function joinSame(changes: readonly Change[]): Change[] {
  const isRepeat = ({ pictures = [] }: Change) => pictures.every(({ after, before }) => !after && !before);
  const repeats = changes.filter(isRepeat);
  const own = changes.filter((change) => !isRepeat(change));
  if (!repeats.length) return own;
  const pages = [...new Set(repeats.flatMap(({ pages: paths = [] }) => paths))];
  const details = repeats.map(
    ({ title, pictures = [] }) =>
      `${title}: ${[...new Set(pictures.map(({ width, place }) => `${width} px, ${place}`))].join("; ")}`,
  );
  return [
    ...own,
    { title: `${plural(pages.length, "more page")} with differences that are shown above`, pages, details },
  ];
}
