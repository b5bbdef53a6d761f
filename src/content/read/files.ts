import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { memoize } from "./memoize";

/** The files of a repository, by their paths from its root (`content/faq/ivf.mdx`). */
export interface Files {
  /** A file's text, or undefined if it does not exist. */
  read(file: string): string | undefined;
  /**
   * The names of the files in a folder, sorted; none if the folder does not exist.
   * @param deep whether to include files in subfolders, as paths from the folder
   */
  list(folder: string, deep?: boolean): readonly string[];
}

/** Reads a text file and normalizes its text. */
export const readText = (path: string): string => normalizeText(readFileSync(path, "utf8"));

/** Removes a byte order mark and converts all line endings to \n, whatever editor or system wrote the text. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The files on disk. */
export function filesOn(root: string): Files {
  return {
    read(file) {
      const isFile = statSync(join(root, file), { throwIfNoEntry: false })?.isFile();
      return isFile ? readText(join(root, file)) : undefined;
    },
    list(folder, deep = false) {
      const at = join(root, folder);
      const found = existsSync(at) ? readdirSync(at, { recursive: deep, withFileTypes: true }) : [];
      return (
        found
          .filter((entry) => !entry.isDirectory())
          .map(({ name, parentPath }) => join(parentPath, name))
          // Emacs locks a file with a broken symbolic link.
          .filter(existsSync)
          .map((path) => relative(at, path).replaceAll("\\", "/"))
          .sort()
      );
    },
  };
}

/** Caches files: each existing file is read, and each folder listed, at most once. Later changes are not noticed. */
export const snapshotOf = (files: Files): Files => ({
  read: memoize((file) => files.read(file), Infinity),
  list: memoize((folder, deep) => files.list(folder, deep), Infinity),
});

/** Changes, adds or removes (undefined) files without touching the disk. */
export function changedFiles(files: Files, changes: ReadonlyMap<string, string | undefined>): Files {
  return {
    read: (file) => {
      const text = changes.get(file);
      return changes.has(file) ? text && normalizeText(text) : files.read(file);
    },
    list(folder, deep) {
      const names = new Set(files.list(folder, deep));
      for (const [file, text] of changes) {
        const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : "";
        if (!name || (name.includes("/") && !deep)) continue;
        if (text === undefined) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
  };
}
