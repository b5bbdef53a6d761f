/**
 * Writes a host's configuration for the site in ./public: `npm run hosts -- <nginx|netlify|cloudflare> [to]`.
 * The files of Netlify and Cloudflare are written into ./public or the folder `to`, nginx's block to the file `to` or
 * standard output. Reads the site's environment variables and those of src/hosting/hosts/options.ts.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readEnvironment, serviceOrigins } from "../../site/environment";
import { readBuiltSite } from "../built-site";
import { filesFor, hostTargets, isHostTarget, writeFiles } from "./index";
import { runCommand } from "../run-command";
import { StartError } from "../server/start-error";

async function main([target, to]: readonly string[]): Promise<void> {
  if (!isHostTarget(target)) {
    throw new StartError(
      `The host is "${target ?? ""}"; expected ${hostTargets.join(", ")}; fix: npm run hosts -- nginx`,
    );
  }
  const { app, services, website } = readEnvironment(process.env);
  const publicDir = resolve("public");
  const site = readBuiltSite(publicDir, app, serviceOrigins(services));
  const files = await filesFor(target, site, website, process.env);
  if (target !== "nginx") return console.log((await writeFiles(files, resolve(to ?? publicDir))).join("\n"));
  const text = files.map((file) => file.text).join("");
  if (to === undefined) process.stdout.write(text);
  else await writeFile(resolve(to), text);
}

runCommand(() => main(process.argv.slice(2)));
