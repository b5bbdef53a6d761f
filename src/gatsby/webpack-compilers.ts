// Selects the compiler that webpack uses for a file: swc, and after it Gatsby's Babel only where Gatsby's plugins change
// something. Babel took a third of a build's CPU time.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasGatsbyParts } from "./queries";

interface Loader {
  loader?: string;
  options?: object;
}
/** The module for which webpack chooses loaders. Source: webpack.js.org/configuration/module, `Rule.use`. */
interface Module {
  /** Missing when Gatsby requests loaders without a module, to cache their names. */
  resource?: string;
  issuer: string;
}
export interface Rule {
  test?: RegExp;
  use?: Loader[] | ((module: Module) => Loader[]);
  oneOf?: Rule[];
}

const isBabel = ({ loader = "" }: Loader) => /[\\/]babel-loader([\\/]|\.js$)/.test(loader);

const root = process.cwd();

/**
 * The JSX runtime for Babel, swc and MDX, which sets typographic marks. A name that webpack resolves, not a path: MDX writes
 * it into a comment and reads it up to the first space, so a project in a folder such as "My Sites" could not be built.
 */
export const jsxImportSource = "@wrenfield/typography";

/** The folder of `jsxImportSource`, for webpack's `resolve.alias`. */
export const jsxAlias = { [jsxImportSource]: join(root, "src/typography") };

/** The browsers of `browserslist` in package.json support ES2022. @param refresh for React Fast Refresh in the preview */
const swc = (file: string, refresh = false): Loader => ({
  loader: join(root, "src/gatsby/swc-loader.cjs"),
  options: {
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    isModule: "unknown",
    jsc: {
      parser: /\.tsx?$/.test(file)
        ? { syntax: "typescript", tsx: file.endsWith("x") }
        : { syntax: "ecmascript", jsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic", importSource: jsxImportSource, refresh } },
      // webpack reads chunk names from comments.
      preserveAllComments: true,
    },
  },
});

/** Gatsby's list of page components. Compiled by swc it would lose the names of their chunks. */
const isPageList = (file: string) => /async-requires/.test(file);

/** Whether Gatsby's Babel plugins change a module: they remove queries and page exports. */
const needsBabel = (file: string, issuer: string) =>
  isPageList(issuer) || hasGatsbyParts(readFileSync(file, "utf8"));

/** Whether a rule is Gatsby's for all scripts. It has another for TypeScript; with both, files would be compiled twice. */
const isGatsbysOwn = (test?: RegExp) => test?.test(".mjs") && test.test(".tsx");

/**
 * Replaces Babel in webpack's rules.
 * @param packages the compiler of installed packages: none for pages, because Node runs packages unchanged, and none for
 *   the preview, because writers' browsers are new
 */
export function withSwc(rules: readonly Rule[], packages: "swc" | "none", refresh = false): Rule[] {
  return rules.map((rule) => {
    const { test, use: loaders, oneOf } = rule;
    if (oneOf) return { ...rule, oneOf: withSwc(oneOf, packages, refresh) };
    if (typeof loaders === "function") {
      const choose = (module: Module) => {
        const file = module.resource?.split("?")[0] ?? "";
        if (isGatsbysOwn(test) && /\.tsx?$/.test(file)) return [];
        const chosen = loaders(module);
        // The rule for TypeScript has already compiled a layout; only the markup around the MDX is left.
        const isDone = chosen.some(({ loader = "" }) => loader.includes("gatsby-layout-loader"));
        return chosen.flatMap((one) => {
          if (!isBabel(one) || !file || isPageList(file)) return one;
          return isDone || !needsBabel(file, module.issuer) ? swc(file, refresh) : [one, swc(file)];
        });
      };
      return { ...rule, use: choose };
    }
    if (!loaders?.some?.(isBabel)) return rule;
    return { ...rule, use: packages === "none" ? [] : [swc("package.js")] };
  });
}
