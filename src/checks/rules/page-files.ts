import { commentPattern } from "../../content/markdown/marker";
import { fieldRange, pathsOf, type Documents } from "../../content/read/documents";
import { ofWholeFile, type Diagnostic } from "../../content/schema/diagnostic";
import { clinic } from "../../content/schema/types/clinic";
import { faqCategory } from "../../content/schema/types/faq-category";
import { jobPosting } from "../../content/schema/types/job-posting";
import { legalPages, legalPaths } from "../../content/schema/types/legal-document";
import contentRoutes from "../../site/routes/content-routes.generated.json";
import type { FindingsOf } from "./body-context";
import type { SiteMap } from "./site-map";

/** Reports clinics, categories and jobs at the address of another page, which one of the two would hide. */
export function checkTaken(documents: Documents, site: SiteMap, findingsOf: FindingsOf): void {
  const types = new Map<string, Set<string>>();
  for (const document of documents.filter(({ type }) => type.page))
    for (const path of pathsOf(document, documents))
      types.set(path, (types.get(path) ?? new Set()).add(document.type.name));
  const names: readonly string[] = [clinic.name, faqCategory.name, jobPosting.name];
  for (const document of documents.filter(({ type }) => names.includes(type.name))) {
    const [shown] = pathsOf(document, documents);
    if (shown === undefined) continue;
    // The route table has the path once, for the document's own page. A new clinic is not in it yet.
    const isNewClinic = document.type.name === clinic.name && !contentRoutes.clinics.includes(shown.slice(1));
    const inTable = site.pages.filter((page) => page === shown).length;
    const isRedirect = inTable > 0 && site.pageAt(shown) !== shown;
    if (inTable <= (isNewClinic ? 0 : 1) && !isRedirect && types.get(shown)!.size === 1) continue;
    findingsOf(document).add(fieldRange(document, "slug"), {
      message: `\`${shown}\` is already the address of another page`,
      expected: "an address of its own",
      fix: "choose another slug, and another file name",
    });
  }
}

/** Whether a page needs no file of its own: it lists other files, or is listed only because its file exists. */
const isGenerated = (page: string) => /\/versions$|^\/legal-versions$|^\/faq\/|^\/careers\//.test(page);

/** Reports pages of the site that have no file: visitors and other sites follow links to them. */
export function missingPages(documents: Documents, { pages }: SiteMap): Diagnostic[] {
  const shown = new Set(documents.flatMap((document) => pathsOf(document, documents)));
  return pages.flatMap((page): Diagnostic | [] => {
    const name = page === "/" ? "home" : page.slice(1);
    const folder = contentRoutes.clinics.includes(name) ? "clinics" : "pages";
    const file = `content/${folder}/${name}.mdx`;
    const toRestoreOrRemove =
      folder === "clinics"
        ? `\`slug: ${name}\`, or add \`was: [${page}]\` to the page that replaces it and run \`npm run generate\``
        : `\`path: ${page}\`, or ask a developer to remove the route`;
    // A file with unreadable frontmatter exists all the same.
    if (shown.has(page) || isGenerated(page) || documents.some((document) => document.file === file))
      return [];
    // Which file belongs to it is unknown: the records of published texts report a file that was deleted.
    const legal = legalPages.find((one) => legalPaths(one).includes(page));
    if (legal && legal !== name) return [];
    if (legal)
      return ofWholeFile("content/legal", {
        message: `the page ${page} has no file`,
        expected: `a document with \`page: ${legal}\``,
        fix: "restore its file from git, or correct its `page`",
      });
    return ofWholeFile(file, {
      message: `the page ${page} has no file`,
      expected: "a file for every page of the route table (src/site/routes/table.ts)",
      fix: `write the file, or restore it from git, with ${toRestoreOrRemove}`,
    });
  });
}

/** Reports documents without text below their frontmatter. */
export function checkBodies(documents: Documents, findingsOf: FindingsOf): void {
  for (const document of documents)
    if (!document.body.replace(commentPattern("[^]*?", "g"), "").trim())
      findingsOf(document).add(0, {
        message: "the file has no text below its frontmatter",
        expected: "the text of the page",
        fix: "write the text, or delete the file",
      });
}
