// Collects the icons the site uses into src/components/icon-paths.ts (controls, on every page) and
// feature-icon-paths.ts (features, on pages that have some), so that a page carries a few paths and not an icon library.
// The networks' logos stand at the foot of every page: static/sprite.svg (with the company's name), fetched once, instead of in each of them.
// Run after changing a list: npx tsx src/tools/art/icons.ts
// Source: Phosphor icons (MIT), as @iconify-json/ph has them: all in one file, where their own package is 9,000 files that every
// start of Gatsby would look at.
import { icons } from "@iconify-json/ph";
import { writeFileSync } from "node:fs";
import { optimize } from "svgo";
import { wordmarkSymbol } from "./wordmark";

const regular = [
  "arrow-left",
  "arrow-right",
  "caret-down",
  "caret-left",
  "caret-right",
  "check",
  "envelope-simple",
  "instagram-logo",
  "list",
  "map-pin",
  "minus",
  "pause",
  "phone",
  "play",
  "plus",
  "x",
  "warning-circle",
  "info",
  "check-circle",
];
const social = ["facebook-logo", "instagram-logo", "linkedin-logo", "youtube-logo"];
const duotone = [
  "bank",
  "calculator",
  "calendar-check",
  "chats-circle",
  "check-circle",
  "clipboard-text",
  "clock",
  "compass",
  "credit-card",
  "currency-circle-dollar",
  "envelope-simple",
  "first-aid-kit",
  "flower-lotus",
  "flower-tulip",
  "hand-coins",
  "hand-heart",
  "handshake",
  "headset",
  "house-line",
  "leaf",
  "map-pin",
  "microscope",
  "moon-stars",
  "mailbox",
  "path",
  "phone",
  "pill",
  "plant",
  "question",
  "receipt",
  "seal-check",
  "shield-check",
  "snowflake",
  "sparkle",
  "star",
  "stethoscope",
  "sun-horizon",
  "thermometer",
  "trend-down",
  "users-three",
  "wallet",
];

/** On a grid of 256. @throws when the set has no such icon */
function svg(name: string): string {
  const icon = icons.icons[name];
  if (!icon)
    throw new Error(
      `src/tools/art/icons.ts: Phosphor has no icon "${name}"; see https://icon-sets.iconify.design/ph for their names`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${icon.body.replace(/<\/?g\b[^>]*>| fill="currentColor"/g, "")}</svg>`;
}

const inner = (drawing: string) => drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").trim();

/** On a grid of 256 and at 32 px at most, a whole number is an eighth of a pixel: finer ones only cost bytes. */
const rounded = (drawing: string) =>
  optimize(drawing, { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] }).data;

const drawn = (name: string) => inner(rounded(svg(name)));

const entries = (names: readonly string[], suffix = "") =>
  names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawn(`${name}${suffix}`))},`).join("\n");

const write = (file: string, name: string, lines: string) =>
  writeFileSync(
    `src/components/${file}.ts`,
    `// Made by src/tools/art/icons.ts from Phosphor icons (MIT). Do not edit by hand.\nexport const ${name} = {\n${lines}\n} as const;\n`,
  );

write("icon-paths", "iconPaths", entries(regular));
write("feature-icon-paths", "featureIconPaths", entries(duotone, "-duotone"));

const symbols = social.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${drawn(name)}</symbol>`);
writeFileSync(
  "static/sprite.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${await wordmarkSymbol()}${symbols.join("")}</svg>\n`,
);
