import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Slugs } from "../site/routes";
import { securityHeaders, type Headers } from "./headers";
import { pagePolicies, type FileHeaders } from "./policy/page-policies";
import { builtSlugs, listFiles } from "./public-files";
import { StartError } from "./server/start-error";

/** All that a host must know of a built site beside the route table. Every host's configuration is made from this. */
export interface BuiltSite {
  /** The folder the build wrote, absolute. */
  readonly publicDir: string;
  /** Every file that has an address, by URL path: `/about/index.html`. */
  readonly files: ReadonlySet<string>;
  readonly slugs: Slugs;
  /** {host}: the application's origin. */
  readonly app: string;
  /** Origins of the services that pages call. */
  readonly services: readonly string[];
  /** Sent with every answer, whatever its status. */
  readonly headers: Headers;
  /** Sent with a file as well, by its URL path (`/about/index.html`); a name in both has the file's value. */
  readonly fileHeaders: FileHeaders;
}

/**
 * Reads what a build has written, once: build first, then serve or emit.
 * @param publicDir the folder the build wrote, absolute.
 * @param app {host}: the application's origin, from the environment.
 * @throws StartError when there is no built site in it.
 */
export function readBuiltSite(publicDir: string, app: string, services: readonly string[] = []): BuiltSite {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new StartError(`There is no built site in ${publicDir}; fix: npm start, which builds one`);
  }
  const files = listFiles(publicDir);
  return {
    publicDir,
    files,
    slugs: builtSlugs(publicDir),
    app,
    services,
    headers: securityHeaders,
    fileHeaders: pagePolicies(publicDir, files, services),
  };
}
