import { createHash } from "node:crypto";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { plural, without, type Change, type PicturePair } from "../change";
import { crop, difference, differingBands, type Pixels } from "./bands";
import { openSite, takePortrait, type Portrait } from "./take";

/** Widths of the window: a phone and a desktop, in CSS pixels. */
const widths = [390, 1440];
/** Rows of one band that are shown, and bands of one page and width. */
const mostRows = 2_400;
const mostBands = 3;

/** What the browser found. */
export interface PictureChanges {
  pictures: Change[];
  /** What style sheets changed for screen readers. */
  accessibility: Change[];
}

async function dataAddress({ width, height, data }: Pixels): Promise<string> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const webp = await (width > 1080 ? picture.resize({ width: 1080 }) : picture)
    .webp({ quality: 72 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

/** One band as pictures; where another page has the same, its path instead. */
async function bandPictures(
  [before, after]: readonly [Pixels, Pixels],
  seen: Map<string, string>,
  path: string,
): Promise<PicturePair[]> {
  const bands = differingBands(before, after);
  const pairs = bands.slice(0, mostBands).map(async (band, index): Promise<PicturePair> => {
    const [old, now] = [
      crop(before, band.top, band.before, mostRows),
      crop(after, band.top, band.after, mostRows),
    ];
    const isCut = Math.max(band.before, band.after) > mostRows;
    const more =
      index === mostBands - 1 && bands.length > mostBands
        ? `; ${bands.length - mostBands} more places differ`
        : "";
    const place = `${band.top} px below the top${isCut ? `, the first ${mostRows} px of it` : ""}${more}`;
    const key = createHash("sha256").update(old.data).update("/").update(now.data).digest("hex");
    const twin = seen.get(key);
    seen.set(key, twin ?? path);
    if (twin && twin !== path)
      return { width: after.width, place: `${place}: the same pictures as on ${twin}` };
    const [was, is, changed] = await Promise.all(
      [old, now, difference(old, now)].map((pixels) => (pixels.height ? dataAddress(pixels) : undefined)),
    );
    return { width: after.width, place, before: was, after: is, difference: changed };
  });
  return Promise.all(pairs);
}

/** Lines of the accessibility tree that style sheets alone added or hid. */
function treeChange(path: string, width: number, before: string, after: string): Change[] {
  const lines = (tree: string) => tree.split("\n").map((line) => line.trim());
  const self = (line: string) => line;
  const [old, now] = [lines(before), lines(after)];
  const details = [
    ...without(old, now, self).map((line) => `Gone: ${line}`),
    ...without(now, old, self).map((line) => `New: ${line}`),
  ];
  return details.length
    ? [{ title: `Styles change what is announced at ${width} px`, pages: [path], details }]
    : [];
}

/** "phone: 3 px longer" */
function growth(before: Portrait, after: Portrait): string[] {
  const grown = after.pixels.height - before.pixels.height;
  if (!grown) return [];
  return [
    `At ${after.pixels.width} px the page is ${Math.abs(grown)} px ${grown > 0 ? "longer" : "shorter"}.`,
  ];
}

/**
 * Takes pictures of pages in both versions and returns those that differ.
 * @param paths pages of which markup, style or a shown file differs
 * @param isStyleOnly whether a page's markup announces the same in both versions
 */
export async function pictureChanges(
  browser: Browser,
  [beforeDir, afterDir]: readonly [string, string],
  paths: readonly string[],
  isStyleOnly: (path: string) => boolean,
): Promise<PictureChanges> {
  const accessibility: Change[] = [];
  const found = new Map<string, Change>();
  const seen = new Map<string, string>();
  for (const width of widths) {
    const contexts = [
      await openSite(browser, beforeDir, width),
      await openSite(browser, afterDir, width),
    ] as const;
    for (const path of paths) {
      const take = () =>
        Promise.all([takePortrait(contexts[0], path), takePortrait(contexts[1], path)] as const);
      const first = await take();
      const isEqual = !differingBands(first[0].pixels, first[1].pixels).length;
      // Only what differs twice is no accident of rendering.
      const pair = isEqual ? first : await take();
      if (isStyleOnly(path)) accessibility.push(...treeChange(path, width, pair[0].tree, pair[1].tree));
      const pictures = await bandPictures([pair[0].pixels, pair[1].pixels], seen, path);
      if (!pictures.length) continue;
      const own = found.get(path) ?? {
        title: `${path} looks different`,
        pages: [path],
        pictures: [],
        details: [],
      };
      found.set(path, {
        ...own,
        pictures: [...own.pictures!, ...pictures],
        details: [...own.details!, ...growth(pair[0], pair[1])],
      });
    }
    await Promise.all(contexts.map((context) => context.close()));
  }
  return { pictures: joinSame([...found.values()]), accessibility };
}

/** Pages whose pictures are all shown under another page are one change. */
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
