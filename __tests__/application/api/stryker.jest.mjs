// Only the tests of the API client, stopping at the first failure.
import config from "../../jest.config.mjs";

const [node, dom] = ["node", "dom"].map((name) =>
  config.projects.find(({ displayName }) => displayName === name),
);

export default {
  ...node,
  // Stryker replaces the environment, and cannot load the one that leaves packages to Node; Jest transforms them, as in `dom`.
  testEnvironment: "node",
  transform: dom.transform,
  testMatch: ["**/__tests__/application/api/*.test.ts"],
  testPathIgnorePatterns: [...node.testPathIgnorePatterns, "endpoints.test"],
  testTimeout: 3_000,
  bail: 1,
};
