import type { Content } from "./load";
import type { SourceDocument } from "./documents";
import { suggest } from "./did-you-mean";
import { splitQuestions } from "./markdown/faq-questions";
import { readYaml, type Place } from "./yaml-source";
import { splitFrontmatter } from "./documents";
import type { Problem } from "./problem";

type ReadText = (file: string) => string;

function placeOf(file: string, field: string, read: ReadText): { file: string } & Place {
  const parts = splitFrontmatter(read(file));
  return { file, ...readYaml(parts?.frontmatter ?? "", file, 2).placeOf([field]) };
}

function duplicates(documents: readonly SourceDocument[], read: ReadText): Problem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) =>
    document.type.unique.flatMap((field) => {
      const value = String((document.fields as Record<string, unknown>)[field]);
      const key = `${document.type.name} ${field} ${value}`;
      const earlier = first.get(key);
      if (!earlier) {
        first.set(key, document.file);
        return [];
      }
      const where = placeOf(document.file, field, read);
      return [{ ...where, message: `\`${field}: ${value}\` also stands in ${earlier}`, expected: `a ${field} of its own`, fix: "change one of the two" }];
    }),
  );
}

function questionIds(documents: readonly SourceDocument[]): Problem[] {
  return documents.filter((document) => document.type.folder === "faq").flatMap((document) => {
    const lines = new Map<string, number>();
    return splitQuestions(document.body).questions.flatMap(({ id, line, answer, question }): Problem[] => {
      const place = { file: document.file, line, column: 1 };
      const earlier = lines.get(id);
      lines.set(id, line);
      const twice = { ...place, message: `the id \`${id}\` also stands on line ${earlier}`, expected: "an id of its own for every question", fix: "add a comment such as {/* #another-id */} to the heading" };
      const empty = { ...place, message: `the question "${question}" has no answer`, expected: "text below the heading", fix: "write the answer, or delete the question" };
      return [...(earlier ? [twice] : []), ...(answer ? [] : [empty])];
    });
  });
}

function outlets(content: Content, read: ReadText): Problem[] {
  const known = Object.keys(content.data.logos.outlets);
  return content.documents.filter((document) => document.type.folder === "press").flatMap((document) => {
    const { outlet } = document.fields as { outlet: string };
    if (known.includes(outlet)) return [];
    const where = placeOf(document.file, "outlet", read);
    return [{ ...where, message: `there is no outlet \`${outlet}\``, expected: "a key of `outlets` in content/facts/logos.yaml", fix: suggest(outlet, known, "add the outlet to content/facts/logos.yaml") }];
  });
}

/**
 * Checks what one file cannot know alone: values that must be unique, and keys of other files.
 * @param read gives a file's text by its path from the repository's root
 */
export function checkAcross(content: Content, read: ReadText): Problem[] {
  return [...duplicates(content.documents, read), ...questionIds(content.documents), ...outlets(content, read)];
}
