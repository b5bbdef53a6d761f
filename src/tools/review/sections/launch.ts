import { kinds, type Blocker } from "../../launch/blocker";
import { without, type Change } from "../change";
import type { Site } from "../site";

const key = ({ kind, file, found }: Blocker): string => `${kind}\n${file}\n${found}`;

/** Launch blockers that a change adds or resolves. Line numbers are not compared, because edits above change them. */
export function launchChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.blockers, after.description.blockers];
  if (!old || !now) return [];
  const change = ({ kind, file, line, found }: Blocker, verb: string, fix: boolean): Change => ({
    title: `${verb}: ${kinds[kind].title.toLowerCase()}`,
    details: [`${found} (${file}, line ${line})`, ...(fix ? [`Fix: ${kinds[kind].fix}.`] : [])],
  });
  return [
    ...without(now, old, key).map((blocker) => change(blocker, "New", true)),
    ...without(old, now, key).map((blocker) => change(blocker, "Resolved", false)),
  ];
}
