import { commentPattern } from "../../content/markdown/marker";
import { suggestWith } from "../../content/schema/did-you-mean";
import {
  documentsOf,
  fieldRange,
  pathsOf,
  type SourceDocument,
  type Documents,
} from "../../content/read/documents";
import type { Data } from "../../content/schema/index";
import { clinic } from "../../content/schema/types/clinic";
import { faqCategory } from "../../content/schema/types/faq-category";
import { legalPages, legalPaths } from "../../content/schema/types/legal-document";
import { jobPosting } from "../../content/schema/types/job-posting";
import { ofWholeFile, suggestedFix, type Diagnostic, type Findings } from "../../content/schema/diagnostic";
import contentRoutes from "../../site/routes/content-routes.generated.json";
import type { SiteMap } from "./site-map";

export type FindingsOf = (document: SourceDocument) => Findings;

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

/** Reports clinics in a state without a license: we may lend only where we have one. */
export function checkClinicStates(documents: Documents, { licenses }: Partial<Data>, findingsOf: FindingsOf) {
  const states = licenses?.licenses.map(({ state }) => state);
  for (const document of documentsOf(clinic, documents)) {
    const state = document.fields.region.split(", ").at(-1)!;
    if (!states || states.includes(state)) continue;
    const region = fieldRange(document, "region")!;
    const start = document.text.lastIndexOf(state, region.end);
    // A line break may divide the state.
    const place = start < region.start ? undefined : { start, end: start + state.length };
    findingsOf(document).add(place ?? region, {
      message: `the clinic is in "${state}", but content/facts/licenses.yaml has no license for it`,
      expected: "a region that ends with a state from that file, such as Willamette Valley, Oregon",
      ...suggestWith(state, states, "correct the region, or restore the license", place),
    });
  }
}

/** Reports clinics whose page names another clinic, as in a copy of its file. */
export function checkClinicNames(documents: Documents, findingsOf: FindingsOf): void {
  const clinics = documentsOf(clinic, documents);
  const names = clinics.map(({ fields }) => fields.clinicName);
  for (const document of clinics) {
    const own = document.fields.clinicName;
    const other = names.find((name) => !own.includes(name) && document.text.includes(name));
    if (!other) continue;
    const start = document.text.indexOf(other);
    findingsOf(document).add(start, {
      severity: "warning",
      message: `the page of ${own} names ${other}`,
      expected: "the clinic's own name",
      fix: `write ${own}, or leave it if ${other} is meant`,
      repair: suggestedFix({ start, end: start + other.length, text: own }),
    });
  }
}

/** Reports mail subjects with the title of another job, and its salary, as in a copy of its posting. */
export function checkCopiedJobs(documents: Documents, findingsOf: FindingsOf): void {
  const jobs = documentsOf(jobPosting, documents);
  const factsOf = (slug: string) =>
    `{job.${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.`;
  for (const job of jobs) {
    const other = jobs.find(({ fields }) => fields !== job.fields && job.text.includes(factsOf(fields.slug)));
    if (other)
      findingsOf(job).add(job.text.indexOf(factsOf(other.fields.slug)), {
        severity: "warning",
        message: `the posting shows a figure of another job, "${other.fields.title}"`,
        expected: `figures of this job, such as ${factsOf(job.fields.slug)}salaryMin}`,
        fix: "add them to content/facts/figures.yaml, or leave it if both jobs pay the same",
      });
    for (const { 0: subject, index } of job.text.matchAll(/(?<=\?subject=)[^)\s&"]+/g)) {
      const named = jobs.filter(({ fields }) => subject.includes(encodeURIComponent(fields.title)));
      const own = encodeURIComponent(job.fields.title);
      if (named.length && !subject.includes(own))
        findingsOf(job).add(index, {
          message: `the mail's subject names another job, "${named[0]!.fields.title}"`,
          expected: `?subject=${own}`,
          fix: "write the title of this job, with %20 for each space",
          repair: suggestedFix({ start: index, end: index + subject.length, text: own }),
        });
    }
  }
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
