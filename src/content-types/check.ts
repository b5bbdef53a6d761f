import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAcross } from "./check-across";
import { checkBody } from "./check-body";
import { loadContent, type Content } from "./load";
import type { LinkOrigins } from "./facts/resolve";
import { factNamesIn, type Fact, type Facts } from "./facts/substitute";
import { clinicFactNames } from "./types/shared-body";
import { suggest } from "./did-you-mean";
import { ContentError, type Problem } from "./problem";
import { readYaml } from "./yaml-source";
import { splitFrontmatter, type SourceDocument } from "./documents";

/** What the check must know of the site. */
export interface CheckContext extends LinkOrigins {
  /** The repository's root. */
  root: string;
  /** Component names by kind of body. */
  components: Record<"text" | "page", readonly string[]>;
  /** Whether a path leads to a page; known slugs are given because they come from the content itself. */
  isPage(path: string, slugs: { faq: string[]; careers: string[] }): boolean;
}

/** A shared clinic body names facts that each clinic page brings with it. */
function factsFor(document: SourceDocument, facts: Facts): Facts {
  if (document.type.name !== "SharedBody") return facts;
  const brought = clinicFactNames.map((name): [string, Fact] => [name, { name, text: name, href: `https://${name}.example` }]);
  return new Map([...facts, ...brought]);
}

/** Facts named in frontmatter. */
function frontmatterFacts(document: SourceDocument, content: Content, text: string): Problem[] {
  const yaml = readYaml(splitFrontmatter(text)?.frontmatter ?? "", document.file, 2);
  return Object.entries(document.fields).flatMap(([field, value]) =>
    factNamesIn(JSON.stringify(value)).filter((name) => !content.facts.has(name)).map((name) => ({
      file: document.file,
      ...yaml.placeOf([field]),
      message: `\`{${name}}\` in \`${field}\` is not a fact`,
      expected: "the name of a fact in content/facts",
      fix: suggest(name, content.facts.keys(), "add the fact to content/facts/figures.yaml"),
    })),
  );
}

/**
 * Reads and checks all content.
 * @returns the content and every problem found; with problems, the content is as complete as it can be
 */
export function checkContent(context: CheckContext): { content: Content; problems: Problem[] } {
  const loaded = loadContent(context.root, context);
  const content = loaded as unknown as Content;
  const slugs = (folder: string) =>
    content.documents.filter((document) => document.type.folder === folder).map((document) => (document.fields as { slug: string }).slug);
  const known = { faq: slugs("faq"), careers: slugs("careers") };
  const read = (file: string) => readFileSync(join(context.root, file), "utf8");
  const problems = [
    ...loaded.problems,
    ...content.documents.flatMap((document) => frontmatterFacts(document, content, read(document.file))),
    ...content.documents.flatMap((document) =>
      checkBody(document, {
        facts: factsFor(document, content.facts),
        components: context.components[document.type.body],
        isPage: (path) => context.isPage(path, known),
      }),
    ),
  ];
  // Comparisons between files make sense only when every file could be read.
  return { content, problems: problems.length ? problems : checkAcross(content, read) };
}

/** As checkContent. @throws ContentError with every problem at once */
export function checkedContent(context: CheckContext): Content {
  const { content, problems } = checkContent(context);
  if (problems.length) throw new ContentError(problems);
  return content;
}
