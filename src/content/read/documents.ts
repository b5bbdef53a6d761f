import type { z } from "zod";
import { idOf } from "../markdown/id-of";
import type { DocumentType } from "../schema/define";
import { Findings, ofWholeFile, safeFix, suggestedFix, type Diagnostic } from "../schema/diagnostic";
import { memoize } from "./memoize";
import { validate } from "./validate";
import { readYaml, type YamlSource } from "./yaml-source";

/** A document as read from its file. */
export interface SourceDocument<T extends DocumentType = DocumentType> {
  type: T;
  /** Path from the repository's root. */
  file: string;
  fields: z.infer<T["schema"]>;
  /** The body below as many spaces and line breaks as the frontmatter has characters: offsets are those of the file. */
  body: string;
  /** The whole file. */
  text: string;
}

export type Documents = readonly SourceDocument[];

/** Filters documents by type. */
export const documentsOf = <T extends DocumentType>(type: T, documents: Documents): SourceDocument<T>[] =>
  documents.filter((document) => document.type.name === type.name) as SourceDocument<T>[];

/** A file's name without its extension. */
export const stemOf = (file: string): string => file.replace(/^.*\//, "").replace(/(?<=.)(?:\.\w+)+$/, "");

/** Whether a slug differs from its file's name, as in a copy of a file. Capitals and spaces in the name are ignored. */
export const isMisnamed = ({ file, fields }: Pick<SourceDocument, "file" | "fields">): boolean => {
  const { slug } = fields as { slug?: string };
  return slug !== undefined && slug !== idOf(stemOf(file));
};

/** The paths of the pages that show a document, the canonical one first; none if it has no valid path. */
export function pathsOf(
  { type, fields }: Pick<SourceDocument, "type" | "fields">,
  documents: Documents,
): string[] {
  if (type.sharedBy)
    return documents
      .filter((other) => other.type.name === type.sharedBy)
      .flatMap((other) => pathsOf(other, documents));
  const value = type.page && fields[type.page.field];
  return typeof value === "string" ? [...type.page!.paths(value)] : [];
}

/** The frontmatter. Spaces after a fence are accepted here; src/checks/rules/spaces.ts reports them. */
const fenced = /^(---[ \t]*(?:\r?\n[\s\S]*?)??)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Parses a file's frontmatter, with positions in the file. The first --- is included: in YAML it starts a document. */
export const frontmatterOf = (text: string, file: string): YamlSource =>
  readYaml(fenced.exec(text)?.[1] ?? "", file);

/** The offsets of a frontmatter field in the file; undefined if the field is missing. */
export const fieldRange = ({ text, file }: Pick<SourceDocument, "text" | "file">, ...path: PropertyKey[]) =>
  frontmatterOf(text, file).rangeOf(path);

/** A file's text with spaces for its frontmatter; undefined if it has none. */
export const bodyOf = (text: string): string | undefined =>
  fenced.test(text) ? text.replace(fenced, (found) => found.replace(/[^\n]/g, " ")) : undefined;

type ReadDocument<T extends DocumentType = DocumentType> = {
  document?: SourceDocument<T>;
  broken?: SourceDocument<T>;
  problems: readonly Diagnostic[];
};

function readOne(type: DocumentType, file: string, text: string): ReadDocument {
  const body = bodyOf(text);
  const findings = new Findings(file, text);
  // Without its fences, YAML would be checked, and repaired, as copy.
  const unreadable = (problems: readonly Diagnostic[]) => ({
    broken: { type, file, fields: {}, body: "", text },
    problems,
  });
  if (body === undefined) {
    const blank = /^\s+(?=---)/.exec(text)?.[0];
    if (/^---[ \t]*\n/.test(text)) {
      // The line that was meant to end it has something beside its ---, or is missing above the first line that is no field.
      const end = /\n(?:.*-{3}|(?!["']?[\w.]+["']? *:|\s|- |#)|.*$)/.exec(text)!;
      findings.add(end.index + 1, {
        message: "the frontmatter that begins on line 1 has no end above this line",
        expected: "a line with --- and nothing else below the last field",
        fix: "write --- alone on a line, between the last field and the text",
      });
      return unreadable(findings.problems);
    }
    const problem = ofWholeFile(file, {
      message: "the file does not start with frontmatter",
      expected: "a block between two lines of ---",
      fix: blank
        ? "delete the empty space above the first ---"
        : `write --- alone on line 1 and on the line below the fields, or copy the block for ${type.folder}/ from content/README.md`,
      repair: blank ? safeFix({ start: 0, end: blank.length, text: "" }) : undefined,
    });
    return unreadable([problem]);
  }
  const second = /\S/.exec(body)?.index ?? text.length;
  if (/^---[ \t]*\n["']?[\w.]+["']? *:/.test(text.slice(second)) && fenced.test(text.slice(second))) {
    findings.add(second, {
      message: "a second block of frontmatter begins here",
      expected: "one block between two lines of ---, and the text below it",
      fix: "delete one of the two blocks with its lines of ---",
    });
    return unreadable(findings.problems);
  }
  const misplaced = /^["']?(\w+)["']?:(?=\s)/.exec(text.slice(second));
  if (misplaced && Object.hasOwn(type.schema.shape, misplaced[1]!)) {
    const end = text.lastIndexOf("\n---", second) + 1;
    const next = text.slice(second).search(/^---[ \t]*$/m) >= 0;
    findings.add(end, {
      message: `this line of --- ends the frontmatter above its field \`${misplaced[1]!}\``,
      expected: "all fields between two lines of ---, and the text below them",
      fix: next ? "delete this line" : "move this line below the last field",
      repair: next ? suggestedFix({ start: end, end: text.indexOf("\n", end) + 1, text: "" }) : undefined,
    });
    return unreadable(findings.problems);
  }
  const source = frontmatterOf(text, file);
  const { data, problems } = validate(type.schema, source);
  const read = { type, file, body, text };
  if (data) return { document: { ...read, fields: data }, problems };
  return { broken: { ...read, fields: (source.value ?? {}) as Record<string, unknown> }, problems };
}

/** Caches a few versions of each file. The inner key is the text alone, so that no large text is joined to a name. */
const readerOf = memoize(
  (type: DocumentType, file: string) => memoize((text: string) => readOne(type, file, text), 10),
  500,
  ({ name }, file) => `${name}\n${file}`,
);

/**
 * Reads one MDX file and validates its frontmatter.
 * @param file path from the repository's root, for messages
 * @returns the document, or every problem of its frontmatter; then `broken` is the document as far as it can be read,
 *   so that the rest can still be checked
 */
export const readDocument = <T extends DocumentType>(type: T, file: string, text: string): ReadDocument<T> =>
  readerOf(type, file)(text) as ReadDocument<T>;
