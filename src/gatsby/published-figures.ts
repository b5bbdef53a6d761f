import type { Figure } from "../content/facts/figures";
import type { Content } from "../content/read/load-content";
import { formatFigure } from "../content/facts/format-figure";
import { substitute } from "../content/facts/substitute";
import type { LegalDocument } from "../content/schema/types/legal-document";
import { readArchive, textInForce, type Archive } from "../legal/record/archive";
import { statesFigure } from "../legal/record/checks/figures-in-force";
import { root } from "./check-context";
import { figurePages } from "./figure-pages";
import type { SiteContent } from "./site-content";
import { isoToday } from "../site/dates";

/** A figure as /our-numbers shows it: the type PublishedFigure of src/gatsby/schema.ts. */
export type PublishedFigure = ReturnType<typeof publishedFigures>[number];

/**
 * Where a reader can verify a figure. A contract of ours has no publisher. Its text in force is the source, unless only the
 * next version states the figure.
 */
function shownSource(
  figure: Figure,
  { documents, facts }: SiteContent,
  archiveOf: (contract: string) => Archive | undefined,
) {
  const { source } = figure;
  if (source === "pending") return null;
  if ("title" in source) return source;
  const { contract: name, clause } = source;
  const contract = documents.find(({ file }) => file === `content/legal/${name}.mdx`);
  if (!contract) return null;
  const { page, date, ...fields } = contract.fields as LegalDocument;
  const title = substitute(fields.title, facts);
  const archive = archiveOf(name);
  const inForce = archive && textInForce(archive, isoToday());
  const isUpcoming = inForce && !statesFigure(archive, inForce, clause, figure);
  return isUpcoming
    ? { title, publisher: null, address: `/${page}/versions/${name}-${date}#${clause}`, date }
    : { title, publisher: null, address: `/${page}#${clause}`, date: inForce?.date ?? date };
}

/**
 * Returns every figure of content/facts/figures.yaml, in the file's order, with the pages other than /our-numbers that
 * show it; none if the facts cannot be read, for which the content check reports the reason.
 */
export function publishedFigures(
  content: SiteContent,
  archiveOf = (contract: string) => readArchive(root, contract).archive,
) {
  if (!content.data.figures || !content.data.disclosures) return [];
  const pages = figurePages(content as Content);
  return Object.entries(content.data.figures).map(([name, figure]) => {
    const { label, credit, sample, reviewed, medical, expires = null } = figure;
    return {
      name,
      label,
      text: formatFigure(figure),
      credit,
      sample,
      source: shownSource(figure, content, archiveOf),
      reviewed,
      nextReview: medical?.next ?? null,
      reviewer: medical?.by ?? null,
      expires,
      pages: pages.get(name) ?? [],
    };
  });
}
