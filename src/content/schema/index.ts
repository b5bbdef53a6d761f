// All types of content. A new type is one file in types/ or ../facts/ and one entry in these lists.
import type { z } from "zod";
import { company } from "../facts/company";
import { disclosures } from "../facts/disclosures";
import { figures } from "../facts/figures";
import { glossary } from "../facts/glossary";
import { leaders, testimonials } from "../facts/people";
import { legalNotes } from "../facts/legal-notes";
import { licenses } from "../facts/licenses";
import { links } from "../facts/links";
import { logos } from "../facts/logos";
import { pictures } from "../facts/pictures";
import { clinic } from "./types/clinic";
import { faqCategory } from "./types/faq-category";
import { jobPosting } from "./types/job-posting";
import { legalDocument } from "./types/legal-document";
import { marketingPage } from "./types/marketing-page";
import { pressArticle } from "./types/press-article";
import { sharedBody } from "./types/shared-body";

/** Every document type, in the order in which problems are reported. */
export const documentTypes = [
  faqCategory,
  jobPosting,
  legalDocument,
  pressArticle,
  marketingPage,
  clinic,
  sharedBody,
] as const;

/** Every data file of content/facts. */
export const dataTypes = {
  figures,
  company,
  links,
  disclosures,
  licenses,
  leaders,
  testimonials,
  logos,
  pictures,
  legalNotes,
  glossary,
} as const;

export type DataKey = keyof typeof dataTypes;
export const dataKeys = Object.keys(dataTypes) as DataKey[];
/** The content of every data file. */
export type Data = { [K in DataKey]: z.infer<(typeof dataTypes)[K]["schema"]> };
