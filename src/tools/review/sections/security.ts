import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn } from "../../../content/html";
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

const alwaysActive = /^(?:iframe|embed|object|base)$/;
/** Whether an address, or one of the addresses in a list, is on another origin. Spaces and case are as browsers read them. */
const isForeign = (addresses: string): boolean => /(?:^|,)\s*(?:https?:)?\/\//i.test(addresses);

/** Whether an attribute runs code, or loads from or sends to another origin. Links to other origins do neither. */
function isActive(element: Tree.Element, { name, value }: { name: string; value: string }): boolean {
  const isLink =
    /^(?:a|area)$/.test(element.tagName) || /^(?:canonical|alternate)$/.test(attribute(element, "rel") ?? "");
  const isLoading =
    /^(?:src|srcset|imagesrcset|poster|ping|action|formaction)$/.test(name) || (name === "href" && !isLink);
  return /^on./.test(name) || (isLoading && isForeign(value));
}

/** Elements that run, load or send something, with the attributes that do: handlers, refreshes, frames, other origins. */
function activeElements({ page }: ReviewedPage): string[] {
  return elementsIn(page.document).flatMap((element) => {
    const isWhole =
      alwaysActive.test(element.tagName) ||
      (element.tagName === "meta" && attribute(element, "http-equiv") !== undefined);
    const shown = isWhole ? element.attrs : element.attrs.filter((each) => isActive(element, each));
    const attributes = shown.map(({ name, value }) => ` ${name}="${value}"`);
    return isWhole || shown.length ? [`<${element.tagName}${attributes.join("")}>`] : [];
  });
}

const activeChanges = (pairs: readonly PagePair[]): Change[] =>
  changesOnPages(pairs, ({ before, after }) => {
    const old = before ? activeElements(before) : [];
    const now = after ? activeElements(after) : [];
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
  const active = activeChanges(pairs);
  if (!old || !now) return active;
  const files = Object.keys(nowFiles).map((file) => ({
    file,
    path: file.replace(/(?:\/index)?\.html$/, "") || "/",
  }));
  // A new file is compared with one that has the same headers, or else with what all responses have.
  const known = Object.values(oldFiles);
  const oldOf = (file: string) =>
    oldFiles[file] ?? known.find((headers) => !compare(headers, nowFiles[file]!).length) ?? old;
  return [
    ...compare(old, now),
    ...changesOnPages(files, ({ file }) => compare(oldOf(file), nowFiles[file]!)),
    ...active,
  ];
}
