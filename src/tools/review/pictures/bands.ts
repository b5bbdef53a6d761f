/** A picture as rows of pixels, three bytes each: red, green, blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows in which two pictures differ: they start at `top` in both, and each picture has its own number of them. */
interface Band {
  top: number;
  before: number;
  after: number;
}

/** Unchanged rows shown around a difference, as context. */
const margin = 96;
/** Differences closer than this are one band. */
const near = 160;

const rowOf = ({ data, width }: Pixels, row: number): Buffer =>
  data.subarray(row * width * 3, (row + 1) * width * 3);
const isSame = (before: Pixels, row: number, after: Pixels, other: number): boolean =>
  rowOf(before, row).equals(rowOf(after, other));

/** The rows between the first and the last difference of pictures of different heights, without rows that only moved. */
function shiftedBand(before: Pixels, after: Pixels): Band {
  const shorter = Math.min(before.height, after.height);
  let top = 0;
  while (top < shorter && isSame(before, top, after, top)) top += 1;
  let same = 0;
  while (same < shorter - top && isSame(before, before.height - 1 - same, after, after.height - 1 - same))
    same += 1;
  const start = Math.max(0, top - margin);
  const rest = Math.max(0, same - margin);
  return { top: start, before: before.height - rest - start, after: after.height - rest - start };
}

/** The bands in which two pictures of the same width differ, from top to bottom; empty if they are equal. */
export function differingBands(before: Pixels, after: Pixels): Band[] {
  if (before.height !== after.height) return [shiftedBand(before, after)];
  if (before.data.equals(after.data)) return [];
  const bands: { from: number; to: number }[] = [];
  for (let row = 0; row < before.height; row += 1) {
    if (isSame(before, row, after, row)) continue;
    const last = bands.at(-1);
    if (last && row - last.to <= near) last.to = row;
    else bands.push({ from: row, to: row });
  }
  return bands.map(({ from, to }) => {
    const top = Math.max(0, from - margin);
    const rows = Math.min(before.height, to + 1 + margin) - top;
    return { top, before: rows, after: rows };
  });
}

/** The rows of a band, at most `most` of them. */
export function crop({ width, data }: Pixels, top: number, rows: number, most: number): Pixels {
  const height = Math.min(rows, most);
  return { width, height, data: data.subarray(top * width * 3, (top + height) * width * 3) };
}

/** The later picture in light gray, with the pixels that differ in red. Rows that only one picture has are red. */
export function difference(before: Pixels, after: Pixels): Pixels {
  const { width } = after;
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3, 255);
  for (let at = 0; at < data.length; at += 3) {
    const isEqual = [at, at + 1, at + 2].every((byte) => before.data[byte] === after.data[byte]);
    if (isEqual) data.fill(205 + Math.round(after.data[at + 1]! / 5.1), at, at + 3);
    else data.set([200, 30, 40], at);
  }
  return { width, height, data };
}
