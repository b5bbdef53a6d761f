// npm run confirm-notes -- <document> <clause>...: seals summaries to the clauses with which somebody has compared them.
import { readFileSync, writeFileSync } from "node:fs";
import { suggest } from "../../content/schema/did-you-mean";
import { notesFile } from "../../legal/record/checks/notes";
import { confirmNotes } from "../../legal/record/confirm-notes";
import { command, readArguments, UsageError } from "./command";
import { legalSources } from "./legal-sources";

await command(() => {
  const expected = "<document> <clause>...";
  const [name = "", ...ids] = readArguments({ allowPositionals: true }, expected).positionals;
  const { content, sources } = legalSources();
  const names = sources.map((source) => source.name);
  const source = sources[names.indexOf(name)];
  if (!source || !ids.length)
    throw new UsageError(
      `expected: npm run confirm-notes -- ${expected}; documents: ${names.join(", ")}\n` +
        (source ? "fix: name the clauses" : `fix: ${suggest(name, names, "name one of these documents")}`),
    );
  const text = readFileSync(notesFile, "utf8");
  writeFileSync(notesFile, confirmNotes(text, source, content.data.legalNotes, ids));
  console.log(`${notesFile}: the summaries of ${ids.join(", ")} are confirmed.`);
});
