import { readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  /** Its folder: `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; "unknown" if neither the lockfile nor `unlisted` has it. */
  readonly license: string;
  readonly integrity?: string;
  readonly hasInstallScript: boolean;
}

/** `name` is present if it differs from the path: an alias. */
type LockEntry = Partial<Omit<LockedPackage, "path"> & { link: boolean }>;

/** Folders with a lockfile. */
export const lockfileFolders = [".", "__tests__/measuring"] as const;

/** Licenses of old packages, by name: they state theirs in a way that npm does not copy into the lockfile. */
const unlisted: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  "parse-cache-control": "BSD",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
  xtend: "MIT",
};

/**
 * Every package of package-lock.json, in its order, without this repository's own workspaces.
 * @param root the folder of the lockfile
 */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { name: alias, version = "", license, integrity, hasInstallScript }]) => {
      const name = alias ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return {
        path,
        name,
        version,
        license: license ?? unlisted[name] ?? "unknown",
        ...(integrity !== undefined && { integrity }),
        hasInstallScript: hasInstallScript ?? false,
      };
    });
}
