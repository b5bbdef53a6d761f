import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError, type Variables } from "../../site/environment";
import type { BuiltSite } from "../built-site";
import { cloudflareFiles } from "./cloudflare";
import { netlifyFiles } from "./netlify";
import { nginxConfig } from "./nginx";
import { nginxOptions } from "./nginx-options";

/**
 * The hosts with a generated configuration, and how it is generated from a built site; the embedded server needs none.
 * nginx throws an Error if its syntax cannot express a header or path, and an EnvironmentError if a setting is invalid.
 */
export const hosts = {
  nginx: (site: BuiltSite, website: string, variables: Variables) => ({
    "nginx.conf": nginxConfig(site, nginxOptions(website, variables)),
  }),
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
};

/** The texts of configuration files by name; in the public folder for hosts that read them there. */
export type HostFiles = Readonly<Record<string, string>>;

type HostTarget = keyof typeof hosts;

const isHostTarget = (text: string): text is HostTarget => Object.keys(hosts).includes(text);

/**
 * Reads HOST_TARGET and verifies that host's settings, before a build that needs them at its end.
 * @throws EnvironmentError if one is invalid
 */
export function readHostTarget(website: string, variables: Variables): HostTarget | undefined {
  const found = variables.HOST_TARGET || undefined;
  const expected = `${Object.keys(hosts).join(", ")} or nothing`;
  if (found !== undefined && !isHostTarget(found))
    throw new EnvironmentError([{ name: "HOST_TARGET", found, expected, fix: "HOST_TARGET=nginx" }]);
  if (found === "nginx") nginxOptions(website, variables);
  return found;
}

/** Files that hosts read from the public folder, also those that only earlier builds wrote: hosts keep the folder. */
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
