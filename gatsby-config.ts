import type { GatsbyConfig } from "gatsby";
import remarkGfm from "remark-gfm";
import { remarkFacts } from "./src/content/markdown/remark-facts";
import { remarkIds } from "./src/content/markdown/remark-ids";
import { remarkLoneLinks } from "./src/content/markdown/remark-lone-links";
import { createAdapter } from "./src/hosting/adapter";
import { readEnvironment } from "./src/site/environment";

const { website, app, flags } = readEnvironment(process.env);

// AVIF takes the encoder long: a cold develop would not show edits for a minute (shared/gatsby-facts.md, section 7).
const formats = ["auto", "webp", ...(process.env.NODE_ENV === "production" ? ["avif"] : [])];

/** The catalogue's own page is a file only while somebody develops: a build knows nothing of it. */
const catalogue = {
  resolve: "gatsby-source-filesystem",
  options: { name: "catalogue", path: "src/tools/catalogue", ignore: ["**/*.ts", "**/*.tsx"] },
};

// Develop writes the types of all queries after every edit. A build does so for npm test, which holds the file to them.
const graphqlTypegen = {
  generateOnBuild: process.env.WRITE_QUERY_TYPES === "1",
  typesOutputPath: "src/gatsby-types.d.ts",
};

const config: GatsbyConfig = {
  adapter: createAdapter(),
  siteMetadata: { website, siteUrl: website, app, ...flags, builtInYear: new Date().getFullYear() },
  trailingSlash: "never",
  polyfill: false,
  jsxRuntime: "automatic",
  graphqlTypegen,
  // Two more are used and do not stand here: gatsby-plugin-image (src/gatsby/schema.ts) and gatsby-plugin-react-helmet (src/gatsby/ssr.tsx).
  plugins: [
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
    ...(process.env.NODE_ENV === "development" ? [catalogue] : []),
    {
      resolve: "gatsby-plugin-mdx",
      options: { mdxOptions: { remarkPlugins: [remarkGfm, remarkIds, remarkLoneLinks, remarkFacts] } },
    },
  ],
};

export default config;
