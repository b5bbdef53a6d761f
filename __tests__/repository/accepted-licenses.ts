/**
 * Licenses that dependencies may have, as SPDX names. LGPL covers libvips inside sharp, which is linked dynamically on the
 * build machine and is not part of any page. OFL covers the fonts, and CC-BY-4.0 browser data that only the build uses.
 */
const accepted = new Set([
  ...[
    "0BSD",
    "Apache-2.0",
    "BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-4.0",
    "CC0-1.0",
    "ISC",
  ],
  ...["LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "Python-2.0", "Unlicense", "Zlib"],
]);

/** @param license an SPDX expression: one side of an OR is enough, and both sides of an AND are needed */
export function isAccepted(license: string): boolean {
  const bare = license.replace(/[()]/g, "");
  return bare.split(" OR ").some((side) => side.split(" AND ").every((name) => accepted.has(name.trim())));
}
