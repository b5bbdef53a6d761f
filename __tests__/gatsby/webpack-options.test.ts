import { enableValidation, needValidate } from "schema-utils";
import { acceptOptions, trustAcceptedOptions } from "../../src/gatsby/webpack";

const mockKept = new Map<string, unknown>();
jest.mock("../../src/content/read/disk-cache", () => ({
  KeptOnDisk: class {
    get = (key: string) => mockKept.get(key);
    of = (key: string, make: () => unknown) => mockKept.set(key, make()).get(key);
  },
}));

beforeEach(() => {
  enableValidation();
  mockKept.clear();
});
afterAll(enableValidation);

it("options that no build was made with are looked at", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  trustAcceptedOptions();
  expect(needValidate()).toBe(true);
});

it.each([
  ["a build", "production", false],
  ["develop, whose options are others,", "development", true],
])(
  "after a build with these packages and this code %s (%s) looks at them again: %s",
  (_what, NODE_ENV, looks) => {
    acceptOptions();
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV });
    trustAcceptedOptions();
    expect(needValidate()).toBe(looks);
  },
);
