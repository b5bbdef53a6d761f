import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import { schemasAt } from "../content/read/validate";
import { dataTypes, documentTypes } from "../content/schema";
import { substitute, type Facts } from "../content/facts/substitute";
import type { GlossaryTerm } from "../content/facts/glossary";
import { termMarker } from "../content/glossary/mark-terms";
import { splitQuestions } from "../content/markdown/faq-questions";
import type { DocumentNotes } from "../content/facts/legal-notes";
import type { LegalDocument } from "../content/schema/types/legal-document";
import { readingMinutes } from "../legal/text/reading-time";
import { sectionsOf } from "../legal/text/sections";
import { annotate } from "../legal/versions/annotate";
import { withAnchors, type Landing } from "../legal/text/anchors";
import type { ReadersVersion } from "../legal/versions/for-readers";
import { renderLegal, renderText } from "../content/render/render-text";
import { recoverInDevelop } from "./develop/recover";
import { toGraphQL } from "./graphql";
import { resolveQuestions, type FaqNode } from "./faq-questions";
import { linkOrigins } from "./check-context";
import { svgSize } from "./media";
import { factsOf, nodesOf, type QueryContext } from "./node-model";
import { isDevelop, siteContent } from "./site-content";

type GlossaryNode = GlossaryTerm & { slug: string };
type LegalNode = LegalDocument & { name: string; body: string };

/** The glossary's terms, sorted by slug. */
const termsOf = (context: QueryContext) =>
  nodesOf<GlossaryNode>(context, "GlossaryTerm", { sort: { fields: ["slug"], order: ["ASC"] } });

const computedFields: Partial<Record<string, readonly string[]>> = {
  FaqCategory: ["intro: String!", "questions: [FaqQuestion!]!", "terms: [GlossaryTerm!]!"],
  JobPosting: ["html: String!"],
  LegalDocument: ["name: String!", "text: LegalText!", "versions: [LegalVersion!]!"],
  PressArticle: ["html: String!"],
  MarketingPage: ["contentFilePath: String!", "media: [String!]!"],
  Leader: ["order: Int!", 'picture: File @link(by: "relativePath")'],
  Clinic: ["contentFilePath: String!", "media: [String!]!"],
};

const plainTypes = `
  "A figure, name or address by its name. See content/facts."
  type Fact implements Node @dontInfer { name: String! text: String! href: String }
  "Addresses of the product API and of error reports, from environment variables (src/site/environment.ts)."
  type ServiceAddresses { apiV1: String apiV3: String errorReports: String }
  type SiteSiteMetadata {
    website: String! app: String! crowdInvesting: Boolean! investorLink: Boolean! builtInYear: Int! services: ServiceAddresses!
  }
  type FigurePage { path: String! title: String! }
  "Where a reader can verify a figure; our own contracts have no publisher."
  type FigureSource { title: String! publisher: String address: String! date: String! }
  "A figure of content/facts/figures.yaml as /our-numbers shows it: with its source, and the pages that show it."
  type PublishedFigure implements Node @dontInfer {
    name: String! label: String! text: String! credit: Boolean! sample: Boolean! source: FigureSource reviewed: String!
    nextReview: String reviewer: String expires: String order: Int! pages: [FigurePage!]!
  }
  "A question with what its page shows below the answer. Sources and the next review: medical answers only."
  type FaqQuestion {
    id: String! question: String! html: String! reviewed: String! nextReview: String version: String!
    sources: [FaqSource!]! related: [FaqRelation!]!
  }
  type FaqSource { title: String! address: String! }
  type FaqRelation { address: String! title: String! }
  "A term of content/facts/glossary.yaml."
  type GlossaryTerm implements Node @dontInfer {
    slug: String! term: String! expansion: String definition: String! explained: String!
  }
  type SvgSize { width: Float! height: Float! }
  type LegalSection { id: String! number: String! title: String! depth: Int! }
  "The text at a legal document's own address, with its notes. Next: the slug of the version that replaces it."
  type LegalText {
    title: String! dateKind: String! date: String! state: String! until: String next: String
    html: String! sections: [LegalSection!]! readingMinutes: Int! keyTerms: [LegalKeyTerm!]! terms: [GlossaryTerm!]!
  }
  "A version of a legal document, sealed in content/legal/archive."
  type LegalVersion implements Node @dontInfer {
    document: String! page: String! version: Int! slug: String! title: String! dateKind: String! date: String! state: String! until: String
    note: String! published: String! recorded: String! corrections: [LegalCorrection!]! shown: Boolean! html: String! sections: [LegalSection!]! readingMinutes: Int! changes: String!
  }
  type LegalClause { id: String! label: String! }
  "A question about a legal document, and the clauses that its answer summarizes."
  type LegalKeyTerm { id: String! question: String! answer: String! clauses: [LegalClause!]! }
  "A document's key terms and notes, of content/facts/legal-notes.yaml, which no query selects."
  type LegalNotes implements Node @dontInfer { document: String! }
  type LegalCorrection { recorded: String! reason: String! by: String! }
  type Logo implements Node @dontInfer { key: String! group: String! name: String! alt: String! width: Int! height: Int! picture: File @link(by: "relativePath") }
`;

