import { compareTexts } from "../../../legal/redline/compare";
import type { RenderedText } from "../../../legal/redline/types";
import { allKeys, type Change } from "../change";
import type { Site } from "../site";

/** What is left to do for a text that changed. */
const recordNotes = (text: RenderedText | undefined): string[] =>
  text?.isUnrecorded
    ? [
        `These words are not in the record of versions yet, and the check stops them until they are. Decide the date and the note for readers, then run: npm run publish-legal -- ${text.name}`,
      ]
    : [];

/** The texts of two revisions by name, in the order of the newer one; undefined where a revision has no such text. */
export function textPairs(
  before: readonly RenderedText[],
  after: readonly RenderedText[],
): (readonly [RenderedText | undefined, RenderedText | undefined])[] {
  const [old, now] = [before, after].map((texts) => new Map(texts.map((text) => [text.name, text])));
  return allKeys(now!.keys(), old!.keys()).map((name) => [old!.get(name), now!.get(name)]);
}

/** The redline of legal texts and disclosure sentences. */
export function legalChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.texts, after.description.texts];
  if (!old || !now) return [];
  return textPairs(old, now).flatMap(([was, is]): Change[] => {
    const document = JSON.stringify(was) === JSON.stringify(is) ? undefined : compareTexts(was, is);
    if (!document) return [];
    const verb = { added: "is new", removed: "is gone", changed: "reads differently" }[document.status];
    return [{ title: `${document.title} ${verb}`, details: recordNotes(is), document, approver: "legal" }];
  });
}
