import { z } from "zod";
import { idOf } from "../../content/markdown/id-of";
import { sentencesOf } from "../../content/markdown/sentences";
import { contentRoutesFile, contentRoutesText, type ContentRoutes } from "../../content/read/content-routes";
import { documentsOf } from "../../content/read/documents";
import { spellingFile } from "../../content/read/load-content";
import { clinic } from "../../content/schema/types/clinic";
import { faqCategory } from "../../content/schema/types/faq-category";
import { jobPosting } from "../../content/schema/types/job-posting";
import { pressArticle } from "../../content/schema/types/press-article";
import type { DocumentType } from "../../content/schema/define";
import { closest } from "../../content/schema/did-you-mean";
import { featureIcon, slug, words } from "../../content/schema/fields";
import { yearAfter } from "../../site/dates";
import { documentText } from "./frontmatter";
import { line, slugFrom, text, type Answers, type Ask, type Kind, type Setting } from "./kind";
import { legalSection } from "./legal-section";

/** Questions about fields, in the words of their schemas unless others are given. */
const fields = ({ shape }: z.ZodObject, asked: Readonly<Record<string, Partial<Ask>>>): Ask[] =>
  Object.entries(asked).map(([name, more]) => {
    const schema = shape[name] as z.ZodType;
    return { name, question: schema.description ?? name, schema, ...more };
  });

const today = ({ today: day }: Setting) => ({ otherwise: () => day });
const booleans = { choices: ["true", "false"], otherwise: () => "false" };
const categories = ({ content }: Setting) => documentsOf(faqCategory, content.documents);

/** A new document. Those of types with `notInRequirements` are additions to docs/requirements.md. */
const document = ({ folder, schema }: DocumentType, answers: Answers, body: string, name = answers.slug) => ({
  file: `content/${folder}/${name}.mdx`,
  text: documentText(schema, { ...answers, notInRequirements: "true" }, body),
});

const recordAddress = () =>
  "before you commit, run npm run generate: it records the new address in content/addresses.lock";

const heading = (title: string, id: string) => `## ${title} {/* #${id} */}`;

const question: Kind = {
  name: "question",
  description: "a question and its answer, at the end of a FAQ category",
  asks: (setting) => [
    {
      name: "category",
      question: "which category",
      schema: slug,
      choices: categories(setting).map(({ fields }) => fields.slug),
    },
    line("title", "the question"),
    { name: "id", question: "its address on the page", schema: slug, ...slugFrom("title") },
    {
      name: "related",
      question:
        "two questions that its readers also ask, such as /faq/ivf#pgt, /faq/basics#hours, or nothing",
      schema: z.string(),
      optional: true,
    },
    text("answer", "the answer, in Markdown"),
  ],
  write({ category, title, id, related, answer }, setting) {
    const { file, text: before } = categories(setting).find(({ fields }) => fields.slug === category)!;
    const comment = related ? [`{/* related: ${related} */}`] : [];
    const parts = [before.trimEnd(), heading(title!, id!), ...comment, answer!.trim()];
    return [{ file, text: `${parts.join("\n\n")}\n`, edits: true }];
  },
  next: recordAddress,
};

const category: Kind = {
  name: "category",
  description: "a FAQ category with its first question",
  asks(setting, { medical }) {
    const orders = categories(setting).map(({ fields: { order } }) => order);
    return [
      ...fields(faqCategory.schema, {
        title: {},
        slug: slugFrom("title"),
        seoDescription: {},
        summary: {},
        order: { otherwise: () => String(Math.max(0, ...orders) + 1) },
        icon: { choices: featureIcon.options },
        medical: booleans,
        reviewed: today(setting),
        ...(medical === "true" && { nextReview: { otherwise: ({ reviewed }) => yearAfter(reviewed!) } }),
      }),
      line("question", "its first question"),
      text("answer", "the answer, in Markdown"),
    ];
  },
  write(answers) {
    const body = `${heading(answers.question!, idOf(answers.question!))}\n\n${answers.answer}`;
    return [document(faqCategory, answers, body)];
  },
  next: recordAddress,
};

