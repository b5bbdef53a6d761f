import { allKeys, changesOnPages, plural, without, type Change } from "../change";
import type { Entry } from "../outline";
import { outlineChanges } from "../outline-changes";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

const title = ({ page }: ReviewedPage): string =>
  page.statements.find(({ surface, name }) => surface === "metadata" && name === "title")?.text ?? "";

/** What an address is answered with, in words. */
function answerInWords(response: string | undefined): string {
  if (!response) return "not known";
  const [status, target = "nowhere"] = response.split(" ");
  if (status === "200") return "a page or file";
  if (status === "404") return "not found";
  return `a redirect to ${target} (${status === "301" ? "permanent" : "temporary"}, ${status})`;
}

function pageChanges(pairs: readonly PagePair[], after: Site): Change[] {
  return changesOnPages(pairs, ({ path, before: old, after: now }) => {
    if (!old) return [{ title: `New page ${path}: "${title(now!)}"` }];
    if (now) return [];
    const answer = answerInWords(after.description.responses?.[path]);
    return [
      {
        title: `The page ${path} ("${title(old)}") is gone`,
        details: [`Its address now gives: ${answer}.`],
      },
    ];
  });
}

function responseChanges(before: Site, after: Site): Change[] {
  const [old, now] = [before.description.responses, after.description.responses];
  if (!old || !now) return [];
  return allKeys(Object.keys(old), Object.keys(now))
    .filter((address) => !before.pages.has(address) && !after.pages.has(address))
    .filter((address) => old[address] !== now[address])
    .map((address) => ({
      title: `The address ${address} ${old[address] ? "is answered differently" : "is answered by a rule of its own"}`,
      before: old[address] && answerInWords(old[address]),
      after: answerInWords(now[address]),
    }));
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

const anchorsOf = ({ outline }: ReviewedPage) => outline.filter(({ kind }) => kind === "anchor");

/** One change for all links of a page that are new, or gone. */
function listOfLinks(what: "new" | "gone", links: readonly Entry[]): Change[] {
  if (!links.length) return [];
  const verb = what === "new" ? "leads" : "led";
  return [
    {
      title: `${plural(links.length, "link")} ${links.length === 1 ? "is" : "are"} ${what}`,
      details: links.map(({ name, detail }) => `"${name}" ${verb} to ${detail}`),
    },
  ];
}

/** Links that lead elsewhere, and anchors that are gone: somebody may have linked to them. */
function linkChanges(pairs: readonly PagePair[]): Change[] {
  return changesOnPages(changedPages(pairs), ({ before, after }) => {
    const links = outlineChanges(linksOf(before), linksOf(after));
    return [
      ...links.flatMap(({ before: was, after: is }) =>
        was && is
          ? [{ title: `The link "${is.name}" leads elsewhere`, before: was.detail, after: is.detail }]
          : [],
      ),
      ...listOfLinks(
        "new",
        links.flatMap(({ before: was, after: is }) => (!was && is ? is : [])),
      ),
      ...listOfLinks(
        "gone",
        links.flatMap(({ before: was, after: is }) => (!is && was ? was : [])),
      ),
      ...without(anchorsOf(before), anchorsOf(after), ({ name }) => name).map(({ name }) => ({
        title: `The anchor #${name} is gone: links to it lead to the top of the page`,
      })),
    ];
  });
}

/** Pages added and removed, addresses that are answered differently, links that lead elsewhere, anchors that are gone. */
export function addressChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  return [...pageChanges(pairs, after), ...responseChanges(before, after), ...linkChanges(pairs)];
}
