/**
 * Licenses that dependencies may have, as SPDX names. The LGPL ones are libvips inside sharp, linked dynamically on the machine that
 * builds; nothing of it is in a page. The OFL is the fonts'; CC-BY-4.0 is data on browsers, used by the build alone.
 */
const accepted: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** @param license an SPDX expression: of an OR one side is enough, of an AND both are needed */
export function isAccepted(license: string): boolean {
  const bare = license.replace(/[()]/g, "");
  return bare.split(" OR ").some((side) => side.split(" AND ").every((name) => accepted.has(name.trim())));
}
