import { compareTexts } from "../../../legal/redline/compare";
import type { RenderedText } from "../../../legal/redline/types";
import type { Change } from "../change";
import type { Site } from "../site";

/** What is left to do for a text that changed. */
const recordNotes = (text: RenderedText | undefined): string[] =>
  text?.isUnrecorded
    ? [
        `These words are not in the record of versions yet, and the check stops them until they are. Decide the date and the note for readers, then run: npm run publish-legal -- ${text.name}`,
      ]
    : [];

/** The redline of legal texts and disclosure sentences. */
export function legalChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.texts, after.description.texts];
  if (!old || !now) return [];
  const names = [...new Set([...now, ...old].map(({ name }) => name))];
  const find = (texts: readonly RenderedText[], name: string) => texts.find((text) => text.name === name);
  return names.flatMap((name): Change[] => {
    const [was, is] = [find(old, name), find(now, name)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const document = compareTexts(was, is);
    if (!document) return [];
    const verb = { added: "is new", removed: "is gone", changed: "reads differently" }[document.status];
    return [{ title: `${document.title} ${verb}`, details: recordNotes(is), document, approver: "legal" }];
  });
}
