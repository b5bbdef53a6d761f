import { realText } from "../corpus/planted-content";
import { problemsOf } from "./across-problems";

it.each([
  ["e-sign-act", "content/legal/esign-consent.mdx"],
  ["terms/tou", "content/legal/terms-of-use.mdx"],
])("reports once that the legal page %s has no file, and no file that never existed", (page, file) => {
  const missing = [`content/legal:1: the page /${page} has no file`];
  const ofPages = (text: string | undefined) =>
    problemsOf({ [file]: text }).filter((problem) => /^content\/(?:pages|legal):?/.test(problem));
  expect(ofPages(undefined)).toEqual(missing);
  const moved = ofPages(realText(file).replace(`page: ${page}`, "page: privacy"));
  expect(moved).toEqual(expect.arrayContaining(missing));
  expect(moved.join()).not.toContain("content/pages");
});

it.each([
  ["/", "content/pages/home.mdx"],
  ["/contact", "content/pages/contact.mdx"],
  ["/conceptions", "content/clinics/conceptions.mdx"],
])("reports the missing file of the page %s under its name", (page, file) => {
  expect(problemsOf({ [file]: undefined })).toEqual([`${file}:1: the page ${page} has no file`]);
});
