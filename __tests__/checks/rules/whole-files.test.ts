import { checkAcross } from "../../../src/checks/rules/across-files";
import { siteMap } from "../../../src/checks/rules/site-map";
import { loadContent } from "../../../src/content/read/load-content";
import { origins, planted, realText } from "../corpus/planted-content";

/** The problems across the files of the real content after some of them were changed. */
function problemsOf(changes: Record<string, string | undefined>): string[] {
  const loaded = loadContent(planted(changes), origins);
  const site = siteMap({ faq: [], careers: [] }, origins.host);
  return checkAcross(loaded, new Map(), site).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

it.each([
  ["/", "content/pages/home.mdx"],
  ["/contact", "content/pages/contact.mdx"],
  ["/conceptions", "content/clinics/conceptions.mdx"],
])("reports the missing file of the page %s under its name", (page, file) => {
  expect(problemsOf({ [file]: undefined })).toEqual([`${file}:1: the page ${page} has no file`]);
});

it("reports a clinic in a state without a license at its region", () => {
  const file = "content/clinics/conceptions.mdx";
  const text = realText(file).replace(/^region: .*$/m, "region: Willamette Valley, Oregano");
  const line = text.split("\n").findIndex((one) => one.startsWith("region:")) + 1;
  expect(problemsOf({ [file]: text })).toEqual([
    `${file}:${line}: the clinic is in "Oregano", but content/facts/licenses.yaml has no license for it`,
  ]);
});

it("reports an article with another outlet than in its file name", () => {
  const file = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
  const text = realText(file).replace("outlet: pennywhit", "outlet: ledgerline");
  expect(problemsOf({ [file]: text }).join()).toContain(
    "does not start with the date and the outlet `ledgerline`",
  );
});

it("reports a file without text below its frontmatter", () => {
  const file = "content/careers/software-engineer.mdx";
  const text = realText(file).replace(/^(---\n[^]*?\n---\n)[^]*$/, "$1\n{/* later */}\n");
  expect(problemsOf({ [file]: text }).join()).toContain("the file has no text below its frontmatter");
});
