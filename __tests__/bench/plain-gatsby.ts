import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../../src/tools/cli/revisions/built-site";
import { copyOf, workingTree } from "../../src/tools/cli/revisions/revision";

/** The entry files of a site that leaves everything to Gatsby and its plugins. */
const ssr = `export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";
export { wrapPageElement } from "./src/gatsby/wrap-page";
`;

const browser = `export { onClientEntry, shouldUpdateScroll, wrapPageElement } from "./src/gatsby/browser";
`;

const fonts = `import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import { css } from "@emotion/react";
export const fontFaces = css\`
  @font-face { font-family: "Fraunces Variable"; src: url(\${fraunces}) format("woff2"); font-weight: 100 900; font-display: swap; }
  @font-face { font-family: "Figtree Variable"; src: url(\${figtree}) format("woff2"); font-weight: 300 900; font-display: swap; }
\`;
export const fontFiles = [fraunces, figtree] as const;
`;

/** Compiles our files with swc, as the site does, because Babel's presets are not installed. */
const webpack = `import { jsxAlias, withSwc } from "./webpack-compilers";
export const onCreateWebpackConfig = ({ actions, getConfig, stage }) => {
  const config = getConfig();
  config.module.rules = withSwc(config.module.rules, stage === "build-javascript" ? "swc" : "none");
  config.resolve.alias = { ...config.resolve.alias, ...jsxAlias };
  actions.replaceWebpackConfig(config);
};
`;

/** Passages of our files, and what plain Gatsby has instead. */
export const replacements: readonly (readonly [file: string, passage: string, replacement: string])[] = [
  ["src/design/global.tsx", "styles={base}", "styles={[fontFaces, base]}"],
  [
    "src/design/global.tsx",
    'import { css, Global } from "@emotion/react";',
    'import { css, Global } from "@emotion/react";\nimport { fontFaces } from "./fonts";',
  ],
  ["gatsby-config.ts", '["avif"]', "[]"],
  [
    "src/gatsby/node.ts",
    'export { onCreateWebpackConfig } from "./webpack";',
    'export { onCreateWebpackConfig } from "./plain-webpack";',
  ],
  ["src/gatsby/output/after-build.ts", "await writeHydration(publicDir, new URL(website).hostname);", ""],
];

/**
 * Builds the same content and components with Gatsby's defaults except the compiler: its scripts in every page, its own
 * minifier, styles where Emotion puts them, whole fonts, no AVIF. Works in a temporary copy of the project.
 * @returns the built folder
 * @throws when a file no longer contains a passage to replace
 */
export function buildPlainGatsby(root: string): string {
  const copy = copyOf(root, workingTree(root));
  writeFileSync(join(copy, "gatsby-ssr.tsx"), ssr);
  writeFileSync(join(copy, "gatsby-browser.tsx"), browser);
  writeFileSync(join(copy, "src/design/fonts.ts"), fonts);
  writeFileSync(join(copy, "src/gatsby/plain-webpack.ts"), webpack);
  for (const [file, passage, replacement] of replacements) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(passage))
      throw new Error(`${file} no longer contains ${passage}; fix: update __tests__/bench/plain-gatsby.ts`);
    writeFileSync(path, text.replace(passage, replacement));
  }
  buildSite(copy, "plain Gatsby");
  return join(copy, "public");
}
