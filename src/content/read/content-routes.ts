import { clinic } from "../schema/types/clinic";
import { documentsOf, type Documents } from "./documents";

/** Routes that are derived from the content (see src/site/routes/table.ts). */
export type ContentRoutes = ReturnType<typeof contentRoutesOf>;

/** The generated file, which the route table imports. */
export const contentRoutesFile = "src/site/routes/content-routes.generated.json";

/** The text of the generated file, sorted. */
export function contentRoutesText({ moved, clinics }: ContentRoutes): string {
  const sorted = {
    moved: [...moved].sort((a, b) => (a.from < b.from ? -1 : 1)),
    clinics: [...clinics].sort(),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Derives the routes from the documents' frontmatter. */
export function contentRoutesOf(documents: Documents) {
  return {
    /** Former addresses of pages (`was:`), and the address that each redirects to. */
    moved: documents.flatMap(({ type: { page }, fields }) => {
      const { was = [] } = fields as { was?: readonly string[] };
      const current = page && (fields as Record<string, string>)[page.field];
      return page && current
        ? was.map((former) => ({ from: page.paths(former)[0]!, to: page.paths(current)[0]! }))
        : [];
    }),
    /** Slugs of the clinic pages. */
    clinics: documentsOf(clinic, documents).map(({ fields }) => fields.slug),
  };
}
