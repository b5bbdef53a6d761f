// Allowed imports between folders (docs/architecture.md, "Import rules"). A path belongs to the longest unit it starts with.

/** Units that every view may import. */
const basis = "src/components src/content src/design src/site";

/** By unit, the other units that it may import, separated by spaces. */
export const rules: Readonly<Record<string, string>> = {
  // Routes, navigation, environment and metadata without React: everything may depend on it.
  "src/site": "",
  // Typographic marks, set where elements are created (jsxImportSource in gatsby-config.ts).
  "src/typography": "",
  // Typed content, without components or checks.
  "src/content": "src/site",
  // Renders text documents to static HTML with the components for text.
  "src/content/render": "src/content src/components src/sections/text",
  // The site search: the index, the ranking and the list of results below the box.
  "src/search": "src/content src/design",
  // Content checks: errors with file, line and fix.
  "src/checks": "src/search src/content src/site",
  // Records, versions and redlines of legal texts.
  "src/legal": "src/content src/content/render src/site src/design src/typography",
  // Tokens, fonts, breakpoints, global styles.
  "src/design": "",
  // Building blocks that contain no copy.
  "src/components": "src/design src/content src/site",
  // Generated prop types, so that the content check does not load components.
  "src/sections/component-shapes": "src/content",
  // Names of components by kind of document.
  "src/sections/vocabulary": "src/sections/component-shapes src/content",
  // Components of text documents: static HTML without styles of their own.
  "src/sections/text": "src/components src/content",
  // Lists generated from content; layouts use some of them too.
  "src/sections/lists": `${basis} src/sections/text src/gatsby/hydration`,
  // The search box, which templates use too.
  "src/sections/search": "src/search src/components src/content src/design",
  // Drives carousels before React; part of the only script file that a page references.
  "src/sections/carousel/row": "",
  // Components that writers compose pages of.
  "src/sections": `${basis} src/sections/search src/sections/carousel/row src/sections/lists src/sections/text src/sections/vocabulary`,
  // Banner, navigation, drawer, footer and page head; dialogs are mounted once.
  "src/layouts": `${basis} src/gatsby/hydration src/sections/text src/sections/lists src/application/widgets`,
  // The document around every page.
  "src/html": "src/design",
  // One per kind of page.
  "src/templates": `${basis} src/sections/search src/sections/lists src/sections src/layouts src/tools/catalogue content`,
  // Runs before React in every page, so it must stay small.
  "src/gatsby/hydration": "src/application/attribution src/sections/carousel/row src/design src/site",
  // Gatsby's hooks.
  "src/gatsby": `${basis} src/search src/gatsby/hydration src/layouts src/checks src/legal src/hosting src/content/render src/sections/vocabulary src/sections/component-shapes src/typography`,
  // Serves built pages by the route table.
  "src/hosting": "src/site",
  // The HTTP client. The session and the callbacks for its results are passed in.
  "src/application/api": "",
  // Session state in browser storage; uses the client's definition of a token.
  "src/application/session": "src/application/api",
  // Interface state as atoms.
  "src/application/state": "src/application/session",
  // Part of the boot file, so it has no dependencies.
  "src/application/attribution": "",
  // The composition root, where calls and state meet.
  "src/application":
    "src/application/api src/application/state src/application/session src/application/attribution",
  // Controls and dialogs of the app's pages.
  "src/application/widgets": "src/application/state src/application src/components src/design",
  // Derives icons, font subsets and PNG files, outside of the build.
  "src/tools/art": "src/content src/design",
  // Shows every component, in develop only.
  "src/tools/catalogue":
    "src/sections/lists src/application/widgets src/application/state src/sections src/components src/design",
  // Proves that built pages contain the disclosures they need.
  "src/tools/disclosure": "src/content src/typography",
  // Lists launch blockers.
  "src/tools/launch": "src/content",
  // Compares two built sites; reuses the redline, the disclosure proof and the launch check.
  "src/tools/review": "src/legal src/content src/design src/tools/disclosure src/tools/launch src/typography",
  // Creates content files.
  "src/tools/new": "src/content src/site",
  // npm commands.
  "src/tools/cli":
    "src/gatsby src/checks src/legal src/hosting src/content/render src/content src/site src/tools/disclosure src/tools/launch src/tools/new src/tools/review",
  // Gatsby's entry files, one line each into src.
  "gatsby-": "src/gatsby src/content src/site src/hosting",
};

/** Packages that only some files may import (types may be imported anywhere). */
export const packages: readonly (readonly [name: RegExp, only: RegExp])[] = [
  // One file writes the head.
  [/^react-helmet$/, /^src\/layouts\/PageHead\.tsx$/],
  // Only components that query data or link.
  [
    /^gatsby$/,
    /^(gatsby-\w+\.tsx?|src\/(gatsby|layouts|templates)\/.+|src\/components\/(Link\.tsx|useSite\.ts)|src\/sections\/(bands|cards|lists|media|carousel)\/.+)$/,
  ],
  // Its runtime violates a strict CSP.
  [/^gatsby-plugin-image$/, /^$/],
  // Style belongs to views; text documents are static.
  [
    /^@emotion\//,
    /^src\/(design|components|layouts|sections|templates|gatsby|application\/widgets|tools\/catalogue)\/(?!text\/)/,
  ],
  // The rest is plain TypeScript.
  [
    /^react(\/|$)|^react-dom(\/|$)/,
    /^src\/(content\/render|components|layouts|sections|templates|gatsby\/(browser|ssr|wrap-page|page-scripts)\.tsx|typography\/jsx-|application\/widgets|tools\/catalogue)/,
  ],
  // One HTTP client, in one place.
  [/^axios$/, /^src\/application\/api\//],
  // State and its views.
  [/^jotai/, /^src\/(application\/(state|session|widgets)|tools\/catalogue)\//],
  // Loaded only when there is something to report.
  [/^@sentry\//, /^src\/application\/reporting-sentry\.ts$/],
  // Content is declared and read in one place.
  [/^zod$|^yaml$/, /^src\/((content|checks|tools\/(new|art))\/.+|legal\/record\/.+|gatsby\/graphql\.ts)$/],
  // HTML is parsed after the build, in the proof of disclosures, in reviews, in legal texts, and where terms are marked.
  [/^parse5$/, /^src\/(gatsby\/output|tools\/(disclosure|review)|legal\/text|content\/glossary)\//],
  // Everything else may reach a browser.
  [
    /^node:/,
    /^src\/(gatsby|hosting|tools|legal)\/|^src\/content\/read\/files\.ts$|^src\/checks\/spelling\/speller\.ts$/,
  ],
  // Text is converted to outlines in one place.
  [/^opentype\.js$/, /^src\/design\/outlines\.ts$/],
  // Used by the build and the server; a review compares images.
  [/^(sharp|sirv)$/, /^src\/(gatsby|hosting|tools\/(art|review))\//],
];
