import { hash } from "node:crypto";
import { factNamesIn, substitute, type Facts } from "../content/facts/substitute";
import { glossaryAddress } from "../content/glossary/mark-terms";
import type { SourceQuestion } from "../content/markdown/faq-questions";
import type { SourceDocument } from "../content/read/documents";
import { memoize } from "../content/read/memoize";
import { documentTypes } from "../content/schema";
import type { FaqCategory } from "../content/schema/types/faq-category";
import { piecesOf } from "../search/pieces";
import { recoverInDevelop } from "./develop/recover";
import { nodesOf, type QueryContext } from "./node-model";
import type { PublishedFigure } from "./published-figures";

/** The node of an FAQ category. */
export type FaqNode = FaqCategory & { body: string };

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
async function titlesOf(facts: Facts, context: QueryContext): Promise<Map<string, string>> {
  const types = documentTypes.filter(({ name }) => name === "FaqCategory" || name === "LegalDocument");
  const nodes = types.map(async (type) => [type, await nodesOf<TextNode>(context, type.name)] as const);
  const terms = await nodesOf<{ slug: string; term: string }>(context, "GlossaryTerm");
  return new Map([
    ...titlesIn(await Promise.all(nodes), facts),
    ...terms.map(({ slug, term }) => [glossaryAddress(slug), `Glossary: ${term}`] as const),
  ]);
}

/** The sources of the figures in an answer. */
async function sourcesOf(answer: string, context: QueryContext) {
  const names = new Set(factNamesIn(answer));
  const byAddress = new Map<string, { title: string; address: string }>();
  for (const { name, source } of await nodesOf<PublishedFigure>(context, "PublishedFigure"))
    if (names.has(name) && source?.publisher)
      byAddress.set(source.address, {
        title: `${source.title}, ${source.publisher}`,
        address: source.address,
      });
  return [...byAddress.values()];
}

/** The questions of a category, as its page shows them. */
export function resolveQuestions(
  node: FaqNode,
  questions: readonly SourceQuestion[],
  facts: Facts,
  context: QueryContext,
  render: (body: string, facts: Facts) => string,
) {
  // Only for queries that select related questions.
  let titles: ReturnType<typeof titlesOf> | undefined;
  // One version for the whole file: one per answer would add a hundred bytes to a page that cannot be compressed.
  const answers = questions.map(({ answer }) => answer).join("\n");
  const version = hash("sha256", answers).slice(0, 7);
  return questions.map(({ id, question, answer, reviewed, related }) => ({
    id,
    question: substitute(question, facts),
    html: () => render(answer, facts),
    reviewed: reviewed ?? node.reviewed,
    nextReview: node.medical ? node.nextReview : undefined,
    version,
    sources: () => (node.medical ? sourcesOf(answer, context) : []),
    related: async () => {
      const known = await (titles ??= titlesOf(facts, context));
      return related.flatMap((address) => {
        const title = known.get(address);
        // On the same page an anchor is enough. It saves 2 compressed bytes, and the longest page has none to spare.
        return title ? [{ address: address.replace(`/faq/${node.slug}#`, "#"), title }] : [];
      });
    },
  }));
}
