// The real content as visitors read it: rendered, with facts, as plain text.
import { renderLegal, renderText } from "../../../src/content/render/render-text";
import type { SourceDocument } from "../../../src/content/read/documents";
import { loadContent, type Content, type LoadResult } from "../../../src/content/read/load-content";
import { memoize } from "../../../src/content/read/memoize";
import { isError } from "../../../src/content/schema/diagnostic";
import { readEnvironment } from "../../../src/site/environment";
import { splitQuestions } from "../../../src/content/markdown/faq-questions";
import type { FaqCategory } from "../../../src/content/schema/types/faq-category";
import type { LegalDocument } from "../../../src/content/schema/types/legal-document";
import { substitute, type Facts } from "../../../src/content/facts/substitute";
import { readArchive } from "../../../src/legal/record/archive";
import type { SealedText } from "../../../src/legal/record/schema";
import { sectionsOf } from "../../../src/legal/text/sections";
import { withoutTags } from "../../../src/tools/disclosure/page/hidden-words";

const { app, rateCalculator } = readEnvironment({});
/** Loaded without the content check, which takes three times as long: `npm test` also runs `npm run check`. */
const loaded = loadContent(process.cwd(), { host: app, rateCalculator });
if (loaded.problems.some(isError)) throw new Error("Content cannot be read; npm run check lists the errors");
export const content = loaded as LoadResult & Content;
const { facts } = content;

/** Returns the documents of one folder in the order of their files. */
export const documentsIn = <Fields = Record<string, unknown>>(folder: string) =>
  content.documents.filter(({ type }) => type.folder === folder) as (SourceDocument & { fields: Fields })[];

/** Returns the text of HTML, with one space between blocks. */
export const wordsOf = (html: string): string => withoutTags(html).replace(/\s+/g, " ").trim();

/** Returns a fact's text. @throws if it does not exist */
export const fact = (name: string): string => substitute(`{${name}}`, facts);

export const legalFields = (name: string): LegalDocument => legalSource(name).fields;

/** A legal document's first published text, which the requirements describe; later versions have other dates. */
export const firstPublished = (name: string): SealedText =>
  readArchive(process.cwd(), name).archive!.record.texts[0]!;

function legalSource(name: string) {
  const found = documentsIn<LegalDocument>("legal").find(({ file }) => file === `content/legal/${name}.mdx`);
  if (!found) throw new Error(`There is no legal document ${name}`);
  return found;
}

/** Renders the body of a text document, and the questions in it, as the build does (src/gatsby/schema.ts). */
export function htmlOf({ type, fields, body }: SourceDocument, at: Facts): string {
  if (type.folder === "legal") return renderLegal(body, at, (fields as LegalDocument).numbering).html;
  if (type.folder !== "faq") return renderText(body, at);
  const { intro, questions } = splitQuestions(body);
  const texts = [intro, ...questions.map(({ question, answer: text }) => `${question}\n\n${text}`)];
  return texts.map((text) => renderText(text, at)).join("\n");
}

/** Renders a legal document as visitors see it. @param name its file's name without .mdx */
export function legal(name: string) {
  const { body, fields } = legalSource(name);
  const { html } = renderLegal(body, facts, fields.numbering);
  return { html, sections: sectionsOf(html), words: wordsOf(html) };
}

/** Returns every question of a category with its answer as plain text. */
export const questionsOf = memoize((slug: string) => {
  const category = documentsIn<FaqCategory>("faq").find(({ fields }) => fields.slug === slug);
  if (!category) throw new Error(`There is no FAQ category ${slug}`);
  return splitQuestions(category.body).questions.map(({ id, answer, reviewed }) => ({
    id,
    words: wordsOf(renderText(answer, facts)),
    reviewed: reviewed ?? category.fields.reviewed,
  }));
}, Infinity);

/** Returns one answer as plain text. */
export function answer(slug: string, id: string): string {
  const found = questionsOf(slug).find((question) => question.id === id);
  if (!found)
    throw new Error(`content/faq/${slug}.mdx has no question ${id}; fix: write its new id in the test`);
  return found.words;
}

/** Returns a figure in days that a clause of the Loan Terms and a question state. Not named, so that it may be renamed. */
export function figureOfLoanTerms() {
  const questions = documentsIn("faq").map(({ text }) => text);
  for (const [name, figure] of Object.entries(content.data.figures)) {
    const source = typeof figure.source === "object" && "clause" in figure.source ? figure.source : undefined;
    if (source?.contract !== "loan-terms" || figure.unit !== "days" || figure.text) continue;
    if (questions.some((text) => text.includes(`{${name}}`))) return { name, figure, clause: source.clause };
  }
  throw new Error("No figure in days is stated in the Loan Terms and in a question");
}
