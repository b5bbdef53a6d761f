// Who may import whom, as data (design.md, "Imports go one way"). The longest name that a path starts with is its unit.

export interface Rule {
  unit: string;
  mayImport: readonly string[];
  why: string;
}

export const rules: readonly Rule[] = [
  { unit: "src/site", mayImport: [], why: "facts about the site without React or content: everything may rest on it" },
  { unit: "src/content-types", mayImport: ["src/site"], why: "what content may hold; knows no page" },
  { unit: "src/legal", mayImport: ["src/content-types", "src/site", "src/design"], why: "what legal texts promise: ids, dates, the archive, the redline; is given what renders" },
  { unit: "src/finance", mayImport: [], why: "arithmetic" },
  { unit: "src/disclosure", mayImport: ["src/content-types", "src/finance"], why: "what the law asks of built pages; knows figures, not components" },
  { unit: "src/launch", mayImport: ["src/content-types"], why: "what is left before the site goes public" },
  { unit: "src/design", mayImport: [], why: "tokens" },
  { unit: "src/art", mayImport: ["src/design"], why: "drawings are made of the tokens, outside the build" },
  { unit: "src/components", mayImport: ["src/design", "src/content-types", "src/site"], why: "building blocks: style, facts, dates; no copy" },
  { unit: "src/mdx/vocabulary", mayImport: ["src/content-types"], why: "names and the types of props, so that the check loads no component" },
  { unit: "src/mdx/text", mayImport: ["src/components", "src/content-types"], why: "static text: rendered at build time and in the footer" },
  { unit: "src/mdx", mayImport: ["src/mdx/lists", "src/mdx/text", "src/mdx/vocabulary", "src/components", "src/content-types", "src/design", "src/finance", "src/site"], why: "what writers place in pages" },
  { unit: "src/mdx/lists", mayImport: ["src/mdx/text", "src/mdx/vocabulary", "src/components", "src/content-types", "src/design", "src/finance", "src/site"], why: "lists made from the content; layouts show some of them too" },
  { unit: "src/hydration", mayImport: ["src/app"], why: "runs before React, in every page: the least of code; attribution is written before React" },
  { unit: "src/layouts", mayImport: ["src/hydration", "src/mdx/text", "src/mdx/lists", "src/widgets/global", "src/components", "src/content-types", "src/design", "src/site", "src/state", "src/app"], why: "what surrounds pages; the footer shows the text disclosures and the state licenses; dialogs are mounted once" },
  { unit: "src/widgets", mayImport: ["src/components", "src/design", "src/state", "src/app"], why: "controls and dialogs of the application, over the interface state; a toast looks as the application says" },
  { unit: "src/widgets/global", mayImport: ["src/widgets", "src/components", "src/design", "src/state", "src/app"], why: "mounts the dialogs, whose code comes when first needed" },
  { unit: "src/catalogue", mayImport: ["src/mdx/lists", "src/widgets/global", "src/widgets", "src/components", "src/mdx", "src/design", "src/state"], why: "shows every component, in develop only" },
  { unit: "src/templates", mayImport: ["src/mdx/lists", "src/widgets/global", "src/layouts", "src/mdx", "src/catalogue", "src/components", "src/content-types", "src/design", "src/site", "src/state", "src/app", "content"], why: "one page each, of everything below" },
  { unit: "src/pages", mayImport: ["src/layouts", "src/mdx", "src/components", "src/design", "src/site"], why: "as templates, without content" },
  { unit: "src/product-api", mayImport: [], why: "the client layer never sees the state" },
  { unit: "src/state", mayImport: [], why: "atoms; knows neither calls nor views" },
  { unit: "src/app", mayImport: ["src/product-api", "src/state"], why: "the composition root, where calls and state meet" },
  { unit: "src/build", mayImport: ["src/hydration", "src/legal", "src/content-types", "src/site", "src/components", "src/mdx/text", "src/mdx/vocabulary", "src/design", "src/hosting/in-parallel"], why: "Gatsby's node API: renders text documents, draws share images" },
  { unit: "src/hosting/in-parallel", mayImport: [], why: "shares a queue among the processors; the build draws with it too" },
  { unit: "src/hosting", mayImport: ["src/hosting/in-parallel", "src/site", "src/content-types"], why: "serves what was built by the route table" },
  { unit: "src/cli", mayImport: ["src/build", "src/content-types", "src/disclosure", "src/hosting", "src/launch", "src/legal", "src/site"], why: "commands" },
  { unit: "gatsby-", mayImport: ["src/build", "src/content-types", "src/site", "src/layouts", "src/hosting"], why: "Gatsby's own entry points, one line each into src" },
];

/** DEFECTS of direction that stand today, with what would mend them. Each must still be needed. */
export const exceptions: readonly { from: string; to: string; mend: string }[] = [
];

/** Packages that only some may import (types may be imported anywhere). */
export const packages: readonly { name: RegExp; only: RegExp; why: string }[] = [
  { name: /^react-helmet$/, only: /^src\/layouts\/PageHead\.tsx$/, why: "one place writes the head" },
  { name: /^gatsby$/, only: /^(gatsby-\w+\.tsx?|src\/(build|layouts|templates)\/.+|src\/components\/(Link\.tsx|useSite\.ts)|src\/mdx\/(lists|media|carousel)\/.+|src\/mdx\/plans\/ExamplePayment\.tsx)$/, why: "who asks for data or links" },
  { name: /^gatsby-plugin-image$/, only: /^$/, why: "its runtime breaks a strict CSP; its types are free" },
  { name: /^@emotion\//, only: /^src\/(design|components|layouts|mdx|templates|pages|widgets|catalogue)\/(?!text\/)/, why: "style belongs to views; text documents are static" },
  { name: /^react(\/|$)|^react-dom(\/|$)/, only: /^src\/(build\/render-text\.tsx|components|layouts|mdx|templates|pages|widgets|catalogue)/, why: "the rest is plain TypeScript" },
  { name: /^axios$/, only: /^src\/product-api\//, why: "one HTTP client, in one place" },
  { name: /^jotai/, only: /^src\/(state|widgets|catalogue)\//, why: "state, and the views over it" },
  { name: /^@sentry\//, only: /^src\/app\/reporting-sentry\.ts$/, why: "loaded only when there is something to report" },
  { name: /^zod$|^yaml$/, only: /^src\/(content-types\/.+|legal\/record\/.+|build\/graphql\.ts)$/, why: "content is declared and read in one place" },
  { name: /^parse5$/, only: /^src\/(disclosure|legal\/text)\//, why: "built pages are read in one place, legal texts in another" },
  { name: /^node:/, only: /^src\/(build|hosting|cli|art|legal)\/|^src\/content-types\/(files|keep-on-disk|spelling\/speller)\.ts$|^src\/disclosure\/built-pages\.ts$|^src\/launch\/launch-obstacles\.ts$/, why: "everything else may reach a browser" },
  { name: /^(sharp|satori|sirv)$/, only: /^src\/(build|hosting|art)\//, why: "tools of the build and the server" },
];
