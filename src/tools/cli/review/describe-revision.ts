// Run in a revision's folder: prints what the revision's own code says of it, as JSON. `sources` reads its content, and
// `build` its built site; standard input names further addresses to be resolved.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadFacts as loadOurFacts } from "../../../content/read/load-content";
import { launchBlockers } from "../../launch/launch-blockers";
import type { Description } from "../../review/site";
import { isUnrecorded } from "../redline/record-edits";
import { textsOf, type Renderer } from "../redline/texts";

const folder = process.cwd();
const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, path)).href)) as T;

/** A part that an older revision has no module for is left out, and named in the report. */
async function part<T>(name: string, read: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

type Environment = typeof import("../../../site/environment");
const environment = async () =>
  (await load<Environment>("src/site/environment.ts")).readEnvironment(process.env);

async function sources(): Promise<Description> {
  const { loadContent } = await load<typeof import("../../../content/read/load-content")>(
    "src/content/read/load-content.ts",
  );
  const texts = await part("texts", async () => {
    const renderer: Renderer = {
      loadContent,
      ...(await load<Pick<Renderer, "renderLegal" | "renderText">>("src/content/render/render-text.tsx")),
      ...(await load<Pick<Renderer, "substitute">>("src/content/facts/substitute.ts")),
      ...(await load<Pick<Renderer, "readEnvironment">>("src/site/environment.ts")),
    };
    return textsOf(renderer, folder).map((text) =>
      isUnrecorded(folder, text) ? { ...text, isUnrecorded: true } : text,
    );
  });
  const { app, rateCalculator } = await environment();
  const origins = { host: app, rateCalculator };
  const { facts, data } = loadContent(folder, origins);
  const shown = [...facts].map(([name, { text, href }]) => [name, { text, ...(href ? { href } : {}) }]);
  const blockers = await part("blockers", () =>
    launchBlockers(folder, loadOurFacts(folder, origins).data, new Date().toISOString().slice(0, 10)),
  );
  return { texts, facts: Object.fromEntries(shown), figures: data.figures ?? {}, blockers } as Description;
}

/** Addresses to resolve: every published one, one of each route, those given. */
function addressesOf(routes: typeof import("../../../site/routes"), given: readonly string[]): string[] {
  const lock = join(folder, "content/addresses.lock");
  const published = existsSync(lock)
    ? readFileSync(lock, "utf8")
        .split("\n")
        .filter((line) => line.startsWith("/"))
        .map((line) => line.replace(/#.*/, ""))
    : [];
  const samples = routes.table.map(({ path }) => path.replace(/:\w+/g, "example"));
  return [...new Set([...published, ...samples, ...given])].sort();
}

async function build(): Promise<Description> {
  const { app, services } = await environment();
  const { serviceOrigins } = await load<Environment>("src/site/environment.ts");
  const { readBuiltSite } =
    await load<typeof import("../../../hosting/built-site")>("src/hosting/built-site.ts");
  const site = readBuiltSite(join(folder, "public"), app, serviceOrigins(services));
  const responses = await part("addresses", async () => {
    const routes = await load<typeof import("../../../site/routes")>("src/site/routes/index.ts");
    const resolve = routes.createResolver({
      slugs: site.slugs,
      host: app,
      hasFile: (path) => site.files.has(path),
    });
    const given = JSON.parse(readFileSync(0, "utf8") || "[]") as string[];
    const answers = addressesOf(routes, given).map((address) => {
      const result = resolve(address);
      return [address, "to" in result ? `${result.status} ${result.to}` : String(result.status)];
    });
    return Object.fromEntries(answers) as Record<string, string>;
  });
  const caching = await part("caching", async () => {
    const { cacheControlOf } =
      await load<typeof import("../../../hosting/headers")>("src/hosting/headers.ts");
    return [...site.files].map((file) => [file, { "Cache-Control": cacheControlOf(file) }] as const);
  });
  const fileHeaders = Object.fromEntries(
    (caching ?? []).map(([file, headers]) => [file, { ...headers, ...site.fileHeaders.get(file) }]),
  );
  return { responses, headers: { ...site.headers }, fileHeaders } as Description;
}

process.stdout.write(JSON.stringify(await (process.argv[2] === "build" ? build() : sources())));
