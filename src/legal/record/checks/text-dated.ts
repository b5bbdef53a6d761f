import type { Diagnostic } from "../../../content/schema/diagnostic";
import { latest, latestBlocks, type Archive } from "../archive";
import { sentencesOf } from "../../../content/markdown/sentences";
import { wordsOfBlock, type Block } from "../../text/blocks";
import { lineOfBlock, readsSame } from "../../text/fingerprint";
import { atLine, type LegalSource } from "./source";

interface Difference {
  line: number;
  /** How many blocks differ. */
  count: number;
  message: string;
}

const quote = (block: Block) => {
  const words = [block.number, wordsOfBlock(block)].filter(Boolean).join(" ");
  return `"${words.length > 70 ? `${words.slice(0, 67)}...` : words}"`;
};

/** Where a text first differs from the sealed one. */
function firstDifference(sealed: readonly Block[], blocks: readonly Block[]): Difference {
  const line = (block: Block) => lineOfBlock(block, true);
  const old = new Set(sealed.map(line));
  const added = blocks.filter((block) => !old.has(line(block)));
  const now = new Set(blocks.map(line));
  const gone = sealed.filter((block) => !now.has(line(block)));
  const count = Math.max(added.length, gone.length);
  const first = added[0];
  if (first) {
    // A sentence has a line of its own, so the first new sentence gives the line.
    const known = gone.map(wordsOfBlock).join(" ");
    const sentence = sentencesOf(wordsOfBlock(first)).findIndex((words) => !known.includes(words));
    return {
      line: (first.line ?? 1) + Math.max(sentence, 0),
      count,
      message: `${quote(first)} is not in the published text`,
    };
  }
  // Only taken away or moved: the first place at which the two texts part.
  const at = sealed.findIndex((block, index) => !blocks[index] || line(blocks[index]!) !== line(block));
  const stood = gone[0];
  return {
    line: blocks[at]?.line ?? blocks.at(-1)?.line ?? 1,
    count: Math.max(count, 1),
    message: stood
      ? `${quote(stood)} was here in the published text`
      : "the text is in another order than the published text",
  };
}

const commands = (name: string) =>
  `npm run publish-legal -- ${name} --date 2027-01-01 --note "What is new, for readers"; where no one's rights change (a comma, a misspelling): npm run publish-legal -- ${name} --immaterial "why" --by "Your Name"`;

/**
 * Whether what visitors would read is what was published under its date: words, numbers, links, title and date.
 * Facts and components count like words typed into the file.
 * @returns the first place that differs, or each field that does
 */
export function checkDated(archive: Archive, source: LegalSource): Diagnostic[] {
  const published = latest(archive);
  const under = `version ${published.version} (${published.dateKind} ${published.date})`;
  const fields = (["title", "dateKind", "date"] as const)
    .filter((field) => source.fields[field] !== published[field])
    .map((field): Diagnostic => ({
      file: source.file,
      ...source.placeOfField(field),
      message: `\`${field}: ${source.fields[field]}\` is not what was published: ${under} has \`${published[field]}\``,
      expected: "a title and a date that are published together with their text",
      fix: `write \`${field}: ${published[field]}\` again; for a new version run ${commands(source.name)}`,
    }));
  const sealed = latestBlocks(archive);
  if (readsSame(sealed, source.blocks)) return fields;
  const { line, count, message } = firstDifference(sealed, source.blocks);
  const facts = source.factsAt(line);
  const more = count > 1 ? `, and ${count - 1} more ${count === 2 ? "place differs" : "places differ"}` : "";
  const shown = facts.length
    ? ` (it shows ${facts.map((name) => `{${name}}`).join(", ")}, which may have changed in content/facts)`
    : "";
  return [
    ...fields,
    {
      ...atLine(source.file, line),
      message: `the text has changed since ${under}: ${message}${shown}${more}`,
      expected: "a new date, version and note with every new text",
      fix: commands(source.name),
    },
  ];
}