const job: Kind = {
  name: "job",
  description: "a job opening",
  asks(setting) {
    const { employmentType, location } = jobPosting.schema.shape;
    return [
      ...fields(jobPosting.schema, {
        title: {},
        slug: slugFrom("title"),
        location: { question: "where the work is done", choices: location.options },
        seoDescription: {},
        datePosted: today(setting),
        employmentType: {
          question: "how the person is employed",
          choices: employmentType.options,
          otherwise: () => "FULL_TIME",
        },
      }),
      text("body", "what the job is, in Markdown"),
    ];
  },
  write: (answers) => [document(jobPosting, answers, answers.body!)],
  next: recordAddress,
};

const article: Kind = {
  name: "article",
  description: "a press article, in an outlet whose logo we have",
  asks: (setting) => [
    ...fields(pressArticle.schema, {
      title: {},
      outlet: { question: "the outlet", choices: Object.keys(setting.content.data.logos?.outlets ?? {}) },
      date: today(setting),
      link: {},
      historical: booleans,
    }),
    text("summary", "two or three sentences of summary"),
  ],
  write(answers) {
    const titleWords = idOf(answers.title!).split("-").slice(0, 8);
    const name = [answers.date, answers.outlet, ...titleWords].filter(Boolean).join("-");
    return [document(pressArticle, answers, sentencesOf(answers.summary!).join("\n"), name)];
  },
};

const clinicPage: Kind = {
  name: "clinic",
  description: "a co-branded clinic page, with its route",
  asks: () => [
    ...fields(clinic.schema, {
      clinicName: {},
      slug: slugFrom("clinicName"),
      title: { otherwise: ({ clinicName }) => `Paying for care at ${clinicName}` },
      description: {},
      keywords: {
        question: "search keywords, separated by commas",
        otherwise: () => "IVF financing, fertility clinic",
      },
      region: {},
      appointmentLink: {},
    }),
    text("body", "two short paragraphs about the clinic"),
  ],
  write(answers, { files }) {
    const routes = JSON.parse(files.read(contentRoutesFile) ?? '{"moved":[],"clinics":[]}') as ContentRoutes;
    const clinics = [...new Set([...routes.clinics, answers.slug!])];
    return [
      document(clinic, answers, answers.body!),
      { file: contentRoutesFile, text: contentRoutesText({ ...routes, clinics }), edits: true },
    ];
  },
  next: recordAddress,
};

const word: Kind = {
  name: "word",
  description: "a correct word that is in no dictionary",
  asks: () => [
    {
      name: "word",
      question: "the word, in lowercase unless it is a name or an abbreviation",
      schema: words("one word").regex(/^\p{L}[\p{L}']*$/u, "it is not one word of letters"),
    },
    { ...line("note", "what it means"), otherwise: () => "a term" },
  ],
  write: (answers, { files }) => [
    {
      file: spellingFile,
      text: `${(files.read(spellingFile) ?? "").trimEnd()}\n${answers.word!.padEnd(12)} # ${answers.note}\n`,
      edits: true,
    },
  ],
};

/** Everything that `npm run new` can create. */
export const kinds: readonly Kind[] = [question, category, job, article, legalSection, clinicPage, word];

/** Lines that report an unknown or missing kind and list all kinds. */
export function unknownKind(name: string | undefined): string[] {
  const names = kinds.map((kind) => kind.name);
  const meant = name && closest(name, names);
  return [
    name
      ? `npm run new cannot create "${name}"${meant ? `: did you mean "${meant}"?` : "."}`
      : "What do you want to create?",
    ...kinds.map((kind) => `  npm run new -- ${kind.name.padEnd(9)} ${kind.description}`),
  ];
}
