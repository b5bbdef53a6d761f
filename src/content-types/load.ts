import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { dataTypes, documentTypes } from "./index";
import { readDocument, type SourceDocument } from "./documents";
import { formatFigure, missingFromText } from "./facts/format-figure";
import { resolveFacts, type FactSources, type LinkOrigins } from "./facts/resolve";
import { factNamesIn, type Facts } from "./facts/substitute";
import { suggest } from "./did-you-mean";
import type { Problem } from "./problem";
import { validate } from "./validate";
import { readYaml } from "./yaml-source";

type Data = { [K in keyof typeof dataTypes]: z.infer<(typeof dataTypes)[K]["schema"]> };

/** All of content/, read and typed. */
export interface Content {
  documents: SourceDocument[];
  data: Data;
  facts: Facts;
}

/** What was read, as far as it could be read, and everything that is wrong with it. */
export interface LoadResult {
  documents: SourceDocument[];
  data: Partial<Data>;
  facts: Facts;
  problems: Problem[];
}

function readData(root: string): { data: Partial<Data>; problems: Problem[] } {
  const problems: Problem[] = [];
  const data: Record<string, unknown> = {};
  for (const [key, type] of Object.entries(dataTypes)) {
    const file = `content/facts/${type.file}`;
    if (!existsSync(join(root, file))) {
      problems.push({ file, line: 1, column: 1, message: "the file is missing", expected: type.description, fix: "restore the file" });
      continue;
    }
    const result = validate<z.ZodType>(type.schema, readYaml(readFileSync(join(root, file), "utf8"), file), file);
    problems.push(...result.problems);
    data[key] = result.data;
  }
  return { data: data as Partial<Data>, problems };
}

/** Texts that disagree with their own value, and sentences that name unknown facts. */
function factProblems(root: string, sources: FactSources, facts: ReadonlySet<string>): Problem[] {
  const place = (file: string, name: string) => {
    const source = readYaml(readFileSync(join(root, file), "utf8"), file);
    return { file, ...source.placeOfKey([], name) };
  };
  const drifted = Object.entries(sources.figures).flatMap(([name, figure]) =>
    missingFromText(figure).map((value) => ({
      ...place("content/facts/figures.yaml", name),
      message: `the text "${formatFigure(figure)}" of \`${name}\` does not contain its value ${value}`,
      expected: "a text that says the same number as value",
      fix: "correct value or text",
    })),
  );
  const unknown = Object.entries(sources.disclosures).flatMap(([name, text]) =>
    factNamesIn(text).filter((used) => !facts.has(used)).map((used) => ({
      ...place("content/facts/disclosures.yaml", name),
      message: `\`{${used}}\` is not a fact`,
      expected: "the name of a fact",
      fix: suggest(used, facts, "add it to content/facts/figures.yaml"),
    })),
  );
  return [...drifted, ...unknown];
}

/** Reads and checks content/facts alone. */
export function loadFacts(root: string, origins: LinkOrigins): Omit<LoadResult, "documents"> {
  const { data, problems } = readData(root);
  const { figures, company, links, disclosures } = data;
  if (!figures || !company || !links || !disclosures) return { data, facts: new Map(), problems };
  const plain = resolveFacts({ figures, company, links, disclosures: {} }, origins);
  const found = factProblems(root, { figures, company, links, disclosures }, new Set(plain.keys()));
  const facts = found.length ? plain : resolveFacts({ figures, company, links, disclosures }, origins);
  return { data, facts, problems: [...problems, ...found] };
}

/**
 * Reads everything under content/.
 * @param root the repository's root
 * @param origins what {host} and {rateCalculator} in links.yaml stand for
 * @returns what could be read, with all problems of frontmatter and data files at once
 */
export function loadContent(root: string, origins: LinkOrigins): LoadResult {
  const { data, facts, problems } = loadFacts(root, origins);
  const documents: SourceDocument[] = [];
  for (const type of documentTypes) {
    const folder = join(root, "content", type.folder);
    for (const name of existsSync(folder) ? readdirSync(folder).filter((n) => n.endsWith(".mdx")).sort() : []) {
      const file = `content/${type.folder}/${name}`;
      const result = readDocument(type, file, readFileSync(join(folder, name), "utf8"));
      if (result.document) documents.push(result.document);
      problems.push(...result.problems);
    }
  }
  return { documents, data, facts, problems };
}
