import { z } from "zod";
import { defineDocument } from "../define";
import { code, isoDateOrMonth, order, seoDescription, words, searchByClause } from "../fields";

/** The pages of legal documents, as paths without the leading slash. */
export const legalPages = [
  "terms/tou",
  "terms/membership",
  "terms/loans",
  "terms/tech-services-agreement",
  "privacy",
  "e-sign-act",
] as const;

/** The paths of a legal page. The tabs of the Terms have two paths each. */
export const legalPaths = (page: string): string[] =>
  page.startsWith("terms/") ? [`/${page}`, `/${page.replace("terms", "tos")}`] : [`/${page}`];

/** A legal document. Its file is never renamed, so that a pull request shows an edit as an edit. */
export const legalDocument = defineDocument({
  name: "LegalDocument",
  folder: "legal",
  description: "Terms, agreements, privacy texts and consents.",
  body: "text",
  unique: ["title", "order"],
  page: { field: "page", paths: legalPaths },
  schema: z.strictObject({
    title: words("the document's title"),
    page: z.enum(legalPages),
    order,
    standing: z.enum(["current", "earlier"]),
    dateKind: z.enum(["Last revised", "Effective", "Dated"]),
    date: isoDateOrMonth,
    numbering: code("`sections` (every ## is numbered), `none`, or the id of the ## whose ### are numbered"),
    seoDescription,
    summary: words("one or two plain sentences about the document"),
    search: searchByClause,
  }),
});
export type LegalDocument = z.infer<typeof legalDocument.schema>;
