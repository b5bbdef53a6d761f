import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeUnpublished } from "../../../src/gatsby/output/published-files";

const now = "app-0123456789abcdef0123.js";
const before = "app-3210fedcba9876543210.js";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"));
  for (const name of ["about", "_gatsby", "~partytown"]) mkdirSync(join(folder, name));
  for (const name of [
    now,
    `${now}.LICENSE.txt`,
    before,
    `${before}.LICENSE.txt`,
    "boot.js",
    "index.html",
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/a.html",
  ])
    writeFileSync(join(folder, name), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("takes out what only the build needs, and the bundles of builds before", () => {
  removeUnpublished(folder, new Set([now, `${now}.LICENSE.txt`]));
  expect(readdirSync(folder).sort()).toEqual(["about", now, `${now}.LICENSE.txt`, "boot.js", "index.html"]);
});

it("takes no bundle where it is not known which are current", () => {
  removeUnpublished(folder, new Set());
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([now, before]));
});
