import type { SourceDocument } from "../read/documents";
import type { Clinic } from "../schema/types/clinic";
import type { FaqCategory } from "../schema/types/faq-category";
import type { JobPosting } from "../schema/types/job-posting";
import type { LegalDocument } from "../schema/types/legal-document";
import type { MarketingPage } from "../schema/types/marketing-page";

/** A page and the documents it is made of. */
export interface PageSources {
  readonly path: string;
  readonly title: string;
  readonly documents: readonly SourceDocument[];
}

type Build = (
  document: SourceDocument,
  all: readonly SourceDocument[],
) => { path: string; title: string; documents: readonly SourceDocument[] };

const fields = <T>(document: SourceDocument): T => document.fields as T;
const named = (type: string, all: readonly SourceDocument[]): SourceDocument[] =>
  all.filter((document) => document.type.name === type);

/** How a document becomes a page, by its type. Press articles and shared bodies are no pages of their own. */
const builders: Readonly<Record<string, Build>> = {
  MarketingPage: (document) => ({ ...fields<MarketingPage>(document), documents: [document] }),
  Clinic: (document, all) => ({
    title: fields<Clinic>(document).title,
    path: `/${fields<Clinic>(document).slug}`,
    documents: [document, ...named("SharedBody", all)],
  }),
  FaqCategory: (document) => ({
    path: `/faq/${fields<FaqCategory>(document).slug}`,
    title: `FAQ: ${fields<FaqCategory>(document).title}`,
    documents: [document],
  }),
  JobPosting: (document) => ({
    path: `/careers/${fields<JobPosting>(document).slug}`,
    title: fields<JobPosting>(document).title,
    documents: [document],
  }),
  LegalDocument: (document) => ({
    path: `/${fields<LegalDocument>(document).page}`,
    title: fields<LegalDocument>(document).title,
    documents: [document],
  }),
};

/** Every page with its documents; two legal documents on one page are one entry, under the first one's title. */
export function pageSources(documents: readonly SourceDocument[]): PageSources[] {
  const pages = new Map<string, PageSources>();
  for (const document of documents) {
    const page = builders[document.type.name]?.(document, documents);
    if (!page) continue;
    const { path, title, documents: own } = page;
    const known = pages.get(path);
    pages.set(
      path,
      known ? { ...known, documents: [...known.documents, ...own] } : { path, title, documents: own },
    );
  }
  return [...pages.values()];
}
