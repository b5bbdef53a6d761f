import { readdirSync } from "node:fs";
import { removeUnpublished } from "../../../src/gatsby/output/published-files";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const current = "app-0123456789abcdef0123.js";
const earlier = "app-3210fedcba9876543210.js";
const folder = temporaryFolder();

beforeEach(() => {
  const bundles = [current, earlier].flatMap((name) => [name, `${name}.LICENSE.txt`]);
  const forBuilding = ["webpack.stats.json", "chunk-map.json", "_gatsby/a.html", "~partytown/a.js"];
  for (const name of [...bundles, ...forBuilding, "boot.js", "index.html", "about/index.html"])
    writeIn(folder, name, "");
});

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
