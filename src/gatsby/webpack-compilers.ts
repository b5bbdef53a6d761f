// Which compiler webpack uses for a file: swc for our own code, Gatsby's Babel only where Gatsby has something
// to do. Babel was a third of a build's CPU time.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasGatsbyParts } from "./queries";

interface Loader {
  loader?: string;
  options?: object;
}
/** What webpack knows of a module when it chooses its loaders. Source: webpack.js.org/configuration/module, `Rule.use`. */
interface Module {
  /** Missing where Gatsby asks for the loaders of no module, to cache their names. */
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

/** Where elements are created, for Babel and swc alike: typographic marks are set there (src/typography). */
export const jsxImportSource = join(root, "src/typography");

/** The browsers of `browserslist` in package.json run ES2022 as it is. `refresh`: for React's Fast Refresh in the preview. */
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
      // webpack reads the names of chunks in comments.
      preserveAllComments: true,
    },
  },
});

/** Whether Gatsby's Babel plugins change a module: queries and page exports are removed, prop types of packages too. */
function needsBabel(file: string, issuer: string): boolean {
  return (
    !file ||
    /async-requires/.test(issuer + file) ||
    /[\\/]node_modules[\\/]/.test(file) ||
    hasGatsbyParts(readFileSync(file, "utf8"))
  );
}

/** Whether a rule is Gatsby's own for scripts. For TypeScript, Gatsby adds another: with both, every file is compiled twice. */
const isGatsbysOwn = (test?: RegExp) => test?.test(".mjs") && test.test(".tsx");

/**
 * Replaces Babel in webpack's rules.
 * @param packages the compiler of installed packages: for pages none, because Node runs them as they are, and for the preview
 * none, because its writers' browsers are new
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
        // The rule for TypeScript has compiled a layout before: what is left for Babel there is the markup around the MDX.
        const isDone = chosen.some(({ loader = "" }) => loader.includes("gatsby-layout-loader"));
        return chosen.map((one) =>
          isBabel(one) && (isDone || !needsBabel(file, module.issuer)) ? swc(file, refresh) : one,
        );
      };
      return { ...rule, use: choose };
    }
    if (!loaders?.some?.(isBabel)) return rule;
    return { ...rule, use: packages === "none" ? [] : [swc("package.js")] };
  });
}
