import { pathsOf, type SourceDocument, type Documents } from "../read/documents";

/** A page and the documents that it shows. */
export interface PageSources {
  readonly path: string;
  readonly title: string;
  readonly documents: Documents;
}

const orderOf = ({ fields }: SourceDocument) => (fields as { order?: number }).order ?? 0;

/** Returns every page with its documents. Two legal documents on one page are one entry, with the upper one's title. */
export function pageSources(documents: Documents): PageSources[] {
  const pages = new Map<string, PageSources>();
  const inOrder = [...documents].sort((one, other) => orderOf(one) - orderOf(other));
  for (const document of inOrder.filter(({ type }) => type.page)) {
    const { type, fields } = document;
    const path = pathsOf(document, documents)[0]!;
    const first = pages.get(path);
    const shared = documents.filter((other) => other.type.sharedBy === type.name);
    const title = `${type.page!.titlePrefix ?? ""}${(fields as { title: string }).title}`;
    pages.set(path, {
      path,
      title: first?.title ?? title,
      documents: [...(first?.documents ?? []), document, ...shared],
    });
  }
  return [...pages.values()];
}
