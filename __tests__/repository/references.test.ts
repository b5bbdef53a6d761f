import GithubSlugger from "github-slugger";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { globSync } from "tinyglobby";
import { commentsOf } from "../support/jest/comments";

const ignore = ["src/gatsby-types.d.ts", "content/legal/archive/**", "**/node_modules/**"];
const glob = (patterns: string[]) => globSync(patterns, { ignore, dot: true }).sort();
const markdown = glob(["*.md", "{docs,src,__tests__,.github}/**/*.md", "content/*.md"]);
const read = (path: string) => readFileSync(path, "utf8");

/** Removes code, in which brackets are not links. */
const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, "").replace(/`[^`\n]*`/g, "");

function anchorsOf(path: string): Set<string> {
  const slugger = new GithubSlugger();
  return new Set(
    [
      ...read(path)
        .replace(/^```[^]*?^```/gm, "")
        .matchAll(/^#+ (.+)$/gm),
    ].map(([, words]) => slugger.slug(words!.replace(/[`*]/g, ""))),
  );
}

/** Paths from the root to files, with an extension; not those of packages, such as gatsby/src/x.ts. */
const filePath =
  /(?<![\w/@.*>-])(?:src|__tests__|docs|content|static|netlify)\/[\w./-]*\w\.(?:tsx?|[cm]js|mdx?|yaml|json|svg|woff2)\b/g;
/** Named because it must not exist: Gatsby would create a page from it. */
const absent = ["src/pages/404.tsx"];
const missingIn = (text: string) =>
  (text.match(filePath) ?? []).filter((path) => !existsSync(path) && !absent.includes(path));

describe("paths of files", () => {
  it.each(markdown)("that %s names exist", (file) => expect(missingIn(read(file))).toEqual([]));

  it("that comments name exist", () => {
    const code = glob(["{src,__tests__,netlify}/**/*.{ts,tsx,mjs,cjs}", "*.{ts,tsx,mjs}"]);
    expect(code.length).toBeGreaterThan(500);
    expect(
      code
        // Parsing every file would take ten seconds.
        .filter((file) => missingIn(read(file)).length)
        .flatMap((file) =>
          commentsOf(file, read(file)).flatMap((text) => missingIn(text).map((path) => `${file}: ${path}`)),
        ),
    ).toEqual([]);
  });
});

describe("links in Markdown", () => {
  it.each(markdown)("%s has no broken link", (from) => {
    const broken = [...withoutCode(read(from)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target!)
      // Addresses, `link:name` of content/facts, and pages of the site, which the content check verifies.
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
      .filter((target) => {
        const [file = "", anchor] = target.split("#");
        const to = file ? normalize(join(dirname(from), file)) : from;
        return !existsSync(to) || (anchor !== undefined && !anchorsOf(to).has(anchor));
      });
    expect(broken).toEqual([]);
  });

  it("the README has at most 900 words", () => {
    expect(read("README.md").split(/\s+/).length).toBeLessThanOrEqual(900);
  });
});
