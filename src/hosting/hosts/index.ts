import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Variables } from "../../site/environment";
import type { BuiltSite } from "../built-site";
import { cloudflareFiles } from "./cloudflare";
import { netlifyFiles } from "./netlify";
import { nginxConfig } from "./nginx";
import { nginxOptions } from "./nginx-options";

/** The hosts with a generated configuration, and how it is generated; the embedded server needs none. */
const hosts = {
  nginx: (site: BuiltSite, website: string, variables: Variables) => ({
    "nginx.conf": nginxConfig(site, nginxOptions(website, variables)),
  }),
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
};

/** The texts of configuration files by name; in the public folder for hosts that read them there. */
export type HostFiles = Readonly<Record<string, string>>;

type HostTarget = keyof typeof hosts;

export const hostTargets = Object.keys(hosts);

/** Whether a text names a host. */
export const isHostTarget = (text: string): text is HostTarget => hostTargets.includes(text);

/**
 * Returns a host's configuration files for a built site.
 * @param website this site's origin
 * @param variables contain the settings of nginx (nginx-options.ts)
 * @throws EnvironmentError if a setting is invalid; Error if the host's syntax cannot express a header or path
 */
export async function filesFor(
  target: HostTarget,
  site: BuiltSite,
  website: string,
  variables: Variables,
): Promise<HostFiles> {
  return hosts[target](site, website, variables);
}

/** Files that hosts read from the public folder. */
const DEPLOY_FILES = ["_redirects", "_headers", "_worker.js", "_routes.json"];

/**
 * Writes a host's files into a folder and removes the files of other hosts from it.
 * @returns the paths written
 */
export async function writeFiles(files: HostFiles, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await Promise.all(DEPLOY_FILES.map((name) => rm(join(folder, name), { force: true })));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return Object.keys(files).map((name) => join(folder, name));
}
