import type { z } from "zod";
import { dataKeys, dataTypes, documentTypes, type Data, type DataKey } from "../schema/index";
import { readDocument, type SourceDocument } from "./documents";
import { formatFigure, missingFromText } from "../facts/format-figure";
import type { LinkOrigins } from "../facts/links";
import { resolveFacts, type FactSources } from "../facts/resolve";
import { recoverFacts } from "../facts/recover-facts";
import { bracedWordsIn, type Facts } from "../facts/substitute";
import { checkFactsInText } from "../facts/unknown-fact";
import { idOf } from "../markdown/id-of";
import { filesOn, type Files } from "./files";
import { memoize } from "./memoize";
import { Findings, ofWholeFile, type Diagnostic } from "../schema/diagnostic";
import { validate } from "./validate";
import { readYaml, type YamlSource } from "./yaml-source";

/** All of content/, read and typed. */
export interface Content {
  documents: SourceDocument[];
  data: Data;
  /** While files have errors, with the names in them; only their words may be missing. */
  facts: Facts;
}

/** All content that could be read, and every problem found. */
export interface LoadResult extends Omit<Content, "data"> {
  /** Documents with invalid frontmatter, with the fields as written. */
  broken: SourceDocument[];
  data: Partial<Data>;
  /** The parsed data files, valid or not; undefined for a file that cannot be parsed. */
  raw: Partial<Record<DataKey, unknown>>;
  problems: Diagnostic[];
}

/** The repository's root, or its files. */
export type Source = string | Files;
const filesOf = (source: Source): Files => (typeof source === "string" ? filesOn(source) : source);

/** A data file's path. */
export const dataFile = (key: DataKey): string => `content/facts/${dataTypes[key].file}`;

/** Correct words that the dictionary of the spelling check does not have. */
export const spellingFile = "content/spelling.txt";

type Sources = Partial<Record<DataKey, YamlSource>>;
/** The texts of the data files; undefined for one that is missing. */
type DataTexts = ReadonlyMap<DataKey, string | undefined>;

function readData(texts: DataTexts): { data: Partial<Data>; sources: Sources; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const data: Record<string, unknown> = {};
  const sources: Sources = {};
  for (const [key, text] of texts) {
    const file = dataFile(key);
    const source = readYaml(text ?? "", file);
    if (source.value === null) {
      const message = `the file is ${text === undefined ? "missing" : "empty"}`;
      const expected = dataTypes[key].description;
      problems.push(ofWholeFile(file, { message, expected, fix: "restore the file" }));
      continue;
    }
    const result = validate<z.ZodType>(dataTypes[key].schema, source);
    problems.push(...result.problems);
    sources[key] = source;
    data[key] = result.data;
  }
  return { data, sources, problems };
}

/** Reports figures whose text does not contain their value. */
const mismatches = (figures: FactSources["figures"], yaml: YamlSource | undefined): Diagnostic[] =>
  Object.entries(figures).flatMap(([name, figure]) =>
    missingFromText(figure).map((value) => ({
      ...yaml!.placeOfKey([], name),
      message: `the text "${formatFigure(figure)}" of \`${name}\` does not contain its value ${value}`,
      expected: "a text with the same number as `value`",
      fix: "correct value or text",
    })),
  );

/** Reports disclosures that name an unknown fact, or a disclosure that is not defined above them. */
function disclosureProblems(text: string, yaml: YamlSource, facts: Facts): Diagnostic[] {
  const findings = new Findings(dataFile("disclosures"), text);
  const names = Object.keys(yaml.value ?? {});
  for (const [index, name] of names.entries()) {
    const range = yaml.rangeOf([name]);
    const source = yaml.textOf(range);
    checkFactsInText(source, range?.start ?? 0, facts, findings);
    for (const { name: used } of bracedWordsIn(source))
      if (names.indexOf(used) >= index)
        findings.add(yaml.rangeOfKey([], name), {
          message: `\`{${used}}\` is a disclosure that is not defined above \`${name}\``,
          expected: "facts, and disclosures further up in the file",
          fix: used === name ? "remove its own name" : `move \`${name}\` below \`${used}\``,
        });
  }
  return findings.problems;
}

type LoadedFacts = Omit<LoadResult, "documents" | "broken">;

/** Reads and checks content/facts only. Cached: callers that read the same texts share the result. */
export function loadFacts(source: Source, origins: LinkOrigins): Readonly<LoadedFacts> {
  const files = filesOf(source);
  return factsOf(new Map(dataKeys.map((key) => [key, files.read(dataFile(key))])), origins);
}

