import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeUnpublished } from "../../../src/gatsby/output/published-files";

const current = "app-0123456789abcdef0123.js";
const earlier = "app-3210fedcba9876543210.js";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"));
  for (const name of ["about", "_gatsby", "~partytown"]) mkdirSync(join(folder, name));
  for (const name of [
    current,
    `${current}.LICENSE.txt`,
    earlier,
    `${earlier}.LICENSE.txt`,
    "boot.js",
    "index.html",
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/a.html",
  ])
    writeFileSync(join(folder, name), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("removes files that only the build needs, and bundles of earlier builds", () => {
  removeUnpublished(folder, new Set([current, `${current}.LICENSE.txt`]));
  expect(readdirSync(folder).sort()).toEqual([
    "about",
    current,
    `${current}.LICENSE.txt`,
    "boot.js",
    "index.html",
  ]);
});

it("keeps all bundles if the current ones are unknown", () => {
  removeUnpublished(folder, new Set());
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([current, earlier]));
});
