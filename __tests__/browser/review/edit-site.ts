import type { RenderedText } from "../../../src/legal/redline/types";
import type { SectionId } from "../../../src/tools/review/section-titles";
import type { Description, PublishedFile, Site } from "../../../src/tools/review/site";

/** Returns a changed copy of a built site. */
export type Edit = (site: Site) => Site;

/** Changes that visitors notice, by the section that must report them, with words that its report must contain. */
export type PlantedChanges = Partial<Record<SectionId, Record<string, [shows: string, edit: Edit]>>>;

/** Replaces text in a page's HTML. @throws if the page does not contain it, because the change would have no effect */
export function inPage(path: string, from: string | RegExp, to: string): Edit {
  return (site) => {
    const html = site.pages.get(path);
    if (html === undefined) throw new Error(`There is no page ${path}`);
    const changed = html.replace(from, () => to);
    if (changed === html) throw new Error(`${path} does not contain ${String(from)}`);
    return { ...site, pages: new Map([...site.pages, [path, changed]]) };
  };
}

/** Replaces text in every page that contains it. */
export function inAllPages(from: RegExp, to: string): Edit {
  return (site) => {
    const pages = new Map([...site.pages].map(([path, html]) => [path, html.replace(from, () => to)]));
    if ([...pages].every(([path, html]) => html === site.pages.get(path)))
      throw new Error(`No page contains ${String(from)}`);
    return { ...site, pages };
  };
}

/** Removes a page. @param answer the new response of its address */
export const withoutPage = (path: string, answer: string): Edit =>
  all(response(path, answer), (site) => ({
    ...site,
    pages: new Map([...site.pages].filter(([own]) => own !== path)),
  }));

/** Adds a file or edits an existing one. */
export function file(path: RegExp | string, change: (old: PublishedFile) => PublishedFile): Edit {
  return (site) => {
    const name = typeof path === "string" ? path : [...site.files.keys()].find((key) => path.test(key));
    if (!name) throw new Error(`There is no file ${String(path)}`);
    const old = site.files.get(name) ?? { bytes: 0, digest: "" };
    return { ...site, files: new Map([...site.files, [name, change(old)]]) };
  };
}

/** Returns a file with new content. */
export const rehashed = (text?: string): PublishedFile => ({
  bytes: 900,
  digest: "another",
  ...(text === undefined ? {} : { text }),
});

/** Changes a part of the description that a revision's own code provides. @throws if nothing changes */
export function described<Key extends keyof Description>(
  key: Key,
  change: (old: NonNullable<Description[Key]>) => Description[Key],
): Edit {
  return (site) => {
    const old = site.description[key]!;
    const changed = change(old);
    if (JSON.stringify(changed) === JSON.stringify(old))
      throw new Error(`The edit of ${key} changes nothing`);
    return { ...site, description: { ...site.description, [key]: changed } };
  };
}

/** Edits a legal text. @throws if nothing changes */
export const editText = (name: string, edit: (text: RenderedText) => Partial<RenderedText>): Edit =>
  described("texts", (texts) =>
    texts.map((text) => (text.name === name ? { ...text, ...edit(text) } : text)),
  );

/** Replaces text in a legal text's HTML. */
export const inText = (name: string, from: string | RegExp, to: string): Edit =>
  editText(name, ({ html }) => ({ html: html.replace(from, () => to) }));

/** Sets a header of all responses. */
export const header = (name: string, value: string): Edit =>
  described("headers", (headers) => ({ ...headers, [name]: value }));

export const fileHeader = (path: string, name: string, value: string): Edit =>
  described("fileHeaders", (headers) => ({ ...headers, [path]: { ...headers[path], [name]: value } }));

export const response = (address: string, answer: string): Edit =>
  described("responses", (responses) => ({ ...responses, [address]: answer }));

/** Sets a fact's text, also in a page that shows it. @param shown the old text on that page */
export const fact = (name: string, text: string, path: string, shown: string | RegExp): Edit =>
  all(
    described("facts", (facts) => ({ ...facts, [name]: { ...facts[name], text } })),
    inPage(path, shown, text),
  );

/** Combines several edits, which are applied in order. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (site) =>
    edits.reduce((edited, edit) => edit(edited), site);

/** Edits each value of a record. */
export const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  edit: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, edit(value)]));
