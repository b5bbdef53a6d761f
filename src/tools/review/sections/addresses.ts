import { joinPages, plural, without, type Change } from "../change";
import type { Entry } from "../outline";
import { outlineChanges } from "../outline-changes";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

const title = (page: ReviewedPage | undefined): string =>
  page?.page.statements.find(({ surface, name }) => surface === "metadata" && name === "title")?.text ?? "";

/** What an address is answered with, in words. */
export function answerInWords(response: string | undefined): string {
  const [status = "", target] = (response ?? "").split(" ");
  if (!response) return "not known";
  if (status === "200") return "a page or file";
  if (status === "404") return "not found";
  return `a redirect to ${target ?? "nowhere"} (${status === "301" ? "permanent" : "temporary"}, ${status})`;
}

function pageChanges(pairs: readonly PagePair[], after: Site): Change[] {
  return pairs.flatMap(({ path, before, after: now }): Change[] => {
    if (before && now) return [];
    if (now) return [{ title: `New page ${path}: "${title(now)}"`, pages: [path] }];
    const answer = answerInWords(after.description.responses?.[path]);
    return [
      {
        title: `The page ${path} ("${title(before)}") is gone`,
        pages: [path],
        details: [`Its address now gives: ${answer}.`],
      },
    ];
  });
}

function responseChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.responses, after.description.responses];
  if (!old || !now) return [];
  const isPage = (path: string) => before.pages.has(path) || after.pages.has(path);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((address): Change[] => {
    if (isPage(address) || old[address] === now[address]) return [];
    const was = old[address] && answerInWords(old[address]);
    return [
      {
        title: `The address ${address} ${was ? "is answered differently" : "is answered by a rule of its own"}`,
        before: was,
        after: answerInWords(now[address]),
      },
    ];
  });
}

/** The version in the subject of "Report a mistake" differs with every edit of its file, on every link of the page. */
const withoutVersion = (address: string) =>
  address.replace(/(\?subject=Mistake%3A%20[\w-]+)%20[0-9a-f]{7}$/, "$1");

/** Without the marks of clauses: their names follow their clauses, and lost anchors are reported below. */
const linksOf = ({ outline }: ReviewedPage) =>
  outline
    .filter(
      ({ kind, name, detail }) => kind === "link" && !(detail.startsWith("#") && /^Link to /.test(name)),
    )
    .map((link) => ({ ...link, detail: withoutVersion(link.detail) }));

/** One change for all links of a page that are new, or gone. */
function listOfLinks(what: "new" | "gone", links: readonly Entry[], path: string): Change[] {
  if (!links.length) return [];
  const title = `${plural(links.length, "link")} ${links.length === 1 ? "is" : "are"} ${what}`;
  const verb = what === "new" ? "leads" : "led";
  return [
    { title, details: links.map(({ name, detail }) => `"${name}" ${verb} to ${detail}`), pages: [path] },
  ];
}

/** Links that lead elsewhere, and anchors that are gone: somebody may have linked to them. */
function linkChanges(pairs: readonly PagePair[]): Change[] {
  const changes = changedPages(pairs).flatMap(({ path, before, after }): Change[] => {
    const links = outlineChanges(linksOf(before), linksOf(after));
    const anchors = (page: ReviewedPage) => page.outline.filter(({ kind }) => kind === "anchor");
    const lost = without(anchors(before), anchors(after), ({ name }) => name);
    const moved = links.flatMap(({ before: was, after: is }): Change[] =>
      was && is
        ? [
            {
              title: `The link "${is.name}" leads elsewhere`,
              before: was.detail,
              after: is.detail,
              pages: [path],
            },
          ]
        : [],
    );
    const won = links.flatMap(({ before: was, after: is }) => (!was && is ? is : []));
    const gone = links.flatMap(({ before: was, after: is }) => (!is && was ? was : []));
    return [
      ...moved,
      ...listOfLinks("new", won, path),
      ...listOfLinks("gone", gone, path),
      ...lost.map(({ name }): Change => ({
        title: `The anchor #${name} is gone: links to it lead to the top of the page`,
        pages: [path],
      })),
    ];
  });
  return joinPages(changes);
}

/** Pages added and removed, addresses that are answered differently, links that lead elsewhere, anchors that are gone. */
export function addressChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  return [...pageChanges(pairs, after), ...responseChanges(before, after), ...linkChanges(pairs)];
}
