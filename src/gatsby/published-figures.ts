import type { Figure } from "../content/facts/figures";
import type { Content } from "../content/read/load-content";
import { formatFigure } from "../content/facts/format-figure";
import type { LegalDocument } from "../content/schema/types/legal-document";
import { figureUsage } from "../content/usage/figure-usage";
import { allComponents, componentFacts } from "../sections/vocabulary";
import { footerDisclosures, pathOf } from "../site/routes";
import type { SiteContent } from "./site-content";

/** A figure as /our-numbers shows it: the type PublishedFigure of src/gatsby/schema.ts. */
export type PublishedFigure = ReturnType<typeof publishedFigures>[number];

const footer = { apr: "AprDisclosure", licenses: "StateLicenses" } as const;

/** Where a reader can verify a figure. A contract of ours has no publisher, and its current title and date. */
function shownSource({ source }: Figure, documents: Content["documents"]) {
  if (source === "pending") return null;
  if ("title" in source) return source;
  const contract = documents.find(({ file }) => file === `content/legal/${source.contract}.mdx`);
  if (!contract) return null;
  const { title, page, date } = contract.fields as LegalDocument;
  return { title, publisher: null, address: `/${page}#${source.clause}`, date };
}

/**
 * Returns every figure of content/facts/figures.yaml, in the file's order, with the pages other than /our-numbers that
 * show it; none if the facts cannot be read, for which the content check reports the reason.
 */
export function publishedFigures(content: SiteContent) {
  if (!content.data.figures || !content.data.disclosures || !content.facts.size) return [];
  const usage = figureUsage(content as Content, {
    componentFacts,
    listedBy: (name) => allComponents[name]?.lists,
    footerComponents: (path) => ["NmlsDisclosure", ...footerDisclosures(path).map((name) => footer[name])],
  });
  return Object.entries(content.data.figures).map(([name, figure]) => {
    const { label, credit, sample, reviewed, medical, expires = null } = figure;
    return {
      name,
      label,
      text: formatFigure(figure),
      credit,
      sample,
      source: shownSource(figure, content.documents),
      reviewed,
      nextReview: medical?.next ?? null,
      reviewer: medical?.by ?? null,
      expires,
      pages: (usage.get(name) ?? []).filter(({ path }) => path !== pathOf("ourNumbers")),
    };
  });
}
