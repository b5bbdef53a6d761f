// Allowed imports between folders (docs/architecture.md, "Import rules"). A path belongs to the longest unit it starts with.

export interface Rule {
  unit: string;
  mayImport: readonly string[];
  why: string;
}

/** Units that every view may import. */
const basis = "src/components src/content src/design src/site";

/** @param mayImport units, separated by spaces */
const rule = (unit: string, mayImport: string, why: string): Rule => ({
  unit,
  mayImport: mayImport.split(" ").filter(Boolean),
  why,
});

export const rules: readonly Rule[] = [
  rule(
    "src/site",
    "",
    "routes, navigation, environment and metadata without React: everything may depend on it",
  ),
  rule(
    "src/typography",
    "",
    "typographic marks, set where elements are created (jsxImportSource in gatsby-config.ts)",
  ),
  rule("src/content", "src/site", "typed content, without components or checks"),
  rule(
    "src/content/render",
    "src/content src/components src/sections/text",
    "renders text documents to static HTML with the components for text",
  ),
  rule(
    "src/search",
    "src/content src/design",
    "the site search: the index, the ranking and the list of results below the box",
  ),
  rule("src/checks", "src/search src/content src/site", "content checks: errors with file, line and fix"),
  rule(
    "src/legal",
    "src/content src/content/render src/site src/design src/typography",
    "records, versions and redlines of legal texts",
  ),
  rule("src/design", "", "tokens, fonts, breakpoints, global styles"),
  rule("src/components", "src/design src/content src/site", "building blocks that contain no copy"),
  rule(
    "src/sections/component-shapes",
    "src/content",
    "generated prop types, so that the content check does not load components",
  ),
  rule(
    "src/sections/vocabulary",
    "src/sections/component-shapes src/content",
    "names of components by kind of document",
  ),
  rule(
    "src/sections/text",
    "src/components src/content",
    "components of text documents: static HTML without styles of their own",
  ),
  rule(
    "src/sections/lists",
    `${basis} src/sections/text`,
    "lists generated from content; layouts use some of them too",
  ),
  rule(
    "src/sections/search",
    "src/search src/components src/content src/design",
    "the search box, which templates use too",
  ),
  rule("src/sections/carousel/row", "", "drives carousels before React; part of a script of 0.5 kB"),
  rule(
    "src/sections",
    `${basis} src/sections/search src/sections/carousel/row src/sections/lists src/sections/text src/sections/vocabulary`,
    "components that writers compose pages of",
  ),
  rule(
    "src/layouts",
    `${basis} src/gatsby/hydration src/sections/text src/sections/lists src/application/widgets`,
    "banner, navigation, drawer, footer and page head; dialogs are mounted once",
  ),
  rule(
    "src/templates",
    `${basis} src/sections/search src/sections/lists src/sections src/layouts src/tools/catalogue content`,
    "one per kind of page",
  ),
  rule(
    "src/gatsby/hydration",
    "src/application/attribution src/sections/carousel/row src/design src/site",
    "runs before React in every page, so it must stay small",
  ),
  rule(
    "src/gatsby",
    `${basis} src/search src/gatsby/hydration src/layouts src/checks src/legal src/hosting src/content/render src/sections/vocabulary src/sections/component-shapes src/typography`,
    "Gatsby's hooks",
  ),
  rule("src/hosting", "src/site", "serves built pages by the route table"),
  rule(
    "src/application/api",
    "",
    "the HTTP client; stateless, because it receives tokens and sinks as functions",
  ),
  rule(
    "src/application/session",
    "src/application/api",
    "session state in browser storage; uses the client's definition of a token",
  ),
  rule("src/application/state", "src/application/session", "interface state as atoms"),
  rule("src/application/attribution", "", "imported by every page, so it has no dependencies"),
  rule(
    "src/application",
    "src/application/api src/application/state src/application/session src/application/attribution",
    "the composition root, where calls and state meet",
  ),
  rule(
    "src/application/widgets",
    "src/application/state src/application src/components src/design",
    "controls and dialogs of the app's pages",
  ),
  rule(
    "src/tools/art",
    "src/components src/design",
    "generates the video, icons and fonts from the design tokens and icon names, outside of the build",
  ),
  rule(
    "src/tools/catalogue",
    "src/sections/lists src/application/widgets src/application/state src/sections src/components src/design",
    "shows every component, in develop only",
  ),
  rule(
    "src/tools/disclosure",
    "src/content src/typography",
    "proves that built pages contain the disclosures they need",
  ),
  rule("src/tools/launch", "src/content", "lists launch blockers"),
  rule(
    "src/tools/review",
    "src/legal src/content src/design src/tools/disclosure src/tools/launch src/typography",
    "compares two built sites; reuses the redline, the disclosure proof and the launch check",
  ),
  rule("src/tools/new", "src/content", "creates content files"),
  rule(
    "src/tools/cli",
    "src/gatsby src/checks src/legal src/hosting src/content/render src/content src/site src/tools/disclosure src/tools/launch src/tools/new src/tools/review",
    "npm commands",
  ),
  rule(
    "gatsby-",
    "src/gatsby src/content src/site src/hosting",
    "Gatsby's entry files, one line each into src",
  ),
];

