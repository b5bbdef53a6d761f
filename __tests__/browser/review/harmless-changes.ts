import { all, described, file, inAllPages, inPage, inText, mapValues, type Edit } from "./edit-site";

const reversed = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).reverse());
const withOtherDigest = (path: string | RegExp, moreBytes = 0): Edit =>
  file(path, (old) => ({ ...old, digest: "another", bytes: old.bytes + moreBytes }));

/** Changes that no visitor notices, as they appear in a build: nothing may be reported. */
export const harmlessChanges: Readonly<Record<string, Edit>> = {
  "nothing at all": (site) => ({ ...site }),
  "re-wrapped Markdown": inAllPages(/,\n/g, ", "),
  "a paragraph broken into more lines": inPage(
    "/contact",
    "We do it all day, gently",
    "We do it\nall day,\ngently",
  ),
  "indented HTML": inPage("/about", /\n/g, "\n    "),
  "a comment in the HTML": inPage("/about", "<main", "<!-- a comment --><main"),
  "React's own ids": inAllPages(/:R[a-z0-9]+:/g, ":Rzz:"),
  "the digest of a script file's name": withOtherDigest(/^\/app-[0-9a-f]{20}\.js$/),
  "code of the same size": withOtherDigest("/boot.js"),
  "a few bytes of code": withOtherDigest("/boot.js", 40),
  "shared parts of scripts in other files": (site) => {
    const renamed = (path: string) => path.replace(/^\/(\d+)-[0-9a-f]{20}/, "/9$1-aaaaaaaaaaaaaaaaaaaa");
    const files = [...site.files].map(([path, value]) => [renamed(path), value] as const);
    return { ...site, files: new Map(files.reverse()) };
  },
  "hashes of inline scripts in the policies": described("fileHeaders", (headers) =>
    mapValues(headers, (own) => mapValues(own, (value) => value.replace(/sha256-[^']+/g, "sha256-AAAA="))),
  ),
  "a re-wrapped clause": inText("loan-terms", "are general, and your", "are general,\nand your"),
  "legal texts in another order": described("texts", (texts) => [...texts].reverse()),
  "facts in another order": described("facts", reversed),
  "headers in another order": described("headers", reversed),
  "addresses in another order": described("responses", reversed),
  "pages in another order": (site) => ({ ...site, pages: new Map([...site.pages].reverse()) }),
  "launch blockers on other lines": described("blockers", (blockers) =>
    blockers.map((blocker) => ({ ...blocker, line: blocker.line + 3 })),
  ),
  "the source of a figure, which no page shows": described("figures", (figures) =>
    mapValues(figures, (figure) => ({ ...figure, note: "read again" })),
  ),
  "a sitemap with other spaces": all(
    file("/sitemap.xml", (old) => ({ ...old, digest: "another", text: old.text!.replace(/\n\s+/g, "\n") })),
    file("/robots.txt", (old) => ({ ...old, digest: "another", text: `${old.text!}\n` })),
  ),
};
