import type { Server } from "node:http";
import { type Environment, serviceOrigins } from "../site/environment";
import { createResolver } from "../site/routes";
import { readBuiltSite } from "./built-site";
import { createSiteServer } from "./server/server";

/**
 * Creates the server for a built site. It reads the folder once, so build first.
 * @param publicDir the folder that the build wrote
 * @throws StartError if the folder contains no built site
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
