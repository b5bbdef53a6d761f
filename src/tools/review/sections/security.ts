import { elementsIn } from "../../../content/html";
import { allKeys, changesOnPages, verbOf, without, type Change } from "../change";
import type { PagePair, ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

type Headers = Readonly<Record<string, string>>;

/** A header without the hashes of inline blocks, which change with every edit of a block. */
const withoutHashes = (value: string): string =>
  value
    .replace(/ ?'sha256-[^']*'/g, "")
    .replace(/; ?/g, "; ")
    .trim();

function compare(old: Headers, now: Headers): Change[] {
  return allKeys(Object.keys(old), Object.keys(now)).flatMap((name): Change[] => {
    const [before, after] = [old[name], now[name]].map((value) => value && withoutHashes(value));
    if (before === after) return [];
    return [{ title: `The header ${name} ${verbOf(before, after)}`, before, after, approver: "security" }];
  });
}

const isForeign = (address: string): boolean => /^(?:https?:)?\/\//.test(address);
/** Attributes with an address that a page loads, or to which it sends: of any origin, or only of another one. */
const loading = /^(?:iframe src|embed src|object data|base href|meta http-equiv|meta content)$/;
const loadingForeign = /^(?:script src|form action|link href)$/;

/** What lets a page run, load or send something: handlers in attributes, refreshes, frames, and other origins. */
function powersOf({ page }: ReviewedPage): string[] {
  return elementsIn(page.document).flatMap(({ tagName, attrs }) => {
    const value = (name: string) => attrs.find((other) => other.name === name)?.value;
    const isOther =
      (tagName === "meta" && value("http-equiv") === undefined) ||
      (tagName === "link" && !/preconnect|prefetch|preload|stylesheet/.test(value("rel") ?? ""));
    const shown = attrs.filter(({ name, value: text }) => {
      const attribute = `${tagName} ${name}`;
      const isLoading = loading.test(attribute) || (loadingForeign.test(attribute) && isForeign(text));
      return /^on./.test(name) || (isLoading && !isOther);
    });
    if (!shown.length) return [];
    return [`<${tagName} ${shown.map(({ name, value: text }) => `${name}="${text}"`).join(" ")}>`];
  });
}

const powerChanges = (pairs: readonly PagePair[]): Change[] =>
  changesOnPages(pairs, ({ before, after }) => {
    const old = before ? powersOf(before) : [];
    const now = after ? powersOf(after) : [];
    const change = (title: string, value: Partial<Change>): Change => ({
      title,
      ...value,
      approver: "security",
    });
    return [
      ...without(now, old).map((is) => change("The page runs, loads or sends something else", { after: is })),
      ...(after ? without(old, now) : []).map((was) =>
        change("The page no longer runs, loads or sends something", { before: was }),
      ),
    ];
  });

/** Headers and policies that changed, for all responses and for single files, and what pages run, load or send. */
export function securityChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  const { headers: old, fileHeaders: oldFiles = {} } = before.description;
  const { headers: now, fileHeaders: nowFiles = {} } = after.description;
  const powers = powerChanges(pairs);
  if (!old || !now) return powers;
  const files = Object.keys(nowFiles)
    .filter((file) => oldFiles[file])
    .map((file) => ({ file, path: file.replace(/(?:\/index)?\.html$/, "") || "/" }));
  return [
    ...compare(old, now),
    ...changesOnPages(files, ({ file }) => compare(oldFiles[file]!, nowFiles[file]!)),
    ...powers,
  ];
}
