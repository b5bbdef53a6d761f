import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeBrandFiles } from "../../../src/gatsby/output/brand-files";
import { temporaryFolder } from "../../support/jest/temporary-folder";

const folder = temporaryFolder();
beforeAll(() => writeBrandFiles(folder, "Wrenfield"));

it("writes the icons in their sizes and a manifest that names them", async () => {
  const manifest = JSON.parse(readFileSync(join(folder, "site.webmanifest"), "utf8")) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe("Wrenfield");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(["apple-touch-icon.png", "favicon.ico", "icon.svg"]),
  );
});

it("favicon.ico contains one picture of 32 px", async () => {
  const file = readFileSync(join(folder, "favicon.ico"));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([
    0, 1, 1, 32, 32,
  ]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + length).toBe(file.length);
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({
    format: "png",
    width: 32,
    height: 32,
  });
});
