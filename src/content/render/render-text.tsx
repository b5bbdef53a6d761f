import { evaluateSync } from "@mdx-js/mdx";
import type { MDXComponents } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import type { Facts } from "../facts/substitute";
import { KeptOnDisk, keyOf } from "../read/disk-cache";
import { parseMdx } from "../markdown/parse";
import { remarkFacts } from "../markdown/remark-facts";
import { remarkIds } from "../markdown/remark-ids";
import { remarkLegal, type LegalSection } from "../markdown/remark-legal";
import { remarkLines } from "../markdown/remark-lines";
import { remarkLoneLinks } from "../markdown/remark-lone-links";
import { FactsProvider } from "../../components/FactsContext";
import { textElements, textVocabulary } from "../../sections/text";

/** Takes the tree that the check has parsed already; the other plugins change it, so a copy of it. */
function parsedBefore(this: { Parser?: unknown }): void {
  this.Parser = (body: string) => structuredClone(parseMdx(body));
}

type Plugins = NonNullable<Parameters<typeof evaluateSync>[1]["remarkPlugins"]>;

function render(body: string, facts: Facts, structure: Plugins): string {
  const { default: Body } = evaluateSync(body, {
    // In develop MDX would otherwise ask for React's development runtime, which is not given.
    development: false,
    ...(runtime as unknown as { jsx: never; jsxs: never; Fragment: never }),
    remarkPlugins: [parsedBefore, ...structure, remarkLoneLinks, remarkFacts],
  });
  const components = { ...textVocabulary, ...textElements } as unknown as MDXComponents;
  return renderToStaticMarkup(
    <FactsProvider facts={facts}>
      <Body components={components} />
    </FactsProvider>,
  );
}

/**
 * Renders a text document's MDX once, to the HTML that visitors get.
 * @param body MDX without frontmatter
 * @throws when the MDX cannot be read or names an unknown fact or link; the content check says so earlier and better
 */
export function renderText(body: string, facts: Facts): string {
  return render(body, facts, [remarkIds]);
}

interface RenderedLegal {
  html: string;
  sections: LegalSection[];
}

/** Every check asks for every legal document, and nearly always finds it as it was. Several edits of each, with and without lines. */
const kept = new KeptOnDisk<RenderedLegal>("legal-texts", 60, "code");

/**
 * Renders a legal document: numbered sections and clauses with stable ids, references by id. Each text is rendered once,
 * also by the next run while code and packages are the same: the result is shared.
 * @param numbering the document's frontmatter field (content/README.md)
 * @param lines whether each block says on which line of `body` it starts: for checks, never for a page
 */
export function renderLegal(
  body: string,
  facts: Facts,
  numbering: string,
  { lines = false } = {},
): Readonly<RenderedLegal> {
  const shown = [...facts.values()].map(({ name, text, href, value }) => [name, text, href, value]);
  const key = keyOf(body, shown, numbering, lines);
  return kept.of(key, () => {
    let sections: LegalSection[] = [];
    const onSections = (found: LegalSection[]) => (sections = found);
    const html = render(body, facts, [
      [remarkLegal, { numbering, onSections }],
      ...(lines ? [remarkLines] : []),
    ]);
    return { html, sections };
  });
}
