// Only the tests of the API client, stopping at the first failure.
import config from "../../jest.config.mjs";

const node = config.projects.find(({ displayName }) => displayName === "node");

export default {
  ...node,
  testMatch: ["**/__tests__/application/api/*.test.ts"],
  testPathIgnorePatterns: [...node.testPathIgnorePatterns, "endpoints.test"],
  testTimeout: 3_000,
  bail: 1,
};
