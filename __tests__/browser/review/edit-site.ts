import type { Description, Site } from "../../../src/tools/review/site";

/** A change of a built site, as a copy. */
export type Edit = (site: Site) => Site;

/** Replaces text in a page's HTML. @throws where the page does not contain it, so that no planted change is none */
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

/** Adds, replaces or (undefined) removes a page. */
export function page(path: string, html: (site: Site) => string | undefined): Edit {
  return (site) => {
    const pages = new Map(site.pages);
    const made = html(site);
    if (made === undefined) pages.delete(path);
    else pages.set(path, made);
    return { ...site, pages };
  };
}

/** Adds, replaces or (undefined) removes a file, or edits the one that is there. */
export function file(
  path: RegExp | string,
  change: (old: { bytes: number; digest: string; text?: string | undefined }) => typeof old | undefined,
): Edit {
  return (site) => {
    const files = new Map(site.files);
    const name = typeof path === "string" ? path : [...files.keys()].find((key) => path.test(key));
    if (!name) throw new Error(`There is no file ${String(path)}`);
    const made = change(files.get(name) ?? { bytes: 0, digest: "" });
    if (made) files.set(name, made);
    else files.delete(name);
    return { ...site, files };
  };
}

/** Changes a part of what the revision's own code says. */
export function described<Key extends keyof Description>(
  key: Key,
  change: (old: NonNullable<Description[Key]>) => Description[Key],
): Edit {
  return (site) => ({
    ...site,
    description: { ...site.description, [key]: change(site.description[key]!) },
  });
}

/** Replaces text in a legal text's HTML. */
export function inText(name: string, from: string | RegExp, to: string): Edit {
  return described("texts", (texts) => {
    const changed = texts.map((text) =>
      text.name === name ? { ...text, html: text.html.replace(from, () => to) } : text,
    );
    if (JSON.stringify(changed) === JSON.stringify(texts))
      throw new Error(`${name} does not contain ${String(from)}`);
    return changed;
  });
}

/** Several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (site) =>
    edits.reduce((edited, edit) => edit(edited), site);
