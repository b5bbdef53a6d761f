import type { Diagnostic } from "../../../content/schema/diagnostic";
import { latestText, latestBlocks, type Archive } from "../archive";
import { sentencesOf } from "../../../content/markdown/sentences";
import { wordsOfBlock, type Block } from "../../text/blocks";
import { lineOfBlock, readsSame, shownLine } from "../../text/fingerprint";
import { atLine, type LegalSource } from "./source";

const quote = (block: Block) => {
  const words = [block.number, wordsOfBlock(block)].filter(Boolean).join(" ");
  return `"${words.length > 70 ? `${words.slice(0, 67)}...` : words}"`;
};

/** Finds the first difference between a text and the sealed one, and counts the blocks that differ. */
function firstDifference(sealed: readonly Block[], blocks: readonly Block[]) {
  const old = new Set(sealed.map(shownLine));
  const added = blocks.filter((block) => !old.has(shownLine(block)));
  const now = new Set(blocks.map(shownLine));
  const removed = sealed.filter((block) => !now.has(shownLine(block)));
  const count = Math.max(added.length, removed.length);
  const first = added[0];
  if (first) {
    // The source has one sentence per line, so the index of the first new sentence is its line within the block.
    const known = removed.map(wordsOfBlock).join(" ");
    const sentence = sentencesOf(wordsOfBlock(first)).findIndex((words) => !known.includes(words));
    return {
      line: (first.line ?? 1) + Math.max(sentence, 0),
      count,
      message: sealed.some((block) => lineOfBlock(block, true) === lineOfBlock(first, true))
        ? `${quote(first)} is in another kind of list in the published text`
        : `${quote(first)} is not in the published text`,
    };
  }
  // Blocks were only removed or moved: use the first position at which the texts differ.
  const at = sealed.findIndex(
    (block, index) => !blocks[index] || shownLine(blocks[index]) !== shownLine(block),
  );
  const [firstRemoved] = removed;
  return {
    line: blocks[at]?.line ?? blocks.at(-1)?.line ?? 1,
    count,
    message: firstRemoved
      ? `the published text has ${quote(firstRemoved)} here`
      : "the order differs from the published text",
  };
}

/** The commands that record a change; a text that was published for a later day may also be amended until then. */
export function publishCommands(
  name: string,
  { date, recorded }: { date: string; recorded: string },
): string {
  const publish = `npm run publish-legal -- ${name}`;
  const amend = date > recorded ? `; before ${date}: ${publish} --amend "why" --by "Your Name"` : "";
  return `${publish} --date YYYY-MM-DD --note "What is new, for readers"; if no one's rights change (a comma, a misspelling): ${publish} --immaterial "why" --by "Your Name"${amend}`;
}

/**
 * Checks that a document reads as it was published under its date: words, numbers, links, title and date.
 * Words from facts and components count like words typed into the file.
 * @returns a problem for each field that differs, and for the first difference in the text
 */
export function checkDated(archive: Archive, source: LegalSource): Diagnostic[] {
  const published = latestText(archive);
  const under = `version ${published.version} (${published.dateKind} ${published.date})`;
  const sealed = latestBlocks(archive);
  const isSame = readsSame(sealed, source.blocks);
  const differing = (["title", "dateKind", "date"] as const).filter(
    (field) => source.fields[field] !== published[field],
  );
  // A version differs from the one before it in more than its date.
  const mayBeNew = !isSame || differing.some((field) => field !== "date");
  const fields = differing.map((field): Diagnostic => ({
    ...source.placeOfField(field),
    message: `\`${field}: ${source.fields[field]}\` is not what was published: ${under} has \`${published[field]}\``,
    expected: "the title and date that were published with the text",
    fix: `restore \`${field}: ${published[field]}\`${mayBeNew ? `; for a new version run ${publishCommands(source.name, published)}` : ""}`,
  }));
  if (isSame) return fields;
  const { line, count, message } = firstDifference(sealed, source.blocks);
  const facts = source.factsAt(line);
  const more =
    count > 1
      ? `, and ${count - 1} more ${count === 2 ? "place differs" : "places differ"} (npm run redline -- main lists all)`
      : "";
  const shown = facts.length
    ? ` (it shows ${facts.map((name) => `{${name}}`).join(", ")}, which may have changed in content/facts)`
    : "";
  return [
    ...fields,
    {
      ...atLine(source.file, line),
      message: `the text has changed since ${under}: ${message}${shown}${more}`,
      expected: "a new date, version and note for every new text",
      fix: publishCommands(source.name, published),
    },
  ];
}
