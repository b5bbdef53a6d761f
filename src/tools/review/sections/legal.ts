import { compareTexts } from "../../../legal/redline/compare";
import type { RenderedText } from "../../../legal/redline/types";
import { allKeys, type Change } from "../change";
import type { Site } from "../site";

/** The author's remaining steps for a changed text. */
const recordNotes = (text: RenderedText | undefined): string[] =>
  text?.isUnrecorded
    ? [
        `This text is not in the record of versions yet, so the check fails. Decide on the date and the note for readers, then run: npm run publish-legal -- ${text.name}`,
      ]
    : [];

/** Pairs the texts of two revisions by name, in the newer one's order; a missing side is undefined. */
export function textPairs(before: readonly RenderedText[], after: readonly RenderedText[]) {
  const byName = (texts: readonly RenderedText[]) => new Map(texts.map((text) => [text.name, text]));
  const [old, now] = [byName(before), byName(after)];
  return allKeys(now.keys(), old.keys()).map((name) => [old.get(name), now.get(name)] as const);
}

/** The problem of a published text that was removed or changed. @param purpose for which another version is right */
const tampered = (title: string, purpose: string): Change => ({
  title,
  details: [
    `Somebody may have agreed to it. Restore its file and its entry in content/legal/archive from git; to ${purpose}, publish another version.`,
  ],
  approver: "legal",
  isProblem: true,
});

/** Published versions that are no longer in the archive, such as after a revert. */
const removedVersions = (before: Site, after: Site): Change[] =>
  [...before.pages.keys()]
    .filter((path) => /\/versions\/[^/]+$/.test(path) && !after.pages.has(path))
    .map((path) => ({
      ...tampered(`The published version ${path} was removed`, "withdraw a text"),
      pages: [path],
    }));

/** Published texts whose entry in the record differs: also their date and note are sealed. */
function rewrittenVersions(before: Site, after: Site): Change[] {
  const [old = {}, now = {}] = [before.description.sealed, after.description.sealed];
  return Object.keys(old)
    .filter((file) => now[file] !== undefined && now[file] !== old[file])
    .map((file) =>
      tampered(`The published text ${file}, or its entry in the record, was changed`, "change a text"),
    );
}

/** The redline of texts. */
function textChanges(old: readonly RenderedText[], now: readonly RenderedText[]): Change[] {
  return textPairs(old, now).flatMap(([was, is]): Change[] => {
    const document = JSON.stringify(was) === JSON.stringify(is) ? undefined : compareTexts(was, is);
    if (!document) return [];
    const verb = { added: "is new", removed: "was removed", changed: "changed" }[document.status];
    return [{ title: `${document.title} ${verb}`, details: recordNotes(is), document, approver: "legal" }];
  });
}

/** The redline of legal texts, disclosure sentences and summaries; published versions that were removed or changed. */
export function legalChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description, after.description];
  return [
    ...removedVersions(before, after),
    ...rewrittenVersions(before, after),
    ...(old.texts && now.texts ? textChanges(old.texts, now.texts) : []),
    ...(old.summaries && now.summaries ? textChanges(old.summaries, now.summaries) : []),
  ];
}
