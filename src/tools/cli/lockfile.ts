import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** One package of the lockfile. */
export interface LockedPackage {
  /** Its folder: `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression from the lockfile, its package.json or its LICENSE; otherwise "unknown". */
  readonly license: string;
  readonly integrity?: string;
  readonly hasInstallScript: boolean;
  /** Whether it is needed to build or serve the site; other packages are for development and tests. */
  readonly isProduction: boolean;
}

/** `name` is present if it differs from the path: an alias. */
type LockEntry = Partial<
  Omit<LockedPackage, "path" | "isProduction"> & Record<"dev" | "devOptional" | "link", boolean>
>;

/** Folders with a lockfile. */
export const lockfileFolders = [".", "__tests__/measuring"] as const;

/**
 * Every package of package-lock.json, in its order, without this repository's own workspaces. A few old packages state their
 * license in a way that npm does not copy into the lockfile; it is read from their package.json or LICENSE, if installed.
 * @param root the folder of the lockfile
 */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { name, version = "", license, integrity, dev, devOptional, hasInstallScript }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license: license ?? statedLicense(join(root, path)),
      ...(integrity !== undefined && { integrity }),
      hasInstallScript: hasInstallScript ?? false,
      isProduction: !dev && !devOptional,
    }));
}

interface Stated {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly (string | { readonly type?: string })[];
}

/** Licenses of packages of __tests__/measuring, which may not be installed. */
const statedElsewhere: Readonly<Record<string, string>> = { "parse-cache-control": "BSD" };

function statedLicense(folder: string): string {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return statedElsewhere[basename(folder)] ?? "unknown";
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as Stated;
  const names = [license, ...(licenses ?? [])]
    .map((one) => (typeof one === "string" ? one : one?.type))
    .filter(Boolean);
  return names.join(" OR ") || licenseInWords(folder);
}

/** Recognizes a license by the first words of its text. */
function licenseInWords(folder: string): string {
  const file = join(folder, "LICENSE");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (text.startsWith("This is free and unencumbered software released into the public domain."))
    return "Unlicense";
  return /Permission is hereby granted, free of charge, to any person obtaining\s+a copy of this software/.test(
    text,
  )
    ? "MIT"
    : "unknown";
}
