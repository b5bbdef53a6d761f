import type { SourceDocument } from "../../content-types/documents";
import type { Content } from "../../content-types/load";
import { isError, type Problem } from "../../content-types/problem";
import { archivedNames, nameOf, readArchive, recordFile, type Archive } from "../record/archive";
import { checkIntact } from "./archive-intact";
import { checkIds } from "./ids";
import { publicFacts, readSource, type LegalSource, type Render } from "./source";
import { checkDated } from "./text-dated";

export { publicFacts, readSource, type LegalSource, type Render } from "./source";

function withoutRecord(file: string): Problem {
  const name = nameOf(file);
  return { file, line: 1, column: 1, message: "the document has no record of what was published", expected: recordFile(name), fix: `npm run publish-legal -- ${name} --note "The first text kept here."` };
}

function withoutDocument(name: string): Problem {
  return { file: recordFile(name), line: 1, column: 1, message: `content/legal/${name}.mdx is gone`, expected: "a legal document to keep its path for ever", fix: "restore the file; a document that no longer applies gets `standing: earlier`" };
}

/** A text that cannot be rendered is the content check's to report. */
function tryToRead(root: string, document: SourceDocument, content: Content, render: Render): LegalSource | undefined {
  try {
    return readSource(root, document, publicFacts(content), render);
  } catch {
    return undefined;
  }
}

function checkOne(archive: Archive, source: LegalSource | undefined): Problem[] {
  const intact = checkIntact(archive);
  // Against a text that was tampered with, nothing else can be said.
  if (intact.length || !source) return intact;
  return [...checkIds(archive, source), ...checkDated(archive, source)];
}

/**
 * Holds every legal document to what was published: ids kept, texts dated, archive intact.
 * @param found the problems that are known already: a document that has some is not rendered, and with broken facts none is
 */
export function checkRecords(root: string, content: Content, found: readonly Problem[], render: Render): Problem[] {
  const errors = found.filter(isError);
  const factsBroken = errors.some(({ file }) => file.startsWith("content/facts/"));
  const broken = new Set(errors.map(({ file }) => file));
  const documents = content.documents.filter(({ type }) => type.folder === "legal");
  const names = new Set([...documents.map(({ file }) => nameOf(file)), ...[...broken].filter((file) => file.startsWith("content/legal/")).map(nameOf)]);
  const orphans = archivedNames(root).filter((name) => !names.has(name)).map(withoutDocument);
  return [
    ...orphans,
    ...documents.flatMap((document) => {
      const { archive, problems } = readArchive(root, nameOf(document.file));
      if (problems.length) return problems;
      if (!archive) return [withoutRecord(document.file)];
      return checkOne(archive, factsBroken || broken.has(document.file) ? undefined : tryToRead(root, document, content, render));
    }),
  ];
}
