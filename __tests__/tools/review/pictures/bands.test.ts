import { crop, difference, differingBands, type Pixels } from "../../../../src/tools/review/pictures/bands";

const picture = (rows: readonly number[]): Pixels => ({
  width: 1,
  height: rows.length,
  data: Buffer.from(rows.flatMap((gray) => [gray, gray, gray])),
});
const plain = (length: number) => Array.from({ length }, (_, row) => row % 251);
const withRow = (rows: number[], at: number) => rows.map((gray, row) => (row === at ? 255 : gray));

describe("bands", () => {
  it("are empty for equal pictures", () => {
    expect(differingBands(picture(plain(500)), picture(plain(500)))).toEqual([]);
  });

  it("surround each difference, and join differences that are close together", () => {
    const rows = plain(2000);
    expect(differingBands(picture(rows), picture(withRow(rows, 500)))).toEqual([
      { top: 404, before: 193, after: 193 },
    ]);
    expect(differingBands(picture(rows), picture(withRow(withRow(rows, 500), 600)))).toHaveLength(1);
    expect(differingBands(picture(rows), picture(withRow(withRow(rows, 500), 900)))).toHaveLength(2);
  });

  it("leave out rows that only moved when a picture is longer", () => {
    const rows = plain(1000);
    const longer = [...rows.slice(0, 500), 255, 255, 255, ...rows.slice(500)];
    expect(differingBands(picture(rows), picture(longer))).toEqual([{ top: 404, before: 192, after: 195 }]);
  });

  it("are cropped to a number of rows, and show differences in red", () => {
    expect(crop(picture(plain(10)), 2, 5, 3)).toEqual(picture([2, 3, 4]));
    expect([...difference(picture([10, 20]), picture([10, 30])).data]).toEqual([207, 207, 207, 200, 30, 40]);
  });
});
