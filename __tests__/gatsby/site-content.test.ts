import { loadContent } from "../../src/content/read/load-content";
import { forgetContent, siteContent } from "../../src/gatsby/site-content";

jest.mock("../../src/content/read/load-content", () => ({
  ...jest.requireActual<object>("../../src/content/read/load-content"),
  loadContent: jest.fn(() => ({ documents: [] })),
}));

afterEach(() => delete process.env.gatsby_executing_command);

/** Counts how often content is loaded when it is read twice before and twice after files have changed. */
function loads(executing: string): number {
  process.env.gatsby_executing_command = "develop";
  forgetContent();
  process.env.gatsby_executing_command = executing;
  jest.mocked(loadContent).mockClear();
  for (const _ of ["before", "after"]) {
    expect(siteContent()).toBe(siteContent());
    forgetContent();
  }
  return jest.mocked(loadContent).mock.calls.length;
}

it("in develop, content is loaded once, and again when files have changed", () => {
  expect(loads("develop")).toBe(2);
});

it("in a build, content is loaded only once", () => expect(loads("build")).toBe(1));
