import type { Content } from "../read/load-content";
import { factNamesIn, substitute } from "../facts/substitute";
import type { Documents } from "../read/documents";
import { componentsIn, namesInDocument, type UsedComponent } from "./names-in-document";
import { pageSources, type PageSources } from "./page-sources";

/** The parts of the site that determine where a figure is shown. */
export interface UsageContext {
  /** The facts that a component shows on its own. */
  componentFacts(component: UsedComponent): readonly string[];
  /** The document type whose texts a component lists: PressList shows every PressArticle. */
  listedBy(component: string): string | undefined;
  /** Components in the footer of a page. */
  footerComponents(path: string): readonly string[];
}

export type FigurePage = Pick<PageSources, "path" | "title">;

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

function namesOn(page: PageSources, documents: Documents, context: UsageContext): string[] {
  const footer = context.footerComponents(page.path).map((name) => ({ name, props: {} }));
  const components = [...page.documents.flatMap(componentsIn), ...footer];
  const listed = components.flatMap(({ name }) =>
    documents.filter(({ type }) => type.name === context.listedBy(name)),
  );
  return [
    ...page.documents.flatMap(namesInDocument),
    ...components.flatMap((component) => context.componentFacts(component)),
    ...listed.flatMap(namesInDocument),
  ];
}

/**
 * Finds the pages that show each figure of content/facts/figures.yaml: in frontmatter or text, or through a component, a
 * disclosure, a list or the footer.
 * @returns the pages of every figure, sorted by path; none for a figure that no page shows
 */
export function figureUsage(content: Content, context: UsageContext): Map<string, FigurePage[]> {
  const usage = new Map<string, FigurePage[]>(Object.keys(content.data.figures).map((name) => [name, []]));
  const pages = pageSources(content.documents).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const page of pages) {
    const names = namesOn(page, content.documents, context).flatMap((name) =>
      expand(name, content.data.disclosures),
    );
    const shown = { path: page.path, title: substitute(page.title, content.facts) };
    for (const name of new Set(names)) usage.get(name)?.push(shown);
  }
  return usage;
}
