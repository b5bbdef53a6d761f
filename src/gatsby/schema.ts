import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization as createImageTypes } from "gatsby-plugin-image/gatsby-node";
import { dataTypes, documentTypes } from "../content/schema";
import { substitute, type Fact, type Facts } from "../content/facts/substitute";
import { splitQuestions } from "../content/markdown/faq-questions";
import { withAnchors } from "../legal/text/anchors";
import type { ReadersVersion } from "../legal/versions/for-readers";
import { renderLegal, renderText } from "../content/render/render-text";
import { recoverInDevelop } from "./develop/recover";
import { entrySchema, toGraphQL } from "./graphql";
import { svgSize } from "./media";

interface QueryContext {
  nodeModel: {
    findAll<T = Fact>(query: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>;
  };
}
interface TextNode {
  name: string;
  body: string;
  numbering: string;
  reviewed: string;
}

/** Read through the node model, so that Gatsby runs a query again when a fact it used has changed. */
async function factsOf(context: QueryContext): Promise<Facts> {
  const { entries } = await context.nodeModel.findAll({ type: "Fact" });
  return new Map([...entries].map((fact) => [fact.name, fact]));
}

const computedFields: Partial<Record<string, readonly string[]>> = {
  FaqCategory: ["intro: String!", "questions: [FaqQuestion!]!"],
  JobPosting: ["html: String!"],
  LegalDocument: [
    "name: String!",
    "html: String!",
    "sections: [LegalSection!]!",
    "versions: [LegalVersion!]!",
  ],
  PressArticle: ["html: String!"],
  MarketingPage: ["contentFilePath: String!", "media: [String!]!"],
  Leader: ["order: Int!", 'picture: File @link(by: "relativePath")'],
  Clinic: ["contentFilePath: String!", "media: [String!]!"],
};

const plainTypes = `
  "A figure, name or address by its name. See content/facts."
  type Fact implements Node @dontInfer { name: String! text: String! href: String value: Float }
  type FigurePage { path: String! title: String! }
  "Where a reader can verify a figure; our own contracts have no publisher."
  type FigureSource { title: String! publisher: String address: String! date: String! }
  "A figure of content/facts/figures.yaml as /our-numbers shows it: with its source, and the pages that show it."
  type PublishedFigure implements Node @dontInfer {
    name: String! label: String! text: String! credit: Boolean! sample: Boolean! source: FigureSource reviewed: String!
    nextReview: String reviewer: String expires: String order: Int! pages: [FigurePage!]!
  }
  type FaqQuestion { id: String! question: String! html: String! reviewed: String! }
  type SvgSize { width: Float! height: Float! }
  type LegalSection { id: String! number: String! title: String! depth: Int! }
  "A version of a legal document, sealed in content/legal/archive."
  type LegalVersion implements Node @dontInfer {
    document: String! page: String! version: Int! slug: String! title: String! dateKind: String! date: String! state: String! until: String
    note: String! recorded: String! corrections: [LegalCorrection!]! shown: Boolean! live: Boolean! html: String! sections: [LegalSection!]! changes: String!
    retired: [LegalLanding!]!
  }
  type LegalCorrection { recorded: String! reason: String! by: String! }
  type LegalLanding { id: String! landsAt: String! }
  type Logo implements Node @dontInfer { key: String! group: String! name: String! link: String! alt: String! width: Int! height: Int! picture: File @link(by: "relativePath") }
`;

/** Declares every GraphQL type from the content types: nothing is inferred from the files. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  const { actions } = args;
  // Listed as a plugin, it would also look through its own code in every build, and put styles and a script into every
  // page, for a component that is not used here: see src/components/Picture.tsx.
  createImageTypes(args);
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
  const { leaders, testimonials, licenses } = dataTypes;
  actions.createTypes([
    plainTypes,
    ...documentTypes.map((type) => toGraphQL(type.name, type.schema, computedFields[type.name])),
    ...[leaders, testimonials, licenses].map((type) =>
      toGraphQL(type.name, entrySchema(type.schema), computedFields[type.name]),
    ),
  ]);
}

const unreadable = "<p>This text is shown again when its problems are fixed.</p>";
const renderPreview = recoverInDevelop(renderText, unreadable);
const renderLegalPreview = recoverInDevelop(renderLegal, { html: unreadable, sections: [] });
const questionsOf = recoverInDevelop(splitQuestions, { intro: "", questions: [] });

/** Fields that are computed from a document's body when a query selects them. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const html = {
    resolve: async (node: TextNode, _: unknown, context: QueryContext) =>
      renderPreview(node.body, await factsOf(context)),
  };
  const versions = async (node: TextNode, context: QueryContext) => {
    const query = { filter: { document: { eq: node.name } }, sort: { fields: ["version"], order: ["DESC"] } };
    return [...(await context.nodeModel.findAll<ReadersVersion>({ type: "LegalVersion", query })).entries];
  };
  const legal = async (node: TextNode, context: QueryContext) =>
    renderLegalPreview(node.body, await factsOf(context), node.numbering);
  create({
    JobPosting: { html },
    PressArticle: { html },
    LegalDocument: {
      html: {
        resolve: async (node: TextNode, _: unknown, context: QueryContext) =>
          withAnchors((await legal(node, context)).html, (await versions(node, context))[0]?.retired),
      },
      versions: { resolve: (node: TextNode, _: unknown, context: QueryContext) => versions(node, context) },
      sections: {
        resolve: async (node: TextNode, _: unknown, context: QueryContext) =>
          (await legal(node, context)).sections,
      },
    },
    FaqCategory: {
      intro: {
        resolve: async (node: TextNode, _: unknown, context: QueryContext) =>
          renderPreview(questionsOf(node.body).intro, await factsOf(context)),
      },
      questions: {
        async resolve(node: TextNode, _: unknown, context: QueryContext) {
          const facts = await factsOf(context);
          return questionsOf(node.body).questions.map(({ id, question, answer, reviewed }) => ({
            id,
            question: substitute(question, facts),
            html: renderPreview(answer, facts),
            reviewed: reviewed ?? node.reviewed,
          }));
        },
      },
    },
    File: { svgSize: { type: "SvgSize", resolve: svgSize } },
  });
}
