import { anyPlace } from "./anchors";
import { closest, fixTypo, suggest } from "../../content/schema/did-you-mean";
import type { Edit, Repair } from "../../content/schema/diagnostic";
import { suggestedFix, safeFix } from "../../content/schema/findings";
import type { Subject } from "./body-context";

/** A link's target as written in the file. */
export interface Target {
  url: string;
  /** Where the problem is shown. */
  at: number;
  /** Offsets of the target itself; undefined where they are unknown (an address in plain words). */
  place?: { start: number; end: number };
  /** Replaces an address in plain words by a link with a name. */
  asLink?: (name: string) => Edit;
}

/** Reports a target that leads nowhere: a page, a place on a page, a name of links.yaml. */
export function checkTarget(target: Target, subject: Subject): void {
  const { url } = target;
  if (url.startsWith("link:")) checkNamed(target, subject);
  else if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url) && !/^javascript:/i.test(url)) checkTyped(target, subject);
  else if (url.startsWith("#")) checkFragment(target, subject.document.file, url.slice(1), subject);
  else if (url.startsWith("/")) checkPage(target, subject);
  else checkRelative(target, subject);
}

const replace = ({ place }: Target, text: string, safe: boolean): Repair | undefined =>
  place && (safe ? safeFix : suggestedFix)({ ...place, text });

function checkNamed(target: Target, { context: { facts }, findings }: Subject): void {
  const [name = "", query] = target.url.slice("link:".length).split(/(?=\?)/);
  if (facts.get(name)?.href) return;
  const names = [...facts.values()].filter((fact) => fact.href).map((fact) => fact.name);
  findings.add(target.at, {
    message: `\`${target.url}\` names no link`,
    expected: "a name of content/facts/links.yaml",
    fix: suggest(name, names, "add the address to content/facts/links.yaml"),
    repair:
      target.place &&
      fixTypo(name, names, (meant) => [{ ...target.place!, text: `link:${meant}${query ?? ""}` }]),
  });
}

function checkTyped(target: Target, { context: { facts }, findings }: Subject): void {
  const plain = (address: string) =>
    address
      .replace(/\/$/, "")
      .replace(/^mailto:/, "")
      .replace(/\+[^@]*@/, "@")
      .toLowerCase();
  const same = [...facts.values()].filter(({ href }) => href && plain(href) === plain(target.url));
  const named = same.map(({ name }) => `link:${name}`).join(" or ");
  findings.add(target.at, {
    message: `the address \`${target.url}\` is typed into the copy`,
    expected: "link:name, so that an address stands once",
    fix: named ? `write ${named}` : "add it to content/facts/links.yaml and link to it by name",
    // The name has the same address, except that a typed +tag would be lost; numbers are the writer's.
    repair:
      same.length === 1 && (target.asLink || target.place)
        ? {
            safe: !/^tel:|\+/i.test(target.url),
            edits: target.asLink
              ? [target.asLink(same[0]!.name)]
              : target.place
                ? [{ ...target.place, text: `link:${same[0]!.name}` }]
                : [],
          }
        : undefined,
  });
}

function checkPage(target: Target, subject: Subject): void {
  const { site } = subject.context;
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target.url) ?? [];
  const page = site.pageAt(path);
  if (page === path) {
    if (fragment) checkFragment(target, page, fragment.slice(1), subject);
    return;
  }
  const meant = page ?? closest(path, site.pages);
  subject.findings.add(target.at, {
    message: page
      ? `\`${target.url}\` leads to no page of its own, but on to ${page}`
      : `the link \`${target.url}\` leads to no page`,
    expected: page ? "a page's own address" : "a path of this site, such as /faq/ivf",
    fix: page ? `write ${page}` : meant ? `did you mean \`${meant}\`?` : "correct the path",
    repair: meant ? replace(target, meant + query + fragment, Boolean(page)) : undefined,
  });
}

/** @param at a page's path; or, for a place on the same page, the file that is being checked */
function checkFragment(
  target: Target,
  at: string,
  id: string,
  { context: { anchors }, findings }: Subject,
): void {
  if (anchors.get(at) === anyPlace) return;
  const places = anchors.get(at)?.map((anchor) => anchor.id) ?? [];
  if (places.includes(id)) return;
  const meant = closest(id, places);
  findings.add(target.at, {
    message: at.startsWith("/")
      ? `the page ${at} has no place \`#${id}\``
      : `this page has no place \`#${id}\``,
    expected: places.length
      ? "the id of a heading, question, clause or section there"
      : "a page that has places to lead to",
    fix: meant ? `did you mean \`#${meant}\`?` : "link to the page alone, or give the place its id",
    repair: meant
      ? replace(target, target.url.replace(/#.*$/, `#${meant}`), false)
      : at.startsWith("/")
        ? replace(target, target.url.replace(/#.*$/, ""), false)
        : undefined,
  });
}

function checkRelative(target: Target, { context: { site }, findings }: Subject): void {
  const meant = site.pageAt(`/${target.url}`) ? `/${target.url}` : closest(`/${target.url}`, site.pages);
  findings.add(target.at, {
    message: `the link \`${target.url}\` is relative`,
    expected: "a path that starts with /, or link:name",
    fix: `write ${meant ?? `/${target.url}`}`,
    repair: meant ? replace(target, meant, meant === `/${target.url}`) : undefined,
  });
}
