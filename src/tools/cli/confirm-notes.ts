// npm run confirm-notes -- <document> <clause>...: seals summaries to the clauses with which somebody has compared them.
import { readFileSync, writeFileSync } from "node:fs";
import { checkContext, root } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { factsToSeal, readSource } from "../../legal/record/checks";
import { notesFile } from "../../legal/record/checks/notes";
import { confirmNotes } from "../../legal/record/confirm-notes";
import { suggest } from "../../content/schema/did-you-mean";

try {
  const [name, ...ids] = process.argv.slice(2);
  const { content } = checkContent(checkContext(filesOn(root)));
  const documents = content.documents.filter(({ type }) => type.folder === "legal");
  const names = documents.map(({ file }) => file.replace(/^.*\/|\.mdx$/g, ""));
  const document = documents[names.indexOf(name ?? "")];
  if (!document || !ids.length)
    throw new Error(
      `expected: npm run confirm-notes -- <document> <clause>...; documents: ${names.join(", ")}\n` +
        (document ? "fix: name the clauses" : `fix: ${suggest(name ?? "", names, "name a document first")}`),
    );
  const source = readSource(document, factsToSeal(content));
  const text = readFileSync(notesFile, "utf8");
  writeFileSync(notesFile, confirmNotes(text, source, content.data.legalNotes, ids));
  console.log(`${notesFile}: the summaries of ${ids.join(", ")} are confirmed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
