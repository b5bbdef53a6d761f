import type { Diagnostic } from "../../../content/schema/diagnostic";
import { latestBlocks, type Archive } from "../archive";
import { wordsOfBlock } from "../../text/blocks";
import { partsOf, subjects, type Part } from "../../text/parts";
import { similarity } from "../../text/similarity";
import { atLine, type LegalSource } from "./source";

/**
 * Below this two texts are not about the same thing. A clause in which every twelfth word is replaced still has 0.77;
 * different clauses that are worded alike can reach 0.63 (__tests__/legal/record/checks/ids.test.ts measures both), so an id that
 * passes to such a clause is caught by its words alone (`moved` below), or as a change of the text.
 */
const same = 0.15;

const lineOf = (part: Part | undefined) => part?.blocks[0]?.line ?? 1;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Finds the place of a clause that lost its id: of its words, or else right after the clause before it. */
function whereabouts(id: string, sealed: readonly Part[], source: LegalSource): { line: number; as?: Part } {
  const index = sealed.findIndex((part) => part.id === id);
  const first = sealed[index]?.blocks[0];
  const words = first && wordsOfBlock(first);
  for (const part of source.parts) {
    const block = part.blocks.find((candidate) => wordsOfBlock(candidate) === words);
    if (block?.line)
      return block === part.blocks[0] && part.id ? { line: block.line, as: part } : { line: block.line };
  }
  const before = sealed
    .slice(0, Math.max(index, 0))
    .reverse()
    .find((part) => part.id && source.parts.some((other) => other.id === part.id));
  const blocks = source.parts.find((part) => part.id && part.id === before?.id)?.blocks ?? [];
  // What followed the lost clause may now count as this one's: no further than this one reached before. Rows of tables have no line.
  return { line: blocks.slice(0, before?.blocks.length).findLast((block) => block.line)?.line ?? 1 };
}

function removed({ record, file }: Archive, source: LegalSource, sealed: readonly Part[]): Diagnostic[] {
  const present = new Set(source.parts.map(({ id }) => id));
  const retired = new Set(record.retired.map(({ id }) => id));
  return record.ids
    .filter((id) => !present.has(id) && !retired.has(id))
    .map((id) => {
      const { line, as } = whereabouts(id, sealed, source);
      const now = as?.id ? `; its words are now under \`${as.id}\`` : "";
      const landing =
        as?.id ?? source.parts.findLast((part) => part.id && lineOf(part) <= line)?.id ?? "id-of-a-clause";
      return {
        ...atLine(source.file, line),
        message: `the published id \`${id}\` is gone${now}`,
        expected: "every id that was ever published: contracts and mails cite it",
        fix: `give the clause its comment {/* #${id} */} again, or retire the id: add \`- { id: ${id}, landsAt: ${landing}, on: ${today()}, why: "..." }\` to \`retired\` in ${file}`,
      };
    });
}

function reused({ record }: Archive, source: LegalSource, sealed: readonly Part[]): Diagnostic[] {
  const [before, now] = [subjects(sealed), subjects(source.parts)];
  const rewritten = new Set(record.rewritten.map(({ id }) => id));
  const holder = new Map([...before].map(([id, words]) => [words, id]));
  return [...now].flatMap(([id, words]): Diagnostic[] => {
    const old = before.get(id);
    if (old === undefined || old === words || rewritten.has(id)) return [];
    const owner = holder.get(words);
    const moved = owner && owner !== id && before.get(owner) !== old;
    if (!moved && similarity(old, words) >= same) return [];
    return [
      {
        ...atLine(source.file, lineOf(source.parts.find((part) => part.id === id))),
        message: moved
          ? `the id \`${id}\` is now on the words of \`${owner}\``
          : `the id \`${id}\` is now on other words: "${old.slice(0, 60)}..." was cited under it`,
        expected: "an id that keeps its meaning for ever",
        fix: moved
          ? `give the clause its own id \`${owner}\` again`
          : `give the new clause an id of its own and retire \`${id}\`; if it still is the same subject, add \`- { id: ${id}, on: ${today()}, why: "..." }\` to \`rewritten\` in the record`,
      },
    ];
  });
}

function retirements({ record, source: yaml, file }: Archive, source: LegalSource): Diagnostic[] {
  const present = new Map(source.parts.flatMap((part) => (part.id ? [[part.id, part] as const] : [])));
  return record.retired.flatMap(({ id, landsAt }, index): Diagnostic[] => {
    const back = present.get(id);
    const problems: Diagnostic[] = [];
    if (back)
      problems.push({
        ...atLine(source.file, lineOf(back)),
        message: `the id \`${id}\` is retired and used here again`,
        expected: "an id that was never used",
        fix: `choose another id, or take \`${id}\` out of \`retired\` in ${file} if this is the same clause`,
      });
    if (!present.has(landsAt))
      problems.push({
        file,
        ...yaml.placeOf(["retired", index, "landsAt"]),
        message: `the retired id \`${id}\` lands at \`${landsAt}\`, which is no clause of ${source.file}`,
        expected: "the id of a clause that is there",
        fix: "name the clause that now contains it, or the section it was in",
      });
    if (!record.ids.includes(id))
      problems.push({
        file,
        ...yaml.placeOf(["retired", index, "id"]),
        message: `the retired id \`${id}\` was never published`,
        expected: "one of `ids`",
        fix: "correct the id, or delete the entry",
      });
    return problems;
  });
}

function unrecorded({ record, file }: Archive, source: LegalSource): Diagnostic[] {
  const known = new Set(record.ids);
  return source.parts
    .filter(({ id }) => id && !known.has(id))
    .map((part) => ({
      ...atLine(source.file, lineOf(part)),
      message: `the id \`${part.id}\` is new and not yet in ${file}`,
      expected: "every id in the record before it is published",
      fix: `npm run publish-legal -- ${source.name} (with --date and --note where the words are new too)`,
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

/** Like checkPublishedIds; also checks that every id of the text is recorded. */
export function checkIds(archive: Archive, source: LegalSource): Diagnostic[] {
  return [...checkPublishedIds(archive, source), ...unrecorded(archive, source)];
}
