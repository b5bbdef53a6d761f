import { anyPlace, pagesWith } from "./anchors";
import { pathsOf } from "../../content/read/documents";
import { closest, fixTypo, suggest } from "../../content/schema/did-you-mean";
import type { Facts } from "../../content/facts/substitute";
import { safeFix, suggestedFix, type Edit, type Repair } from "../../content/schema/diagnostic";
import { clickIds } from "../../content/schema/fields";
import type { Subject } from "./body-context";

/** A link's target as written in the file. */
export interface Target {
  url: string;
  /** Offset at which the problem is reported. */
  at: number;
  /** Offsets of the target itself; undefined for a bare address. */
  place?: { start: number; end: number };
  /** Replaces a bare address with a link by name. */
  asLink?: (name: string) => Edit;
}

const scheme = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const script = /^javascript:/i;
/** The start of an address of another site, or of an email address, without its scheme. A file's name is none. */
const domain =
  /^(?:www\.|(?:[\w.+-]+@)?(?:[\w-]+\.)+(?!(?:mdx?|html?|php|pdf|svg|png|jpe?g)\b)[a-z]{2,}(?=[/?#]|$))/i;

/** The name in `link:name`, also where `link:` is mistyped, as in `link :blog` or `lnk:blog`, or missing. */
function linkNameIn(url: string, facts: Facts): string | undefined {
  if (url.startsWith("link:")) return url.slice("link:".length);
  const [, word, name = ""] = /^(?:(\w+)\s*[:;]\s*)?([\w.]+(?:\?.*)?)$/.exec(url) ?? [];
  // If some facts are unreadable, every name counts as a fact.
  const exists = !facts.has("") && facts.get(name.replace(/\?.*/, ""))?.href;
  const isMeant = exists || (word && closest(word, ["link"]));
  return isMeant ? name : undefined;
}

/** Reports a target that does not exist (a page, an id on a page, a name in links.yaml) or is written in a wrong form. */
export function checkTarget(target: Target, subject: Subject): void {
  const { url } = target;
  const name = linkNameIn(url, subject.context.facts);
  if (!url)
    subject.findings.add(target.at, {
      message: "the link has no address",
      expected: "[our FAQ](/faq)",
      fix: "write it between the parentheses",
    });
  else if (name !== undefined) checkNamed(target, name, subject);
  else if ((scheme.test(url) && !script.test(url)) || domain.test(url)) checkTyped(target, subject);
  else if (url.startsWith("#")) checkFragment(target, subject.document.file, url.slice(1), subject);
  else if (url.startsWith("/")) checkPage(target, subject);
  else checkRelative(target, subject);
}

const replace = ({ place }: Target, text: string, safe: boolean): Repair | undefined =>
  place && (safe ? safeFix : suggestedFix)({ ...place, text });

/** @param written the name, and perhaps a query */
function checkNamed(target: Target, written: string, { context: { facts }, findings }: Subject): void {
  const [name = "", query] = written.split(/(?=\?)/);
  const meant = `link:${written}`;
  const exists = Boolean(facts.get(name)?.href);
  if (exists && target.url === meant) return;
  const names = [...facts.values()].filter((fact) => fact.href).map((fact) => fact.name);
  findings.add(target.at, {
    message:
      target.url === meant
        ? `there is no link named \`${meant}\``
        : `the link \`${target.url}\` does not start with \`link:\``,
    missing: exists ? undefined : name,
    expected: "link: and a name from content/facts/links.yaml",
    fix: exists ? `write ${meant}` : suggest(name, names, "add the address to content/facts/links.yaml"),
    repair: exists
      ? replace(target, meant, false)
      : target.place &&
        fixTypo(name, names, (near) => [{ ...target.place!, text: `link:${near}${query ?? ""}` }]),
  });
}

/** The path in a complete address of this site or its preview, as copied from a browser. */
export function ownPath(url: string, facts: Facts): string | undefined {
  const [, host, path] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(url) ?? [];
  const isOurs =
    /^(?:localhost|127\.0\.0\.1):/.test(host ?? "") ||
    // Our email addresses have the site's host.
    [...facts.values()].some(({ href }) => href?.endsWith(`@${host}`));
  return isOurs ? path || "/" : undefined;
}

function checkTyped(target: Target, { context: { facts }, findings }: Subject): void {
  const plain = (address: string) =>
    address
      .replace(/\/$/, "")
      .replace(/^mailto:/, "")
      .replace(/\+[^@]*@/, "@")
      .toLowerCase();
  const { url } = target;
  const full = scheme.test(url) ? url : `${/^[^/]+@/.test(url) ? "mailto:" : "https://"}${url}`;
  const same = [...facts.values()].filter(({ href }) => href && plain(href) === plain(full));
  const named = same.map(({ name }) => `link:${name}`).join(" or ");
  const only = same.length === 1 ? same[0]!.name : undefined;
  const own = ownPath(full, facts)?.replace(/\?[^#]*/, withoutCampaign);
  const address = own ?? (only && `link:${only}`);
  const edit =
    (only && target.asLink?.(only)) ?? (address && target.place && { ...target.place, text: address });
  findings.add(target.at, {
    message: `the address \`${url}\` is typed into the copy`,
    expected: own ? "a path of this site" : "link:name, so that the address is defined only once",
    fix: own || named ? `write ${own ?? named}` : "add it to content/facts/links.yaml and link to it by name",
    // Not safe where a typed +tag would be lost, or for a phone number, which the writer must confirm.
    repair: edit ? { safe: !/^tel:|\+/i.test(url), edits: [edit] } : undefined,
  });
}

/** A parameter that names the campaign or advertisement by which a visitor arrives. */
const campaign = RegExp(`[?&](?:utm_\\w+|${clickIds})=[^&]*`, "g");
const withoutCampaign = (query: string) => query.replace(campaign, "").replace(/^&/, "?");

function checkPage(target: Target, subject: Subject): void {
  const { site } = subject.context;
  const [, path = "", written = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target.url) ?? [];
  const query = withoutCampaign(written);
  const page = site.pageAt(path);
  if (page === path) {
    if (query !== written)
      subject.findings.add(target.at, {
        message: `the link \`${target.url}\` to our own page names a campaign, which would replace the one that brought the visitor`,
        expected: "the page's path alone",
        fix: `write ${path}${query}${fragment}`,
        repair: replace(target, path + query + fragment, true),
      });
    if (fragment) checkFragment(target, page, fragment.slice(1), subject);
    return;
  }
  subject.context.withAnchors((anchors, findings) => {
    const pages = fragment ? pagesWith(fragment.slice(1), anchors) : [];
    // A category that was renamed takes its questions with it.
    const meant = page ?? (pages.length === 1 ? pages[0] : closest(path, site.pages));
    const address = meant && meant + query + fragment;
    findings.add(target.at, {
      message: page
        ? `\`${target.url}\` is another address of the page ${page}`
        : `the link \`${target.url}\` points to a page that does not exist`,
      expected: page ? "the page's own address" : "a path of this site, such as /faq/ivf",
      fix: page ? `write ${address}` : address ? `did you mean \`${address}\`?` : "correct the path",
      repair: address ? replace(target, address, Boolean(page)) : undefined,
    });
  });
}

/** @param at a page's path or, for an id on the same page, the file being checked */
function checkFragment(target: Target, at: string, id: string, { context, document }: Subject): void {
  context.withAnchors((anchors, findings) => {
    if (anchors.get(at) === anyPlace) return;
    const places = anchors.get(at)?.map((anchor) => anchor.id) ?? [];
    if (places.includes(id)) return;
    const pages = pagesWith(id, anchors);
    const near = closest(id, places);
    const moved = pages.length === 1 ? `${pages[0]}#${id}` : undefined;
    const meant = moved ?? (near && `#${near}`);
    // Without the id, a link to another page still leads to that page.
    const text = moved ?? target.url.replace(/#.*$/, meant ?? "");
    findings.add(target.at, {
      message: `${at.startsWith("/") ? `the page ${at}` : "this page"} has no id \`#${id}\``,
      missing: `${at === document.file ? pathsOf(document, [])[0] : at}#${id}`,
      expected: places.length
        ? "the id of a heading, question, clause or section there"
        : "a page with ids to link to",
      fix: meant ? `did you mean \`${meant}\`?` : "link to the page without an id, or add the id to it",
      repair: text ? replace(target, text, false) : undefined,
    });
  });
}

/** The path that a relative link means: of a file beside the document, or of a page. */
function pathOf(url: string, { file }: Subject["document"]): string {
  if (!/\.mdx?$/.test(url)) return `/${url.replace(/^(?:\.{1,2}\/)+/, "")}`;
  // As GitHub shows it, from the root.
  const { pathname } = new URL(url.replace(/^content\//, "/$&"), `https://files.example/${file}`);
  return pathname.replace(/\.mdx?$/, "").replace(/^\/content\/(?:(?:pages|clinics)\/)?/, "/");
}

function checkRelative(target: Target, { context: { site }, document, findings }: Subject): void {
  const [, url = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(target.url) ?? [];
  const path = pathOf(url, document);
  const isPage = site.pageAt(path) === path;
  const isScript = script.test(url);
  const meant = isPage ? path : isScript ? undefined : closest(path, site.pages);
  findings.add(target.at, {
    message: `the link \`${target.url}\` is ${isScript ? "code" : "relative"}`,
    expected: "a path that starts with /, or link:name",
    fix: meant ? `write ${meant}${fragment}` : "write the path of the page that is meant, or delete the link",
    repair: meant ? replace(target, meant + fragment, isPage) : undefined,
  });
}
