import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { ContentError, isError } from "../../content/schema/diagnostic";
import { checkContext, root } from "../../gatsby/check-context";
import { factsToSeal, readSource } from "../../legal/record/checks/source";

/** Reads all content, and every legal document as it would be recorded. @throws ContentError if there is a content error */
export function legalSources() {
  // The records are not checked here: they would report the very change that is about to be recorded or confirmed.
  const { content, problems } = checkContent(checkContext(filesOn(root)));
  const errors = problems.filter(isError);
  if (errors.length) throw new ContentError(errors);
  const facts = factsToSeal(content);
  const documents = content.documents.filter(({ type }) => type.folder === "legal");
  return { content, sources: documents.map((document) => readSource(document, facts)) };
}
