import { typeOfFile } from "../../src/gatsby/check-context";

it.each([
  ["faq/ivf.mdx", "FaqCategory"],
  ["legal/terms-of-use.mdx", "LegalDocument"],
  ["shared/clinic-page.mdx", "SharedBody"],
  ["faq/deeper/ivf.mdx", undefined],
  ["media/heroes/home.svg", undefined],
  ["README.md", undefined],
  ["nothing/x.mdx", undefined],
])("typeOfFile %s is of type %s", (path, name) => expect(typeOfFile(path)?.name).toBe(name));
