// npm run publish-legal: records the text of a legal document as visitors read it. Without a name: the status of each.
import { parseArgs } from "node:util";
import { checkContext, root } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { ContentError, formatDiagnostic, isError } from "../../content/schema/diagnostic";
import { factsToSeal, readSource, type LegalSource } from "../../legal/record/checks";
import { publish, PublishError, status } from "../../legal/record/publish";

const options = {
  date: { type: "string" },
  note: { type: "string" },
  immaterial: { type: "string" },
  amend: { type: "string" },
  by: { type: "string" },
} as const;

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
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...others] = positionals;
  if (others.length)
    throw new PublishError(
      `there are ${positionals.length} names: ${positionals.join(", ")}`,
      "one document at a time: each has its own date and note",
      "run the command once for each",
    );
  if (!name && Object.keys(values).length)
    throw new PublishError(
      "no document is named",
      "the name of a file in content/legal",
      "npm run publish-legal -- <name> and the options",
    );
  // Without the records: what they would complain of is what is about to be recorded.
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
