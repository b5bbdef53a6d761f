import { filesOn } from "../../../content/read/files";
import { readYaml, type YamlSource } from "../../../content/read/yaml-source";
import { suggest } from "../../../content/schema/did-you-mean";
import { stemOf, type SourceDocument } from "../../../content/read/documents";
import type { Content } from "../../../content/read/load-content";
import { isError, ofWholeFile, type Diagnostic } from "../../../content/schema/diagnostic";
import { archivedNames, readArchive, recordFile, type Archive } from "../archive";
import { checkIntact } from "./archive-intact";
import { checkFiguresInForce, figuresFile, type PagesOf } from "./figures-in-force";
import { checkIds } from "./ids";
import { factsToSeal, readSource, type LegalSource } from "./source";
import { checkNotes, notesFile } from "./notes";
import { checkDated } from "./text-dated";

function withoutRecord(file: string): Diagnostic {
  const name = stemOf(file);
  return ofWholeFile(file, {
    message: "the document has no record of what was published",
    expected: recordFile(name),
    fix: `npm run publish-legal -- ${name} --note "The first text kept here."`,
  });
}

const withoutDocument = (name: string): Diagnostic =>
  ofWholeFile(recordFile(name), {
    message: `content/legal/${name}.mdx is missing`,
    expected: "a legal document that keeps its path permanently",
    fix: "restore the file; a document that no longer applies gets `standing: earlier`",
  });

/** The problem of a text that passes the content check but cannot be rendered; otherwise only the build would fail. */
function notRendered({ file }: SourceDocument, error: unknown): Diagnostic {
  const message = (error instanceof Error ? error.message : String(error)).split("\n")[0];
  return ofWholeFile(file, {
    message: `the text cannot be rendered: ${message}`,
    expected: "a text that can be compared with its record",
    fix: "fix the error that the message names",
  });
}

function checkOne(
  archive: Archive,
  document: SourceDocument,
  content: Content,
  yaml: { notes: YamlSource; figures: YamlSource },
  pagesOf: PagesOf,
  today: string,
): Diagnostic[] {
  let source: LegalSource;
  try {
    source = readSource(document, factsToSeal(content));
  } catch (error) {
    return [notRendered(document, error)];
  }
  const { figures, legalNotes } = content.data;
  const notes = legalNotes[source.name];
  const edited = checkDated(archive, source);
  return [
    ...checkIds(archive, source),
    ...edited,
    // Until an edit is published, its date is not known.
    ...(edited.length ? [] : checkFiguresInForce(archive, figures, yaml.figures, pagesOf, today)),
    ...(notes ? checkNotes(source, notes, yaml.notes) : []),
  ];
}

/** Problems for notes of documents that do not exist. */
function strayNotes({ data }: Content, names: ReadonlySet<string>, yaml: YamlSource): Diagnostic[] {
  return Object.keys(data.legalNotes ?? {})
    .filter((name) => !names.has(name))
    .map((name) => ({
      ...yaml.placeOfKey([], name),
      message: `there is no legal document \`${name}\``,
      expected: `one of ${[...names].join(", ")}`,
      fix: suggest(name, names, "name a file of content/legal, without .mdx"),
    }));
}

/**
 * Checks every legal document against its published record: stable ids, dated changes, an intact archive.
 * @param found problems already known: a document with an error is not rendered, and none is if the facts have errors
 * @param today ISO 8601
 */
export function checkRecords(
  root: string,
  content: Content,
  found: readonly Diagnostic[],
  pagesOf: PagesOf,
  today: string,
): Diagnostic[] {
  const errors = found.filter(isError);
  const factsBroken = errors.some(({ file }) => file.startsWith("content/facts/"));
  const broken = new Set(errors.map(({ file }) => file));
  const documents = content.documents.filter(({ type }) => type.folder === "legal");
  const names = new Set([
    ...documents.map(({ file }) => stemOf(file)),
    ...[...broken].filter((file) => file.startsWith("content/legal/")).map(stemOf),
  ]);
  const orphans = archivedNames(root)
    .filter((name) => !names.has(name))
    .map(withoutDocument);
  const files = filesOn(root);
  const read = (file: string) => readYaml(files.read(file) ?? "", file);
  const yaml = { notes: read(notesFile), figures: read(figuresFile) };
  return [
    ...orphans,
    ...strayNotes(content, names, yaml.notes),
    ...documents.flatMap((document) => {
      const { archive, problems } = readArchive(root, stemOf(document.file));
      if (problems.length) return problems;
      if (!archive) return [withoutRecord(document.file)];
      const intact = checkIntact(archive);
      // A comparison with a tampered text would be meaningless.
      return intact.length || factsBroken || broken.has(document.file)
        ? intact
        : checkOne(archive, document, content, yaml, pagesOf, today);
    }),
  ];
}
