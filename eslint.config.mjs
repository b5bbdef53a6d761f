import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

const browserOnly = { window: "readonly", document: "readonly" };
const scriptGlobals = {
  process: "readonly",
  console: "readonly",
  performance: "readonly",
  setInterval: "readonly",
  clearInterval: "readonly",
  URL: "readonly",
};

export default ts.config(
  {
    ignores: [
      "node_modules",
      "public",
      ".cache",
      "coverage",
      "test-results",
      ".stryker-tmp",
      "reports",
      // Gatsby writes it.
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  a11y.flatConfigs.recommended,
  {
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
      // Lists without bullets lose their role in Safari: role="list" restores it.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      "max-lines": ["error", { max: 300 }],
      eqeqeq: "error",
    },
  },
  { files: ["**/*.mjs"], languageOptions: { globals: scriptGlobals } },
  {
    files: ["src/tools/package-replacements/**", "**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { URL: "readonly", URLSearchParams: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  { files: ["__tests__/browser/**"], languageOptions: { globals: browserOnly } },
  {
    files: ["src/**"],
    // The only component that renders Gatsby's Link, and the only hook that calls its navigate.
    ignores: ["src/components/Link.tsx", "src/layouts/useClientRedirect.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link", "navigate"],
              message: "Use src/components/Link: it reads the route table and the link facts.",
            },
            {
              name: "gatsby-plugin-image",
              importNames: ["GatsbyImage", "StaticImage"],
              message: "Use src/components/Picture: GatsbyImage breaks a strict CSP.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/design/**", "src/tools/art/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Property[key.name='fontSize'] > Literal[raw=/^(14|15|16|17|18|20)$/]",
          message: "Use a size of fontSize (src/design/type.ts).",
        },
        {
          selector: "Property[key.name='borderRadius'] > Literal[raw=/^(\\d+|.(999px|50%).*)$/]",
          message: "Use a radius of src/design/space.ts.",
        },
      ],
    },
  },
  { files: ["src/components/*icon-paths.ts"], rules: { "max-lines": "off" } },
);
