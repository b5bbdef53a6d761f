import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, gatsbyBuild } from "./project";

/** What a Gatsby site has that leaves everything to Gatsby and its plugins. */
const ssr = `export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";
export { wrapPageElement } from "./src/layouts/wrap-page";
`;

const browser = `export { onClientEntry, shouldUpdateScroll, wrapPageElement } from "./src/layouts/browser";
`;

/** The fonts as their packages bring them. */
const fonts = `import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import { css } from "@emotion/react";
export const fontFaces = css\`
  @font-face { font-family: "Fraunces Variable"; src: url(\${fraunces}) format("woff2"); font-weight: 100 900; font-display: swap; }
  @font-face { font-family: "Figtree Variable"; src: url(\${figtree}) format("woff2"); font-weight: 300 900; font-display: swap; }
\`;
export const fontFiles = [fraunces, figtree] as const;
`;

/** Takes a passage out of a file. @throws when it is not there any more */
function without(file: string, passage: string, instead = ""): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(passage))
    throw new Error(`${file} does not hold ${passage} any more; fix: __tests__/bench/plain-gatsby.ts`);
  writeFileSync(file, text.replace(passage, instead));
}

/**
 * Builds the same content and components by Gatsby as it comes: its scripts in every page, its own minifier, styles
 * where Emotion puts them, whole fonts, no AVIF. In a folder of its own beside the installed packages.
 * @returns the built folder
 */
export function buildPlainGatsby(root: string): string {
  const copy = copyProject(root, "plain-gatsby-");
  writeFileSync(join(copy, "gatsby-ssr.tsx"), ssr);
  writeFileSync(join(copy, "gatsby-browser.tsx"), browser);
  writeFileSync(join(copy, "src/design/fonts.ts"), fonts);
  without(join(copy, "src/design/global.tsx"), "styles={base}", "styles={[fontFaces, base]}");
  without(
    join(copy, "src/design/global.tsx"),
    'import { family } from "./type";',
    'import { fontFaces } from "./fonts";\nimport { family } from "./type";',
  );
  without(join(copy, "gatsby-config.ts"), '["avif"]', "[]");
  without(join(copy, "src/gatsby/node.ts"), 'export { onCreateWebpackConfig } from "./webpack";');
  without(
    join(copy, "src/gatsby/output/after-build.ts"),
    'await writeHydration(join(root, "public"), new URL(website).hostname);',
  );
  gatsbyBuild(copy);
  return join(copy, "public");
}
