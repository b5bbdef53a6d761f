import { evaluateSync } from "@mdx-js/mdx";
import type { MDXComponents } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import type { Facts } from "../facts/substitute";
import { memoize } from "../read/memoize";
import { parseMdx } from "../markdown/parse";
import { remarkFacts } from "../markdown/remark-facts";
import { remarkIds } from "../markdown/remark-ids";
import { remarkLegal } from "../markdown/remark-legal";
import { remarkLines } from "../markdown/remark-lines";
import { remarkLoneLinks } from "../markdown/remark-lone-links";
import { FactsProvider } from "../../components/FactsContext";
import { textElements, textVocabulary } from "../../sections/text";

/** Uses a copy of the cached tree: the other plugins change it. */
function useCachedTree(this: { Parser?: unknown }): void {
  this.Parser = (body: string) => structuredClone(parseMdx(body));
}

type Plugins = NonNullable<Parameters<typeof evaluateSync>[1]["remarkPlugins"]>;

function render(body: string, facts: Facts, structure: Plugins): string {
  const { default: Body } = evaluateSync(body, {
    // In `gatsby develop`, MDX would otherwise require React's development runtime, which is not passed.
    development: false,
    ...(runtime as unknown as { jsx: never; jsxs: never; Fragment: never }),
    remarkPlugins: [useCachedTree, ...structure, remarkLoneLinks, remarkFacts],
  });
  const components = { ...textVocabulary, ...textElements } as unknown as MDXComponents;
  return renderToStaticMarkup(
    <FactsProvider facts={facts}>
      <Body components={components} />
    </FactsProvider>,
  );
}

/** Everything that a rendered text depends on. */
const keyOf = (body: string, facts: Facts, ...options: unknown[]) =>
  JSON.stringify([body, [...facts.values()], options]);

/**
 * Renders a text document's MDX to the HTML that visitors get. Cached, because an answer and the list of its terms both
 * need it.
 * @param body MDX without frontmatter
 * @throws if the MDX cannot be parsed or names an unknown fact or link; the content check reports it earlier, with its
 *   position
 */
export const renderText = memoize(
  (body: string, facts: Facts): string => render(body, facts, [remarkIds]),
  200,
  keyOf,
);

/**
 * Renders a legal document: numbered sections and clauses with stable ids, references by id. Cached, because several
 * pages and checks need the same text.
 * @param numbering the document's frontmatter field (content/README.md)
 * @param lines whether each block has its line in `body` as an attribute; for checks only, never for a page
 * @returns an object, because a redline also calls this function of earlier revisions, which return more
 */
export const renderLegal = memoize(
  (body: string, facts: Facts, numbering: string, { lines = false } = {}): { readonly html: string } => ({
    html: render(body, facts, [[remarkLegal, { numbering }], ...(lines ? [remarkLines] : [])]),
  }),
  60,
  keyOf,
);
