import type { Description, Site } from "../../../src/tools/review/site";

export function smallSite(
  pages: Record<string, string>,
  description: Description = {},
  files: Site["files"] = new Map(),
): Site {
  const html = (body: string) =>
    body.startsWith("<!doctype")
      ? body
      : `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  return {
    pages: new Map(Object.entries(pages).map(([path, body]) => [path, html(body)])),
    files,
    description,
  };
}

/** Titles of changes, for short expectations. */
export const titlesOf = (changes: readonly { title: string }[]): string[] =>
  changes.map(({ title }) => title);
