// npm run publish-legal: records the text of a legal document as visitors read it. Without a name, lists the status of each.
import { createSpeller, wordsOf } from "../../checks/spelling/speller";
import { stemOf } from "../../content/read/documents";
import { filesOn } from "../../content/read/files";
import { spellingFile } from "../../content/read/load-content";
import { suggest } from "../../content/schema/did-you-mean";
import { ContentError } from "../../content/schema/diagnostic";
import { root } from "../../gatsby/check-context";
import type { LegalSource } from "../../legal/record/checks/source";
import { publish, status } from "../../legal/record/publish";
import { command } from "./command";
import { legalSources } from "./legal-sources";
import { readPublication, requireArgument } from "./publish-legal/arguments";
import { isoToday } from "../../site/dates";

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

await command(() => {
  const { name, values } = readPublication();
  // The path of its file names a document too.
  const wanted = name && stemOf(name);
  const names = filesOn(root).list("content/legal").map(stemOf);
  const fix = suggest(wanted ?? "", names, "correct the name");
  // Before all content is read and rendered, which takes seconds.
  requireArgument(
    !wanted || names.includes(wanted),
    `there is no legal document "${name}"`,
    `one of ${names.join(", ")}`,
    fix,
  );
  const { sources } = legalSources();
  const source = sources.find((candidate) => candidate.name === wanted);
  if (!source) return list(sources);
  const speller = createSpeller(wordsOf(filesOn(root).read(spellingFile) ?? ""));
  console.log(publish(root, source, values, isoToday(), speller.isCorrect));
});
