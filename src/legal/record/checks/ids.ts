import type { Diagnostic } from "../../../content/schema/diagnostic";
import { latestBlocks, type Archive } from "../archive";
import { wordsOfBlock } from "../../text/blocks";
import { partsOf, subjects, type Part } from "../../text/parts";
import { similarity } from "../../text/similarity";
import { atLine, type LegalSource } from "./source";
import { isoToday } from "../../../site/dates";

/**
 * Texts less similar than this have different subjects. A clause with every twelfth word replaced scores 0.77, but
 * similarly worded clauses reach 0.63 (__tests__/legal/record/checks/ids.test.ts measures both). An id that moves to such
 * a clause is detected by the exact words (`owner` below), or as a change of the text.
 */
const minSimilarity = 0.15;

const lineOf = (part: Part | undefined) => part?.blocks[0]?.line ?? 1;

/** Locates a clause that lost its id: by its words, with their new id if they begin it, or else after the preceding clause. */
function locate(id: string, sealed: readonly Part[], source: LegalSource): { line: number; as?: string } {
  const index = sealed.findIndex((part) => part.id === id);
  const first = sealed[index]?.blocks[0];
  const words = first && wordsOfBlock(first);
  for (const part of source.parts) {
    const block = part.blocks.find((candidate) => wordsOfBlock(candidate) === words);
    if (block?.line) return { line: block.line, as: block === part.blocks[0] ? part.id : "" };
  }
  const before = sealed
    .slice(0, Math.max(index, 0))
    .findLast((part) => part.id && source.parts.some((other) => other.id === part.id));
  const blocks = source.parts.find((part) => part.id === before?.id)?.blocks ?? [];
  return { line: blocks.findLast((block) => block.line)?.line ?? 1 };
}

/** Where to add the first or another entry of a list in a record. */
const belowList = (name: "retired" | "rewritten", record: Archive["record"]) =>
  `on a line below \`${name}:\`${record[name].length ? "" : " (delete its [])"}`;

function removed({ record, file }: Archive, source: LegalSource, sealed: readonly Part[]): Diagnostic[] {
  const present = new Set(source.parts.map(({ id }) => id));
  const retired = new Set(record.retired.map(({ id }) => id));
  return record.ids
    .filter((id) => !present.has(id) && !retired.has(id))
    .map((id) => {
      const { line, as } = locate(id, sealed, source);
      const now = as ? `; its words are now under \`${as}\`` : "";
      const above = source.parts.findLast((part) => part.id && lineOf(part) <= line);
      const landing = as || (above?.id ?? "id-of-a-clause");
      return {
        ...atLine(source.file, line),
        message: `the published id \`${id}\` was removed${now}`,
        expected: "every id ever published, because contracts and emails cite it",
        fix: `restore the clause's comment {/* #${id} */}, or retire the id: add \`- { id: ${id}, landsAt: ${landing}, on: ${isoToday()}, why: "..." }\` ${belowList("retired", record)} in ${file}`,
      };
    });
}

function reused({ record }: Archive, source: LegalSource, sealed: readonly Part[]): Diagnostic[] {
  const [before, now] = [subjects(sealed), subjects(source.parts)];
  const rewritten = new Set(record.rewritten.map(({ id }) => id));
  const idOfWords = new Map([...before].map(([id, words]) => [words, id]));
  return [...now].flatMap(([id, words]): Diagnostic | [] => {
    const old = before.get(id);
    if (old === undefined || old === words || rewritten.has(id)) return [];
    const owner = idOfWords.get(words);
    if (!owner && similarity(old, words) >= minSimilarity) return [];
    return {
      ...atLine(source.file, lineOf(source.parts.find((part) => part.id === id))),
      message: owner
        ? `the id \`${id}\` now marks the words of \`${owner}\``
        : `the id \`${id}\` now marks other words than "${old.slice(0, 60)}..."`,
      expected: "an id that never changes its meaning",
      fix: owner
        ? `restore the clause's own id \`${owner}\``
        : `give the new clause its own id and retire \`${id}\`; if the subject is the same, add \`- { id: ${id}, on: ${isoToday()}, why: "..." }\` ${belowList("rewritten", record)} in the record`,
    };
  });
}

function retirements({ record, source: yaml, file }: Archive, source: LegalSource): Diagnostic[] {
  const partOf = (id: string) => source.parts.find((part) => part.id === id);
  return record.retired.flatMap(({ id, landsAt }, index): Diagnostic[] => {
    const back = partOf(id);
    const problems: Diagnostic[] = [];
    if (back)
      problems.push({
        ...atLine(source.file, lineOf(back)),
        message: `the retired id \`${id}\` is used again`,
        expected: "an id that was never used",
        fix: `choose another id, or remove \`${id}\` from \`retired\` in ${file} if this is the same clause`,
      });
    if (!partOf(landsAt))
      problems.push({
        ...yaml.placeOf(["retired", index, "landsAt"]),
        message: `the retired id \`${id}\` lands at \`${landsAt}\`, which is not a clause of ${source.file}`,
        expected: "the id of an existing clause",
        fix: "name the clause that now contains the words, or the section that contained them",
      });
    if (!record.ids.includes(id))
      problems.push({
        ...yaml.placeOf(["retired", index, "id"]),
        message: `the retired id \`${id}\` was never published`,
        expected: "one of `ids`",
        fix: "correct the id, or delete the entry",
      });
    return problems;
  });
}

function unrecorded({ record, file }: Archive, source: LegalSource): Diagnostic[] {
  const recorded = new Set(record.ids);
  return source.parts
    .filter(({ id }) => id && !recorded.has(id))
    .map((part) => ({
      ...atLine(source.file, lineOf(part)),
      message: `the id \`${part.id}\` is new and not yet in ${file}`,
      expected: "an id that is recorded before it is published",
      fix: `npm run publish-legal -- ${source.name} (with --date and --note if the words are new too)`,
    }));
}

/** Checks that published ids still exist and keep their subject. @returns a problem for each that does not */
export function checkPublishedIds(archive: Archive, source: LegalSource): Diagnostic[] {
  const sealed = partsOf(latestBlocks(archive));
  return [
    ...removed(archive, source, sealed),
    ...reused(archive, source, sealed),
    ...retirements(archive, source),
  ];
}

/** Like checkPublishedIds, and checks that every id of the text is recorded. */
export function checkIds(archive: Archive, source: LegalSource): Diagnostic[] {
  return [...checkPublishedIds(archive, source), ...unrecorded(archive, source)];
}