function readFacts(texts: DataTexts, origins: LinkOrigins): LoadedFacts {
  const { data, sources, problems } = readData(texts);
  const raw: LoadResult["raw"] = Object.fromEntries(
    Object.entries(sources).map(([key, source]) => [key, source.value]),
  );
  const { figures, company, links, disclosures } = raw;
  const { sources: usable, addInvalid } = recoverFacts({ figures, company, links, disclosures });
  const facts = addInvalid(resolveFacts(usable, origins));
  return {
    data,
    raw,
    facts,
    problems: [
      ...problems,
      ...mismatches(usable.figures, sources.figures),
      ...(sources.disclosures
        ? disclosureProblems(texts.get("disclosures")!, sources.disclosures, facts)
        : []),
    ],
  };
}

const factsOf = memoize(readFacts, 20, (texts, { host, rateCalculator }) =>
  JSON.stringify([...texts.values(), host, rateCalculator]),
);

/** The name that a document's file should have: `ivf.mdx` for `old/ivf.md`. */
const mdxNameOf = (name: string) => `${name.replace(/^.*\//, "").replace(/\..*$/, "")}.mdx`;

/** Reports files that are never loaded because of their extension or folder, and file names that are not portable. */
function misplacedFiles(files: Files): Diagnostic[] {
  const data = new Set(dataKeys.map((key) => dataFile(key)));
  const documents = new RegExp(`^content/(${documentTypes.map(({ folder }) => folder).join("|")})/`);
  const unused = (expected: string, fix: string) => ({ message: "this file is not used", expected, fix });
  const problemOf = (file: string) => {
    const [path, folder] = documents.exec(file) ?? [];
    const name = file.slice(path?.length);
    if (folder && !/^[^/]+\.mdx$/.test(name)) {
      const right = `content/${folder}/${mdxNameOf(name)}`;
      return unused(
        `files that end in .mdx, directly in content/${folder}`,
        files.read(right) === undefined
          ? `rename it to ${right}, or move it out of content/${folder}`
          : `delete it, because ${right} exists, or move it out of content/${folder}`,
      );
    }
    if (file.startsWith("content/facts/") && !data.has(file))
      return unused(
        `one of ${[...data].map((path) => path.replace(/^.*\//, "")).join(", ")}`,
        "move its lines to the file that they belong to",
      );
    const folders = documentTypes.map((type) => type.folder).concat("facts", "media", "schemas", "search");
    const outside =
      !folders.includes(file.split("/")[1]!) && (/\.mdx$/.test(file) || file.split("/").length > 2);
    if (outside || (/^content\/search\//.test(file) && !/\/(queries|synonyms)\.yaml$/.test(file)))
      return unused(
        `files in one of the folders ${folders.join(", ")}`,
        "move it to the folder for its kind of content",
      );
    if (!/[^a-z0-9./-]/.test(file)) return undefined;
    return {
      message:
        "the file's name has capitals, spaces or special characters, which not all systems treat alike",
      expected: "lowercase letters, digits and hyphens",
      fix: `rename it to ${file.replace(/[^./]+/g, (part) => idOf(part) || "-")}`,
    };
  };
  return files.list("content", true).flatMap((name): Diagnostic[] => {
    // src/legal/record checks the archive.
    const isExempt = /(^|\/)\./.test(name) || name === "README.md" || name.startsWith("legal/archive/");
    const problem = isExempt ? undefined : problemOf(`content/${name}`);
    return problem ? [ofWholeFile(`content/${name}`, problem)] : [];
  });
}

/**
 * Reads everything under content/.
 * @returns what could be read, with all problems of frontmatter and data files at once
 */
export function loadContent(source: Source, origins: LinkOrigins): LoadResult {
  const files = filesOf(source);
  const { problems, ...loaded } = loadFacts(files, origins);
  const read = documentTypes.flatMap((type) => {
    const names = files.list(`content/${type.folder}`);
    return names.flatMap((name) => {
      const isUsed = name.endsWith(".mdx");
      // A page under a wrong extension is reported once, and not for every link to it.
      if (!isUsed && (!/\.(?:mdx?|markdown|txt)$/i.test(name) || names.includes(mdxNameOf(name)))) return [];
      const file = `content/${type.folder}/${name}`;
      const read = readDocument(type, file, files.read(file)!);
      return isUsed ? read : { broken: read.document ?? read.broken, problems: [] };
    });
  });
  return {
    ...loaded,
    documents: read.flatMap(({ document }) => document ?? []),
    broken: read.flatMap(({ broken }) => broken ?? []),
    problems: [...problems, ...read.flatMap((result) => result.problems), ...misplacedFiles(files)],
  };
}
