// npm run publish-legal: records the text of a legal document as visitors read it. Without a name, lists the status of each.
import { checkContext, root } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { ContentError, formatDiagnostic, isError } from "../../content/schema/diagnostic";
import { factsToSeal, readSource, type LegalSource } from "../../legal/record/checks";
import { publish, PublishError, status } from "../../legal/record/publish";
import { readArguments } from "./publish-legal/arguments";

function list(sources: readonly LegalSource[]): void {
  const problems = sources.flatMap((source) => {
    try {
      console.log(`${source.name}: ${status(root, source)}`);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.log(`${source.name}: its record cannot be read`);
      return error.problems;
    }
    return [];
  });
  if (problems.length) throw new ContentError(problems);
}

try {
  const { name, values } = readArguments(process.argv.slice(2));
  // The records are not checked here: they would report the very change that is about to be recorded.
  const { content, problems } = checkContent(checkContext(filesOn(root)));
  if (problems.some(isError)) throw new ContentError(problems.filter(isError));
  const facts = factsToSeal(content);
  const sources = content.documents
    .filter(({ type }) => type.folder === "legal")
    .map((document) => readSource(document, facts));
  if (!name) list(sources);
  else {
    const source = sources.find((candidate) => candidate.name === name);
    if (!source)
      throw new PublishError(
        `there is no legal document "${name}"`,
        `one of ${sources.map((candidate) => candidate.name).join(", ")}`,
        "correct the name",
      );
    console.log(publish(root, source, values, new Date().toISOString().slice(0, 10)));
  }
} catch (error) {
  if (error instanceof ContentError) console.error(error.problems.map(formatDiagnostic).join("\n"));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
