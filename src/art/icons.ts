// Collects the icons the site uses into src/components/icon-paths.ts (controls, on every page) and
// feature-icon-paths.ts (features, on pages that have some), so that a page carries a few paths and not an icon library.
// Run after changing a list: npx tsx src/art/icons.ts
// Source: @phosphor-icons/core (MIT).
import { readFileSync, writeFileSync } from "node:fs";

const regular = [
  "arrow-left", "arrow-right", "caret-down", "caret-left", "caret-right", "check", "envelope-simple", "facebook-logo", "instagram-logo",
  "linkedin-logo", "list", "map-pin", "minus", "pause", "phone", "play", "plus", "x", "youtube-logo", "warning-circle", "info", "check-circle",
];
const duotone = [
  "bank", "calculator", "calendar-check", "chats-circle", "check-circle", "clipboard-text", "clock", "compass", "credit-card",
  "currency-circle-dollar", "envelope-simple", "first-aid-kit", "flower-lotus", "flower-tulip", "hand-coins", "hand-heart", "handshake", "headset", "house-line",
  "leaf", "map-pin", "microscope", "moon-stars", "mailbox", "path", "phone", "pill", "plant", "question", "receipt", "seal-check", "shield-check",
  "snowflake", "sparkle", "star", "stethoscope", "sun-horizon", "thermometer", "trend-down", "users-three", "wallet",
];

const assets = (weight: string, file: string) =>
  readFileSync(`node_modules/@phosphor-icons/core/assets/${weight}/${file}.svg`, "utf8");
const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").trim();

const entries = (names: readonly string[], read: (name: string) => string) =>
  names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(inner(read(name)))},`).join("\n");

const write = (file: string, name: string, lines: string) =>
  writeFileSync(
    `src/components/${file}.ts`,
    `// Made by src/art/icons.ts from @phosphor-icons/core (MIT). Do not edit by hand.\nexport const ${name} = {\n${lines}\n} as const;\n`,
  );

write("icon-paths", "iconPaths", entries(regular, (name) => assets("regular", name)));
write("feature-icon-paths", "featureIconPaths", entries(duotone, (name) => assets("duotone", `${name}-duotone`)));
