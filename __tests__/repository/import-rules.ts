// Allowed imports between folders (docs/architecture.md, "Import rules"). A path belongs to the longest unit it starts with.

export interface Rule {
  unit: string;
  mayImport: readonly string[];
  why: string;
}

/** Units that every view may import. */
const basis = ["src/components", "src/content", "src/design", "src/site"];

export const rules: readonly Rule[] = [
  {
    unit: "src/site",
    mayImport: [],
    why: "routes, navigation, environment and metadata without React: everything may depend on it",
  },
  {
    unit: "src/typography",
    mayImport: [],
    why: "typographic marks, set where elements are created (jsxImportSource in gatsby-config.ts)",
  },
  { unit: "src/content", mayImport: ["src/site"], why: "typed content, without components or checks" },
  {
    unit: "src/content/render",
    mayImport: ["src/content", "src/components", "src/sections/text"],
    why: "renders text documents to static HTML with the components for text",
  },
  {
    unit: "src/search",
    mayImport: ["src/content", "src/design"],
    why: "the site search: the index, the ranking and the list of results below the box",
  },
  {
    unit: "src/checks",
    mayImport: ["src/search", "src/content", "src/site"],
    why: "content checks: errors with file, line and fix",
  },
  {
    unit: "src/legal",
    mayImport: ["src/content", "src/content/render", "src/site", "src/design", "src/typography"],
    why: "records, versions and redlines of legal texts",
  },
  { unit: "src/design", mayImport: [], why: "tokens, fonts, breakpoints, global styles" },
  {
    unit: "src/components",
    mayImport: ["src/design", "src/content", "src/site"],
    why: "building blocks that contain no copy",
  },
  {
    unit: "src/sections/component-shapes",
    mayImport: ["src/content"],
    why: "generated prop types, so that the content check does not load components",
  },
  {
    unit: "src/sections/vocabulary",
    mayImport: ["src/sections/component-shapes", "src/content"],
    why: "names of components by kind of document",
  },
  {
    unit: "src/sections/text",
    mayImport: ["src/components", "src/content"],
    why: "components of text documents: static HTML without styles of their own",
  },
  {
    unit: "src/sections/lists",
    mayImport: ["src/sections/text", ...basis],
    why: "lists generated from content; layouts use some of them too",
  },
  {
    unit: "src/sections/search",
    mayImport: ["src/search", "src/components", "src/content", "src/design"],
    why: "the search box, which templates use too",
  },
  {
    unit: "src/sections/carousel/row",
    mayImport: [],
    why: "drives carousels before React; part of a script of 0.5 kB",
  },
  {
    unit: "src/sections",
    mayImport: [
      "src/sections/search",
      "src/sections/carousel/row",
      "src/sections/lists",
      "src/sections/text",
      "src/sections/vocabulary",
      ...basis,
    ],
    why: "components that writers compose pages of",
  },
  {
    unit: "src/layouts",
    mayImport: [
      "src/gatsby/hydration",
      "src/sections/text",
      "src/sections/lists",
      "src/application/widgets",
      ...basis,
    ],
    why: "banner, navigation, drawer, footer and page head; dialogs are mounted once",
  },
  {
    unit: "src/templates",
    mayImport: [
      "src/sections/search",
      "src/sections/lists",
      "src/sections",
      "src/layouts",
      "src/tools/catalogue",
      ...basis,
      "content",
    ],
    why: "one per kind of page",
  },
  {
    unit: "src/gatsby/hydration",
    mayImport: ["src/application/attribution", "src/sections/carousel/row", "src/design", "src/site"],
    why: "runs before React in every page, so it must stay small",
  },
  {
    unit: "src/gatsby",
    mayImport: [
      "src/search",
      "src/gatsby/hydration",
      "src/layouts",
      "src/checks",
      "src/legal",
      "src/hosting",
      "src/content/render",
      "src/sections/vocabulary",
      "src/sections/component-shapes",
      "src/typography",
      ...basis,
    ],
    why: "Gatsby's hooks",
  },
  { unit: "src/hosting", mayImport: ["src/site"], why: "serves built pages by the route table" },
  {
    unit: "src/application/api",
    mayImport: [],
    why: "the HTTP client; stateless, because it receives tokens and sinks as functions",
  },
  {
    unit: "src/application/session",
    mayImport: ["src/application/api"],
    why: "session state in browser storage; uses the client's definition of a token",
  },
  { unit: "src/application/state", mayImport: ["src/application/session"], why: "interface state as atoms" },
  {
    unit: "src/application/attribution",
    mayImport: [],
    why: "imported by every page, so it has no dependencies",
  },
  {
    unit: "src/application",
    mayImport: [
      "src/application/api",
      "src/application/state",
      "src/application/session",
      "src/application/attribution",
    ],
    why: "the composition root, where calls and state meet",
  },
  {
    unit: "src/application/widgets",
    mayImport: ["src/application/state", "src/application", "src/components", "src/design"],
    why: "controls and dialogs of the app's pages",
  },
  {
    unit: "src/tools/art",
    mayImport: ["src/components", "src/design"],
    why: "generates the video, icons and fonts from the design tokens and icon names, outside of the build",
  },
  {
    unit: "src/tools/catalogue",
    mayImport: [
      "src/sections/lists",
      "src/application/widgets",
      "src/application/state",
      "src/sections",
      "src/components",
      "src/design",
    ],
    why: "shows every component, in develop only",
  },
  {
    unit: "src/tools/disclosure",
    mayImport: ["src/content", "src/typography"],
    why: "proves that built pages contain the disclosures they need",
  },
  { unit: "src/tools/launch", mayImport: ["src/content"], why: "lists launch blockers" },
  {
    unit: "src/tools/review",
    mayImport: [
      "src/legal",
      "src/content",
      "src/design",
      "src/tools/disclosure",
      "src/tools/launch",
      "src/typography",
    ],
    why: "compares two built sites; reuses the redline, the disclosure proof and the launch check",
  },
  { unit: "src/tools/new", mayImport: ["src/content"], why: "creates content files" },
  {
    unit: "src/tools/cli",
    mayImport: [
      "src/gatsby",
      "src/checks",
      "src/legal",
      "src/hosting",
      "src/content/render",
      "src/content",
      "src/site",
      "src/tools/disclosure",
      "src/tools/launch",
      "src/tools/new",
      "src/tools/review",
    ],
    why: "npm commands",
  },
  {
    unit: "gatsby-",
    mayImport: ["src/gatsby", "src/content", "src/site", "src/hosting"],
    why: "Gatsby's entry files, one line each into src",
  },
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
