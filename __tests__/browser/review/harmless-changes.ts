import { all, described, file, inAllPages, inPage, inText, type Edit } from "./edit-site";

const reversed = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).reverse());

/** Changes that no visitor notices, as they appear in a build: nothing may be reported. */
export const harmlessChanges: readonly { title: string; edit: Edit }[] = [
  { title: "nothing at all", edit: (site) => ({ ...site }) },
  { title: "re-wrapped Markdown", edit: inAllPages(/,\n/g, ", ") },
  {
    title: "a paragraph broken into more lines",
    edit: inPage("/contact", "We do it all day, gently", "We do it\nall day,\ngently"),
  },
  { title: "indented HTML", edit: inPage("/about", /\n/g, "\n    ") },
  { title: "a comment in the HTML", edit: inPage("/about", "<main", "<!-- a comment --><main") },
  { title: "React's own ids", edit: inAllPages(/:R[a-z0-9]+:/g, ":Rzz:") },
  {
    title: "the digest of a script file's name",
    edit: file(/^\/app-[0-9a-f]{20}\.js$/, (old) => ({ ...old, digest: "another" })),
  },
  { title: "code of the same size", edit: file("/boot.js", (old) => ({ ...old, digest: "another" })) },
  {
    title: "a few bytes of code",
    edit: file("/boot.js", (old) => ({ ...old, digest: "another", bytes: old.bytes + 40 })),
  },
  {
    title: "shared parts of scripts in other files",
    edit: (site) => ({
      ...site,
      files: new Map(
        [...site.files]
          .map(
            ([path, value]) =>
              [path.replace(/^\/(\d+)-[0-9a-f]{20}/, "/9$1-aaaaaaaaaaaaaaaaaaaa"), value] as const,
          )
          .reverse(),
      ),
    }),
  },
  {
    title: "hashes of inline scripts in the policies",
    edit: described("fileHeaders", (headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([path, own]) => [
          path,
          Object.fromEntries(
            Object.entries(own).map(([name, value]) => [
              name,
              value.replace(/sha256-[^']+/g, "sha256-AAAA="),
            ]),
          ),
        ]),
      ),
    ),
  },
  {
    title: "a re-wrapped clause",
    edit: inText(
      "loan-terms",
      "These Loan Terms are general, and your",
      "These Loan Terms are general,\nand your",
    ),
  },
  { title: "legal texts in another order", edit: described("texts", (texts) => [...texts].reverse()) },
  { title: "facts in another order", edit: described("facts", reversed) },
  { title: "headers in another order", edit: described("headers", reversed) },
  { title: "addresses in another order", edit: described("responses", reversed) },
  {
    title: "pages in another order",
    edit: (site) => ({ ...site, pages: new Map([...site.pages].reverse()) }),
  },
  {
    title: "launch blockers on other lines",
    edit: described("blockers", (blockers) =>
      blockers.map((blocker) => ({ ...blocker, line: blocker.line + 3 })),
    ),
  },
  {
    title: "the source of a figure, which no page shows",
    edit: described("figures", (figures) =>
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, { ...figure, note: "read again" }]),
      ),
    ),
  },
  {
    title: "a sitemap with other spaces",
    edit: all(
      file("/sitemap.xml", (old) => ({ ...old, digest: "another", text: old.text!.replace(/\n\s+/g, "\n") })),
      file("/robots.txt", (old) => ({ ...old, digest: "another", text: `${old.text!}\n` })),
    ),
  },
];
