// Two kinds of unit tests: `dom` for files that end in .tsx (React components, in jsdom), `node` for all others.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Packages of ES modules. Jest runs CommonJS: `node` tests leave these to Node, which loads them once for all files of a
 * worker and runs them faster; for `dom` tests they are transformed like our own code, because some need the window.
 */
function esmOnlyPackages() {
  const names = new Set();
  for (const file of globSync("{*,@*/*}/{,node_modules/{*,@*/*}/}package.json", {
    cwd: join(root, "node_modules"),
  })) {
    const manifest = JSON.parse(readFileSync(join(root, "node_modules", file), "utf8"));
    if (manifest.type === "module" && manifest.name) names.add(manifest.name);
  }
  return [...names];
}

const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  },
];

const esmOnly = esmOnlyPackages();

const common = {
  rootDir: root,
  roots: ["<rootDir>/__tests__"],
  transform: { "^.+\\.[cm]?[jt]sx?$": swc },
  transformIgnorePatterns: [
    `/node_modules/(?!(${[...esmOnly, "gatsby", "gatsby-link", "gatsby-script"].join("|")})/)`,
  ],
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
  testPathIgnorePatterns: ["/node_modules/", "/__tests__/browser/", "/__tests__/support/"],
  // Each test starts with the real functions and properties, whatever the test before it replaced.
  restoreMocks: true,
};

export default {
  // By default Jest leaves one core free, which is half of a machine with two.
  maxWorkers: "100%",
  // ms. On a busy machine a program that a test starts needs more than Jest's 5 s.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "<rootDir>/__tests__/support/jest/node-environment.mjs",
      testMatch: ["**/*.test.ts"],
      transform: {
        [`/node_modules/(${esmOnly.join("|")})/.*\\.[cm]?js$`]:
          "<rootDir>/__tests__/support/jest/by-node.mjs",
        ...common.transform,
      },
    },
    {
      ...common,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setup-dom.ts"],
      moduleNameMapper: {
        // All of zod's languages: 64 files, which most test files would load. Its English is a file of its own.
        "^\\.\\./locales/index\\.cjs$": "<rootDir>/__tests__/support/jest/file-stub.ts",
        "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.tsx",
        "\\.(woff2|png|jpg|svg|mp4|webm|vtt)$": "<rootDir>/__tests__/support/jest/file-stub.ts",
      },
    },
  ],
};
