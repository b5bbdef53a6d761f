import { loadContent, type Content } from "../content/read/load-content";
import { formatFigure } from "../content/facts/format-figure";
import { figureUsage, type FigurePage } from "../content/usage/figure-usage";
import { componentFacts, componentLists } from "../sections/vocabulary";
import { footerDisclosures, pathOf } from "../site/routes";
import { checkContext } from "./check-context";

/** A figure as /our-numbers shows it. */
export interface PublishedFigure {
  name: string;
  label: string;
  text: string;
  credit: boolean;
  sample: boolean;
  source: string;
  reviewed: string;
  expires: string | null;
  pages: FigurePage[];
}

const footer = { apr: "AprDisclosure", licenses: "StateLicenses" } as const;

/**
 * Every figure of content/facts/figures.yaml with the pages that show it beside /our-numbers, in the file's order.
 * @param at the repository's root
 * @returns nothing where the facts cannot be read; the content check says why
 */
export function publishedFigures(at: string): PublishedFigure[] {
  const content = loadContent(at, checkContext(at));
  if (!content.data.figures || !content.data.disclosures || !content.facts.size) return [];
  const usage = figureUsage(content as Content, {
    componentFacts,
    componentLists,
    footerComponents: (path) => ["NmlsDisclosure", ...footerDisclosures(path).map((name) => footer[name])],
  });
  const shownOn = (name: string) =>
    (usage.get(name) ?? []).filter(({ path }) => path !== pathOf("ourNumbers"));
  return Object.entries(content.data.figures).map(([name, figure]) => {
    const { label, credit, sample, source, reviewed, expires = null } = figure;
    return {
      name,
      label,
      text: formatFigure(figure),
      credit,
      sample,
      source,
      reviewed,
      expires,
      pages: shownOn(name),
    };
  });
}
