import type { Server } from "node:http";
import { type Environment, serviceOrigins } from "../site/environment";
import { createResolver } from "../site/routes";
import { readBuiltSite } from "./built-site";
import { createSiteServer } from "./server/server";

/**
 * The server for a built site: all it needs is in the folder and the environment. Build, then start: the folder is
 * read once.
 * @param publicDir the folder the build wrote.
 * @throws StartError when there is no built site in it.
 */
export function createSite(
  publicDir: string,
  environment: Pick<Environment, "app"> & Partial<Pick<Environment, "services">>,
): Server {
  const services = environment.services && serviceOrigins(environment.services);
  const site = readBuiltSite(publicDir, environment.app, services);
  const hasFile = (path: string) => site.files.has(path);
  return createSiteServer(site, createResolver({ slugs: site.slugs, host: site.app, hasFile }));
}
