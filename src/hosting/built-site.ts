import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Slugs } from "../site/routes";
import { securityHeaders, type Headers } from "./headers";
import { pagePolicies, type FileHeaders } from "./policy/page-policies";
import { builtSlugs, listFiles } from "./public-files";
import { StartError } from "./server/start-error";

/** A built site: with the route table, the input of every host's configuration. */
export interface BuiltSite {
  /** The folder that the build wrote, absolute. */
  readonly publicDir: string;
  /** URL paths of the files that are served: `/about/index.html`. */
  readonly files: ReadonlySet<string>;
  readonly slugs: Slugs;
  /** {host}: the application's origin. */
  readonly app: string;
  /** Origins of the services that pages call. */
  readonly services: readonly string[];
  /** Sent with every response, whatever its status. */
  readonly headers: Headers;
  /** Headers of single files by URL path; they override `headers`. */
  readonly fileHeaders: FileHeaders;
}

/**
 * Reads a built site from its folder.
 * @param publicDir the folder that the build wrote, absolute
 * @param app {host}: the application's origin, from the environment
 * @throws StartError if the folder contains no built site
 */
export function readBuiltSite(publicDir: string, app: string, services: readonly string[] = []): BuiltSite {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new StartError(`There is no built site in ${publicDir}; fix: npm start, which builds one`);
  }
  const files = listFiles(publicDir);
  return {
    publicDir,
    files,
    slugs: builtSlugs(files),
    app,
    services,
    headers: securityHeaders,
    fileHeaders: pagePolicies(publicDir, files, services),
  };
}