/** Declares every GraphQL type from the content types: nothing is inferred from the files. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "facts",
    extend: () => ({
      async resolve(
        source: Record<string, string>,
        _args: unknown,
        context: QueryContext,
        info: { fieldName: string },
      ) {
        const text = source[info.fieldName];
        return text?.includes("{") ? substitute(text, await factsOf(context)) : text;
      },
    }),
  });
  actions.createTypes([
    plainTypes,
    ...documentTypes.map((type) => toGraphQL(type.name, type.schema, computedFields[type.name])),
    ...(["leaders", "testimonials", "licenses"] as const).map((key) => {
      const { name, schema } = dataTypes[key];
      return toGraphQL(name, schemasAt(schema, [key, 0])[0] as z.ZodObject, computedFields[name]);
    }),
  ]);
}

const unreadable = "<p>This text is shown again when its problems are fixed.</p>";
const renderPreview = recoverInDevelop(renderText, unreadable);
const renderLegalPreview = recoverInDevelop(renderLegal, { html: unreadable });
const questionsOf = recoverInDevelop(splitQuestions, { intro: "", questions: [] });

/** The definition of a field that is computed from its node. */
const field = <Node>(compute: (node: Node, context: QueryContext) => unknown) => ({
  resolve: (node: Node, _: unknown, context: QueryContext) => compute(node, context),
});

/** A document's versions, newest first. */
const versionsOf = ({ name }: LegalNode, context: QueryContext) =>
  nodesOf<ReadersVersion>(context, "LegalVersion", {
    filter: { document: { eq: name } },
    sort: { fields: ["version"], order: ["DESC"] },
  });

/** A legal text with notes and marked terms. @param document its name */
async function annotated(document: string, html: string, context: QueryContext) {
  const filter = { document: { eq: document } };
  const [notes] = await nodesOf<DocumentNotes>(context, "LegalNotes", { filter });
  const facts = await factsOf(context);
  const text = annotate(document, html, notes ?? { keyTerms: [], notes: [] }, {
    resolve: (words) => substitute(words, facts),
    origins: linkOrigins(),
  });
  const marker = termMarker(await termsOf(context), document);
  return { ...text, html: marker.mark(text.html), terms: marker.used };
}

/** The working text of a legal document. @param retired ids that links may still have */
function workingText(node: LegalNode, facts: Facts, retired: readonly Landing[] = []) {
  const { html } = renderLegalPreview(node.body, facts, node.numbering);
  return {
    title: substitute(node.title, facts),
    dateKind: node.dateKind,
    date: node.date,
    html: withAnchors(html, retired),
    sections: sectionsOf(html),
    readingMinutes: readingMinutes(html),
  };
}

/** The text at a document's address: the working text, unless it belongs to an upcoming version. In develop always that. */
async function textAtAddress(node: LegalNode, context: QueryContext) {
  const versions = await versionsOf(node, context);
  const shown = versions.find((version) => version.shown);
  const next = versions.find(({ version }) => version === (shown?.version ?? 0) + 1);
  const text =
    shown && !shown.live && !isDevelop() ? shown : workingText(node, await factsOf(context), shown?.retired);
  return {
    ...text,
    ...(await annotated(node.name, text.html, context)),
    state: shown?.state ?? "inForce",
    until: shown?.until,
    next: next?.slug,
  };
}

/** Declares the fields that are computed from a document's body when a query selects them. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const html = field(async (node: { body: string }, context) =>
    renderPreview(node.body, await factsOf(context)),
  );
  /** The questions of a category, and the marker of terms in their answers. */
  const answered = async (node: FaqNode, context: QueryContext) => {
    const terms = await termsOf(context);
    // A term that this page explains needs no link to its explanation.
    const others = terms.filter(({ explained }) => !explained.startsWith(`/faq/${node.slug}#`));
    const marker = node.definitions ? termMarker(terms) : termMarker(others, "term", true);
    const render = (body: string, facts: Facts) => marker.mark(renderPreview(body, facts));
    const { questions } = questionsOf(node.body);
    return { marker, questions: resolveQuestions(node, questions, await factsOf(context), context, render) };
  };
  create({
    JobPosting: { html },
    PressArticle: { html },
    LegalDocument: { text: field(textAtAddress), versions: field(versionsOf) },
    FaqCategory: {
      intro: field(async (node: FaqNode, context) =>
        renderPreview(questionsOf(node.body).intro, await factsOf(context)),
      ),
      questions: field(async (node: FaqNode, context) => (await answered(node, context)).questions),
      terms: field(async (node: FaqNode, context) => {
        const { questions, marker } = await answered(node, context);
        // The marker knows a term once the answer with it is rendered.
        questions.forEach(({ html }) => html());
        return marker.used;
      }),
    },
    File: {
      svgSize: { type: "SvgSize", resolve: svgSize },
      isFamily: {
        type: "Boolean!",
        resolve: ({ relativePath }: { relativePath: string }) =>
          siteContent().data.pictures?.family.includes(relativePath.replace(/^media\//, "")) ?? false,
      },
    },
  });
}
