// Collects the icons the site uses into src/components/icon-paths.ts (controls, on every page) and
// feature-icon-paths.ts (features, on pages that have some), so that a page carries a few paths and not an icon library.
// The networks' logos stand at the foot of every page: static/social.svg, fetched once, instead of in each of them.
// Run after changing a list: npx tsx src/art/icons.ts
// Source: @phosphor-icons/core (MIT).
import { readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";

const regular = [
  "arrow-left", "arrow-right", "caret-down", "caret-left", "caret-right", "check", "envelope-simple", "instagram-logo",
  "list", "map-pin", "minus", "pause", "phone", "play", "plus", "x", "warning-circle", "info", "check-circle",
];
const social = ["facebook-logo", "instagram-logo", "linkedin-logo", "youtube-logo"];
const duotone = [
  "bank", "calculator", "calendar-check", "chats-circle", "check-circle", "clipboard-text", "clock", "compass", "credit-card",
  "currency-circle-dollar", "envelope-simple", "first-aid-kit", "flower-lotus", "flower-tulip", "hand-coins", "hand-heart", "handshake", "headset", "house-line",
  "leaf", "map-pin", "microscope", "moon-stars", "mailbox", "path", "phone", "pill", "plant", "question", "receipt", "seal-check", "shield-check",
  "snowflake", "sparkle", "star", "stethoscope", "sun-horizon", "thermometer", "trend-down", "users-three", "wallet",
];

const assets = (weight: string, file: string) =>
  readFileSync(`node_modules/@phosphor-icons/core/assets/${weight}/${file}.svg`, "utf8");
const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").trim();

/** On a grid of 256 and at 32 px at most, a whole number is an eighth of a pixel: finer ones only cost bytes. */
const rounded = (svg: string) => optimize(svg, { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] }).data;

const entries = (names: readonly string[], read: (name: string) => string) =>
  names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(inner(rounded(read(name))))},`).join("\n");

const write = (file: string, name: string, lines: string) =>
  writeFileSync(
    `src/components/${file}.ts`,
    `// Made by src/art/icons.ts from @phosphor-icons/core (MIT). Do not edit by hand.\nexport const ${name} = {\n${lines}\n} as const;\n`,
  );

write("icon-paths", "iconPaths", entries(regular, (name) => assets("regular", name)));
write("feature-icon-paths", "featureIconPaths", entries(duotone, (name) => assets("duotone", `${name}-duotone`)));

const symbols = social.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${inner(rounded(assets("regular", name)))}</symbol>`);
writeFileSync("static/social.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
