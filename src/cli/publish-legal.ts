// npm run publish-legal: records the text of a legal document as visitors will get it. Without a name: how each stands.
import { parseArgs } from "node:util";
import { renderLegal } from "../build/render-text";
import { checkContext, root } from "../build/site";
import { checkContent } from "../content-types/check";
import { ContentError, formatProblem, isError } from "../content-types/problem";
import { publicFacts, readSource, type LegalSource } from "../legal/check";
import { publish, PublishError } from "../legal/publish";
import { latest, readArchive } from "../legal/record/archive";
import { hashOfBlocks } from "../legal/text/fingerprint";

const options = { date: { type: "string" }, note: { type: "string" }, immaterial: { type: "string" }, by: { type: "string" } } as const;

function standing(source: LegalSource): string {
  const { archive } = readArchive(root, source.name);
  if (!archive) return "no record yet";
  const last = latest(archive);
  return `version ${last.version}, ${last.dateKind} ${last.date}${hashOfBlocks(source.blocks) === last.text ? "" : "; edited since"}`;
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  // Without the records: what they would complain of is what is about to be recorded.
  const { content, problems } = checkContent({ ...checkContext(), records: () => [] });
  if (problems.some(isError)) throw new ContentError(problems.filter(isError));
  const facts = publicFacts(content);
  const sources = content.documents.filter(({ type }) => type.folder === "legal").map((document) => readSource(document, facts, renderLegal));
  const [name] = positionals;
  if (!name) for (const source of sources) console.log(`${source.name}: ${standing(source)}`);
  else {
    const source = sources.find((candidate) => candidate.name === name);
    if (!source) throw new PublishError(`there is no legal document "${name}"`, `one of ${sources.map((candidate) => candidate.name).join(", ")}`, "correct the name");
    console.log(publish(root, source, values, new Date().toISOString().slice(0, 10)));
  }
} catch (error) {
  if (error instanceof ContentError) console.error(error.problems.map(formatProblem).join("\n"));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
