import type { Content } from "../content/read/load-content";
import { documentsOf } from "../content/read/documents";
import { legalDocument } from "../content/schema/types/legal-document";
import { figureUsage } from "../content/usage/figure-usage";
import { allComponents, componentFacts } from "../sections/vocabulary";
import { footerDisclosures, pathOf } from "../site/routes";

const footer = { apr: "AprDisclosure", licenses: "StateLicenses" } as const;

/** Returns the pages other than /our-numbers that show each figure, by the figure's name. */
export function figurePages(content: Content) {
  const usage = figureUsage(content, {
    componentFacts,
    listedBy: (name) => allComponents[name]?.lists,
    footerComponents: (path) => ["NmlsDisclosure", ...footerDisclosures(path).map((name) => footer[name])],
  });
  return new Map(
    [...usage].map(([name, pages]) => [name, pages.filter(({ path }) => path !== pathOf("ourNumbers"))]),
  );
}

/** Returns the paths of the pages that show a figure, without /our-numbers and the legal texts. */
export function ownPagesOf(content: Content, figure: string): string[] {
  const contracts = documentsOf(legalDocument, content.documents).map(({ fields }) => `/${fields.page}`);
  const pages = figurePages(content).get(figure) ?? [];
  return pages.map(({ path }) => path).filter((path) => !contracts.includes(path));
}
