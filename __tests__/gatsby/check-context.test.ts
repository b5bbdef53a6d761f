import { checkContext, typeOfFile } from "../../src/gatsby/check-context";

describe("typeOfFile", () => {
  it.each([
    ["faq/ivf.mdx", "FaqCategory"],
    ["legal/terms-of-use.mdx", "LegalDocument"],
    ["shared/clinic-page.mdx", "SharedBody"],
    ["faq/deeper/ivf.mdx", undefined],
    ["media/heroes/home.svg", undefined],
    ["README.md", undefined],
    ["nothing/x.mdx", undefined],
  ])("%s is of type %s", (path, name) => expect(typeOfFile(path)?.name).toBe(name));
});

describe("checkContext", () => {
  it("has different components for each kind of body", () => {
    const { text, page } = checkContext().components;
    expect(Object.keys(text)).toEqual(expect.arrayContaining(["AprDisclosure", "Ref"]));
    expect(Object.keys(page)).toContain("Hero");
    expect(Object.keys(text)).not.toContain("Hero");
    expect(Object.keys(page)).not.toContain("Ref");
  });
});