/** Known violations of the rules, each with its fix. A test fails when one is no longer needed. */
export const exceptions: readonly { from: string; to: string; fix: string }[] = [];

/** Packages that only some files may import (types may be imported anywhere). */
export const packages: readonly { name: RegExp; only: RegExp; why: string }[] = [
  { name: /^react-helmet$/, only: /^src\/layouts\/PageHead\.tsx$/, why: "one file writes the head" },
  {
    name: /^gatsby$/,
    only: /^(gatsby-\w+\.tsx?|src\/(gatsby|layouts|templates)\/.+|src\/components\/(Link\.tsx|useSite\.ts)|src\/sections\/(bands|cards|lists|media|carousel)\/.+)$/,
    why: "only components that query data or link",
  },
  { name: /^gatsby-plugin-image$/, only: /^$/, why: "its runtime violates a strict CSP" },
  {
    name: /^@emotion\//,
    only: /^src\/(design|components|layouts|sections|templates|gatsby|application\/widgets|tools\/catalogue)\/(?!text\/)/,
    why: "style belongs to views; text documents are static",
  },
  {
    name: /^react(\/|$)|^react-dom(\/|$)/,
    only: /^src\/(content\/render|components|layouts|sections|templates|gatsby\/(ssr|wrap-page|page-scripts)\.tsx|typography\/jsx-|application\/widgets|tools\/catalogue)/,
    why: "the rest is plain TypeScript",
  },
  { name: /^axios$/, only: /^src\/application\/api\//, why: "one HTTP client, in one place" },
  {
    name: /^jotai/,
    only: /^src\/(application\/(state|session|widgets)|tools\/catalogue)\//,
    why: "state and its views",
  },
  {
    name: /^@sentry\//,
    only: /^src\/application\/reporting-sentry\.ts$/,
    why: "loaded only when there is something to report",
  },
  {
    name: /^zod$|^yaml$/,
    only: /^src\/((content|checks|tools\/(new|art))\/.+|legal\/record\/.+|gatsby\/graphql\.ts)$/,
    why: "content is declared and read in one place",
  },
  {
    name: /^parse5$/,
    only: /^src\/(tools\/disclosure|legal\/text)\//,
    why: "HTML is parsed in one place for built pages and one for legal texts",
  },
  {
    name: /^node:/,
    only: /^src\/(gatsby|hosting|tools|legal)\/|^src\/content\/read\/files\.ts$|^src\/checks\/spelling\/speller\.ts$/,
    why: "everything else may reach a browser",
  },
  {
    name: /^opentype\.js$/,
    only: /^src\/design\/outlines\.ts$/,
    why: "text is converted to outlines in one place",
  },
  {
    name: /^(sharp|sirv)$/,
    only: /^src\/(gatsby|hosting|tools\/(art|review))\//,
    why: "used by the build and the server; a review compares images",
  },
];
