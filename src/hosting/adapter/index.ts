import type { IAdapter } from "gatsby";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError, readEnvironment, serviceOrigins } from "../../site/environment";
import { readBuiltSite } from "../built-site";
import { hosts, readHostTarget, writeFiles, type HostFiles } from "../hosts/index";
import { precompress } from "./precompress";

/**
 * Creates Gatsby's adapter for all hosts. After each build it writes the precompressed variants. If HOST_TARGET names a
 * host, it also writes that host's configuration: into `public` for Netlify and Cloudflare, which read it there, and to
 * `.cache/hosting/nginx.conf` for nginx, because `public` is served.
 * Source: gatsbyjs.com/docs, "Creating an Adapter".
 * @param root the repository's root, absolute
 */
export function createAdapter(root: string = process.cwd()): IAdapter {
  const publicDir = join(root, "public");
  const cacheDir = join(root, ".cache/hosting");
  return {
    name: "wrenfield-hosts",
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
    async adapt({ reporter }) {
      const { app, services, website } = readEnvironment(process.env);
      // First: the files of an earlier build would be precompressed, as a part of the site.
      await writeFiles({}, publicDir);
      const site = readBuiltSite(publicDir, app, serviceOrigins(services));
      let files: HostFiles = {};
      let target: ReturnType<typeof readHostTarget>;
      try {
        target = readHostTarget(website, process.env);
        if (target) files = await hosts[target](site, website, process.env);
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        return void reporter.panicOnBuild(error.message);
      }

      const started = performance.now();
      const digestFile = join(cacheDir, "precompressed.json");
      const { compressed, unchanged } = await precompress(publicDir, site.files, digestFile);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      reporter.info(`${compressed} files compressed, ${unchanged} unchanged (${seconds} s)`);

      const written = await writeFiles(files, target === "nginx" ? cacheDir : publicDir);
      if (written.length) reporter.info(`For ${target}: ${written.join(", ")}`);

      // A running server reads the site again.
      const now = new Date();
      await utimes(publicDir, now, now);
    },
  };
}
