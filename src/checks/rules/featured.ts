import { documentsOf, fieldRange, type Documents } from "../../content/read/documents";
import { Findings, type Diagnostic } from "../../content/schema/diagnostic";
import { pressArticle } from "../../content/schema/types/press-article";

/** Number of articles at the top of /press. */
const places = 2;

/** Checks that the page with the PressList has two featured articles, and that they mention no price of earlier years. */
export function checkFeatured(documents: Documents): Diagnostic[] {
  const page = documents.find(({ body }) => body.includes("<PressList"));
  if (!page) return [];
  const featured = documentsOf(pressArticle, documents)
    .filter(({ fields }) => fields.featured)
    .sort((one, other) => other.fields.date.localeCompare(one.fields.date));
  const problems = featured.flatMap((document, index) => {
    const findings = new Findings(document.file, document.text);
    const at = fieldRange(document, "featured");
    const newer = featured.slice(0, places).map(({ file }) => file);
    if (index >= places)
      findings.add(at, {
        message: `${featured.length} articles are featured, two of them newer than this one: ${newer.join(" and ")}`,
        expected: "`featured: true` in exactly two articles",
        fix: "remove `featured: true` from one of them",
      });
    if (document.fields.historical)
      findings.add(at, {
        message: "a featured article mentions a price that we no longer offer",
        expected: "`featured: true` only with `historical: false`",
        fix: "feature another article",
      });
    return findings.problems;
  });
  if (featured.length >= places) return problems;
  const findings = new Findings(page.file, page.text);
  findings.add(page.text.indexOf("<PressList"), {
    message: `${featured.length === 1 ? "only one article is" : "no article is"} featured`,
    expected: "`featured: true` in exactly two articles of content/press",
    fix: "add `featured: true` below `historical:` in the articles that should be at the top",
  });
  return [...problems, ...findings.problems];
}
