import { createHash } from "node:crypto";
import { factNamesIn, substitute, type Facts } from "../content/facts/substitute";
import type { SourceQuestion } from "../content/markdown/faq-questions";
import type { SourceDocument } from "../content/read/documents";
import { memoize } from "../content/read/memoize";
import { documentTypes } from "../content/schema";
import type { FaqCategory } from "../content/schema/types/faq-category";
import { piecesOf } from "../search/pieces";
import { recoverInDevelop } from "./develop/recover";

/** The node of an FAQ category. */
export type FaqNode = FaqCategory & { body: string };
interface NodeModel {
  nodeModel: { findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }> };
}
interface PublishedFigure {
  name: string;
  source: { title: string; publisher: string | null; address: string } | null;
}

/** The fields of a text document's node that `piecesOf` reads. */
type TextNode = { body: string; internal: { contentDigest: string } };

const readablePieces = recoverInDevelop(piecesOf, { answers: [], pages: [], texts: [] });

/** Memoized, because every category needs the same titles and legal texts are long. */
const titlesIn = memoize(
  (types: readonly (readonly [(typeof documentTypes)[number], readonly TextNode[]])[], facts: Facts) => {
    const documents = types.flatMap(([type, nodes]) =>
      nodes.map(
        (fields) => ({ type, fields, body: fields.body, file: "", text: "" }) as unknown as SourceDocument,
      ),
    );
    const { answers, texts } = readablePieces({ documents, facts });
    return new Map([
      ...answers.map(({ address, title }) => [address, title] as const),
      ...texts.map(({ address, title, path }) => [address, `${path[0]}: ${title}`] as const),
    ]);
  },
  1,
  (types, facts) =>
    JSON.stringify([
      types.map(([, nodes]) => nodes.map(({ internal }) => internal.contentDigest)),
      [...facts],
    ]),
);

/** Titles of everything that a question can be related to, by address. The node model lets Gatsby track changed titles. */
async function titlesOf(facts: Facts, { nodeModel }: NodeModel): Promise<Map<string, string>> {
  const types = documentTypes.filter(({ name }) => name === "FaqCategory" || name === "LegalDocument");
  return titlesIn(
    await Promise.all(
      types.map(
        async (type) =>
          [type, [...(await nodeModel.findAll<TextNode>({ type: type.name })).entries]] as const,
      ),
    ),
    facts,
  );
}

/** The sources of the figures in an answer. */
async function sourcesOf(answer: string, { nodeModel }: NodeModel) {
  const names = new Set(factNamesIn(answer));
  const figures = [...(await nodeModel.findAll<PublishedFigure>({ type: "PublishedFigure" })).entries];
  const sources = figures.flatMap(({ name, source }) =>
    names.has(name) && source?.publisher ? [source] : [],
  );
  return [
    ...new Map(
      sources.map(({ title, publisher, address }) => [address, { title: `${title}, ${publisher}`, address }]),
    ).values(),
  ];
}

/** The questions of a category, as its page shows them. */
export function resolveQuestions(
  node: FaqNode,
  questions: readonly SourceQuestion[],
  facts: Facts,
  context: NodeModel,
  render: (body: string, facts: Facts) => string,
) {
  const titles = titlesOf(facts, context);
  // One version for the whole file: one per answer would add a hundred bytes to a page that cannot be compressed.
  const version = createHash("sha256").update(node.body).digest("hex").slice(0, 7);
  return questions.map(({ id, question, answer, reviewed, related }) => ({
    id,
    question: substitute(question, facts),
    html: () => render(answer, facts),
    reviewed: reviewed ?? node.reviewed,
    nextReview: node.medical ? node.nextReview : undefined,
    version,
    sources: () => (node.medical ? sourcesOf(answer, context) : []),
    related: async () => {
      const known = await titles;
      return related.flatMap((address) => {
        const title = known.get(address);
        // On the same page an anchor is enough. It saves 2 compressed bytes, and the longest page has none to spare.
        return title ? [{ address: address.replace(`/faq/${node.slug}#`, "#"), title }] : [];
      });
    },
  }));
}
