import { allKeys, changesOnPages, without, type Change } from "../change";
import type { Entry } from "../outline";
import { outlineChanges } from "../outline-changes";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";
import { plural } from "../../../content/plural";

const title = ({ page }: ReviewedPage): string =>
  page.statements.find(({ surface, name }) => surface === "metadata" && name === "title")?.text ?? "";

/** Describes the response of an address. */
function describeResponse(response: string | undefined): string {
  if (!response) return "an unknown response";
  const [status, target = "nowhere"] = response.split(" ");
  if (status === "200") return "a page or file";
  if (status === "404") return "404 (not found)";
  return `a redirect to ${target} (${status === "301" ? "permanent" : "temporary"}, ${status})`;
}

function pageChanges(pairs: readonly PagePair[], after: Site): Change[] {
  return changesOnPages(pairs, ({ path, before: old, after: now }) => {
    if (!old) return [{ title: `New page ${path}: "${title(now!)}"` }];
    if (now) return [];
    const details = [`Its address now returns ${describeResponse(after.description.responses?.[path])}.`];
    return [{ title: `The page ${path} ("${title(old)}") was removed`, details }];
  });
}

function responseChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.responses, after.description.responses];
  if (!old || !now) return [];
  return allKeys(Object.keys(old), Object.keys(now))
    .filter((address) => !before.pages.has(address) && !after.pages.has(address))
    .filter((address) => old[address] !== now[address])
    .map((address) => ({
      title: `The address ${address} ${old[address] ? "has a different response" : "now has a response of its own"}`,
      before: old[address] && describeResponse(old[address]),
      after: describeResponse(now[address]),
    }));
}

/** Without the version in the subject of "Report a mistake" links, which changes with every edit of the page's file. */
const withoutVersion = (address: string) =>
  address.replace(/(\?subject=Mistake%3A%20[\w-]+)%20[0-9a-f]{7}$/, "$1");

/** A page's links, without those that clauses have to themselves: their names change with the numbering. */
const linksOf = ({ outline }: ReviewedPage) =>
  outline
    .filter(
      ({ kind, name, detail }) => kind === "link" && !(detail.startsWith("#") && /^Link to /.test(name)),
    )
    .map((link) => ({ ...link, detail: withoutVersion(link.detail) }));

const anchorsOf = ({ outline }: ReviewedPage) => outline.filter(({ kind }) => kind === "anchor");

/** One change for several links of a page. @param one what happened to one link @param several the same in the plural */
function listOfLinks(links: readonly Entry[], one: string, several: string): Change[] {
  if (!links.length) return [];
  const details = links.map(({ name, detail }) => `"${name}" to ${detail}`);
  return [{ title: `${plural(links.length, "link")} ${links.length === 1 ? one : several}`, details }];
}

/** Links with new targets, and removed anchors, to which somebody may have linked. */
function linkChanges(pairs: readonly PagePair[]): Change[] {
  return changesOnPages(changedPages(pairs), ({ before, after }) => {
    const links = outlineChanges(linksOf(before), linksOf(after));
    const added = links.flatMap(({ before: was, after: is }) => (is && !was ? is : []));
    const removed = links.flatMap(({ before: was, after: is }) => (was && !is ? was : []));
    return [
      ...links.flatMap(({ before: was, after: is }) =>
        was && is
          ? [{ title: `The link "${is.name}" has a new target`, before: was.detail, after: is.detail }]
          : [],
      ),
      ...listOfLinks(added, "is new", "are new"),
      ...listOfLinks(removed, "was removed", "were removed"),
      ...without(anchorsOf(before), anchorsOf(after), ({ name }) => name).map(({ name }) => ({
        title: `The anchor #${name} was removed: links to it now open the top of the page`,
      })),
    ];
  });
}

/** New and removed pages, changed responses of addresses, links with new targets, removed anchors. */
export function addressChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  return [...pageChanges(pairs, after), ...responseChanges(before, after), ...linkChanges(pairs)];
}
