import { factNamesIn, substitute } from "../content/facts/substitute";
import type { Content } from "../content/read/load-content";
import { documentsOf, type Documents } from "../content/read/documents";
import { legalDocument } from "../content/schema/types/legal-document";
import { componentsIn, namesInDocument } from "../content/usage/names-in-document";
import { pageSources, type PageSources } from "../content/usage/page-sources";
import { allComponents, componentFacts } from "../sections/vocabulary";
import { footerDisclosures, pathOf } from "../site/routes";

type FigurePage = Pick<PageSources, "path" | "title">;

const inFooter = { apr: "AprDisclosure", licenses: "StateLicenses" } as const;

/** The facts behind a name: a disclosure's sentence names figures, and may name other disclosures. */
function expand(
  name: string,
  disclosures: Readonly<Record<string, string>>,
  seen: readonly string[] = [],
): string[] {
  const sentence = disclosures[name];
  if (sentence === undefined || seen.includes(name)) return [name];
  return factNamesIn(sentence).flatMap((inner) => expand(inner, disclosures, [...seen, name]));
}

function namesOn({ path, documents: own }: PageSources, documents: Documents): string[] {
  const footer = ["NmlsDisclosure", ...footerDisclosures(path).map((disclosure) => inFooter[disclosure])];
  const components = [...own.flatMap(componentsIn), ...footer.map((name) => ({ name, props: {} }))];
  // PressList shows every PressArticle.
  const listed = components.flatMap(({ name }) =>
    documents.filter(({ type }) => type.name === allComponents[name]?.lists),
  );
  return [...[...own, ...listed].flatMap(namesInDocument), ...components.flatMap(componentFacts)];
}

/**
 * Finds the pages other than /our-numbers that show each figure of content/facts/figures.yaml: in frontmatter or text, or
 * through a component, a disclosure, a list or the footer.
 * @returns the pages of every figure, sorted by path; none for a figure that no page shows
 */
export function figurePages(content: Content): Map<string, FigurePage[]> {
  const { documents, data, facts } = content;
  const usage = new Map<string, FigurePage[]>(Object.keys(data.figures).map((name) => [name, []]));
  const pages = pageSources(documents).filter(({ path }) => path !== pathOf("ourNumbers"));
  for (const page of pages.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const names = namesOn(page, documents).flatMap((name) => expand(name, data.disclosures));
    const shown = { path: page.path, title: substitute(page.title, facts) };
    for (const name of new Set(names)) usage.get(name)?.push(shown);
  }
  return usage;
}

/** Returns the paths of the pages that show a figure, without /our-numbers and the legal texts. */
export function ownPagesOf(content: Content, figure: string): string[] {
  const contracts = documentsOf(legalDocument, content.documents).map(({ fields }) => `/${fields.page}`);
  const pages = figurePages(content).get(figure) ?? [];
  return pages.map(({ path }) => path).filter((path) => !contracts.includes(path));
}
