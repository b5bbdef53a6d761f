// The client layer's tests alone, stopping at the first that fails.
import config from "../../jest.config.mjs";

const node = config.projects.find(({ displayName }) => displayName === "node");

export default {
  ...node,
  testMatch: ["**/__tests__/application/api/*.test.ts"],
  testPathIgnorePatterns: [...node.testPathIgnorePatterns, "campaign.test", "endpoints.test", "crowd.test"],
  testTimeout: 3_000,
  bail: 1,
};
