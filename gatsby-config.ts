import type { GatsbyConfig } from "gatsby";
import remarkGfm from "remark-gfm";
import { remarkFacts } from "./src/content/markdown/remark-facts";
import { remarkIds } from "./src/content/markdown/remark-ids";
import { remarkLoneLinks } from "./src/content/markdown/remark-lone-links";
import { remarkTerms } from "./src/content/markdown/remark-terms";
import { readText } from "./src/content/read/files";
import { hasCatalogue } from "./src/gatsby/has-catalogue";
import { readSettings } from "./src/gatsby/read-settings";
import { jsxImportSource } from "./src/gatsby/webpack-compilers";
import { createAdapter } from "./src/hosting/adapter";

const { website, app, flags, services } = readSettings(process.env);

// Encoding AVIF is slow: a cold develop would not show edits for a minute.
const formats = ["auto", "webp", ...(process.env.NODE_ENV === "production" ? ["avif"] : [])];

/** Sources the catalogue page. */
const catalogue = {
  resolve: "gatsby-source-filesystem",
  options: { name: "catalogue", path: "src/tools/catalogue", ignore: ["**/*.ts", "**/*.tsx"] },
};

// Written by `npm test build`, which fails if the file was out of date. In develop it would delay every edit.
const graphqlTypegen = process.env.WRITE_QUERY_TYPES === "1" && {
  generateOnBuild: true,
  typesOutputPath: "src/gatsby-types.d.ts",
};

const config: GatsbyConfig = {
  adapter: createAdapter(),
  siteMetadata: { website, siteUrl: website, app, services, ...flags, builtInYear: new Date().getFullYear() },
  trailingSlash: "never",
  polyfill: false,
  jsxRuntime: "automatic",
  jsxImportSource,
  graphqlTypegen,
  // src/gatsby/ssr.tsx calls gatsby-plugin-react-helmet: listed here it would run after an await, maybe for another page.
  plugins: [
    // src/gatsby/page-scripts.tsx removes its styles and its script.
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { formats } } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        ignore: ["**/README.md", "**/disclosure-proof.md", "**/*.lock"],
      },
    },
    ...(hasCatalogue() ? [catalogue] : []),
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        mdxOptions: {
          remarkPlugins: [remarkGfm, remarkIds, remarkLoneLinks, [remarkTerms, readText], remarkFacts],
        },
      },
    },
  ],
};

export default config;
