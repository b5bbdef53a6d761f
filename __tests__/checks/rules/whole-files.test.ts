import { checkAcross } from "../../../src/checks/rules/across-files";
import { siteMap } from "../../../src/checks/rules/site-map";
import { loadContent } from "../../../src/content/read/load-content";
import { planted, realText } from "../corpus/planted-content";
import { origins } from "../../support/facts";

/** The problems across the files of the real content after some of them were changed. */
function problemsOf(changes: Record<string, string | undefined>): string[] {
  const loaded = loadContent(planted(changes), origins);
  const site = siteMap({ faq: [], careers: [] }, origins.host);
  return checkAcross(loaded, new Map(), site).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

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

it("reports a state without a license at the clinic's region, also if a line break divides the state", () => {
  const file = "content/clinics/conceptions.mdx";
  const [, region = ""] = /^(region: .*)$/m.exec(realText(file)) ?? [];
  const found = problemsOf({ [file]: realText(file).replace(region, "region: Red River, North\n  Dakota") });
  const line = realText(file).split("\n").indexOf(region) + 1;
  expect(found.join()).toContain(`${file}:${line}: the clinic is in "North Dakota"`);
});

it("reports the salary of another job in a copy of its posting", () => {
  const posting = realText("content/careers/software-engineer.mdx");
  const copy = posting
    .replace(/software-engineer/, "nurse-coach")
    .replace(/Software Engineer/, "Nurse Coach");
  expect(problemsOf({ "content/careers/nurse-coach.mdx": copy })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/nurse-coach\.mdx:44: .* another job, "Software Engineer"/),
    ]),
  );
});
