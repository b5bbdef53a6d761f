// Runs in a revision's folder and prints, as JSON, what the revision's own code reports: `sources` reads all its content,
// with its legal and disclosure texts as visitors read them, and `build` its built site; standard input contains further
// addresses to resolve.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadFacts as loadOurFacts } from "../../../content/read/load-content";
import { launchBlockers } from "../../launch/launch-blockers";
import type { Description } from "../../review/site";
import { messageOf } from "../command";
import { archivedNames, readArchive } from "../../../legal/record/archive";
import { isUnrecorded } from "./record-edits";
import { summariesOf, textsOf, type Renderer } from "./texts";
import { isoToday } from "../../../site/dates";

const folder = process.cwd();
const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, path)).href)) as T;

/** Reads a part of the description. If an older revision lacks the module, the part is left out and the report names it. */
async function part<T>(name: string, read: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    console.error(`${name}: ${messageOf(error)}`);
    return undefined;
  }
}

type Environment = typeof import("../../../site/environment");
type Routes = typeof import("../../../site/routes");
const environment = async () =>
  (await load<Environment>("src/site/environment.ts")).readEnvironment(process.env);

async function renderer(): Promise<Renderer> {
  const modules = [
    ...["src/content/read/load-content.ts", "src/content/facts/substitute.ts"],
    ...["src/content/render/render-text.tsx", "src/site/environment.ts"],
  ].map((path) => load<Partial<Renderer>>(path));
  return Object.assign({}, ...(await Promise.all(modules))) as Renderer;
}

/** The seal of each published text, by its file in the archive. */
const sealed = (): Record<string, string> =>
  Object.fromEntries(
    archivedNames(folder).flatMap((name) =>
      (readArchive(folder, name).archive?.record.texts ?? []).map(
        ({ file, seal }) => [`${name}/${file}`, seal] as const,
      ),
    ),
  );

async function sources() {
  const { loadContent } = await load<Pick<Renderer, "loadContent">>("src/content/read/load-content.ts");
  const { app, rateCalculator } = await environment();
  const origins = { host: app, rateCalculator };
  const { facts, data } = loadContent(folder, origins);
  return {
    texts: await part("texts", async () =>
      textsOf(await renderer(), folder).map((text) =>
        isUnrecorded(folder, text) ? { ...text, isUnrecorded: true } : text,
      ),
    ),
    summaries: await part("summaries", async () => summariesOf(await renderer(), folder)),
    sealed: await part("archive", sealed),
    facts: Object.fromEntries([...facts].map(([name, { text, href }]) => [name, { text, href }])),
    figures: data.figures ?? {},
    blockers: await part("blockers", () =>
      launchBlockers(folder, loadOurFacts(folder, origins).data, isoToday()),
    ),
  };
}

/** Addresses to resolve: every published one, an example of each route, and the given ones. */
function addressesOf({ table }: Routes, given: readonly string[]): string[] {
  const lock = join(folder, "content/addresses.lock");
  const lines = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  const published = lines.filter((line) => line.startsWith("/")).map((line) => line.replace(/#.*/, ""));
  const samples = table.map(({ path }) => path.replace(/:\w+/g, "example"));
  return [...new Set([...published, ...samples, ...given])].sort();
}

async function build() {
  const { app, services } = await environment();
  const { serviceOrigins } = await load<Environment>("src/site/environment.ts");
  const { readBuiltSite } =
    await load<typeof import("../../../hosting/built-site")>("src/hosting/built-site.ts");
  const site = readBuiltSite(join(folder, "public"), app, serviceOrigins(services));
  const responses = await part("addresses", async () => {
    const routes = await load<Routes>("src/site/routes/index.ts");
    const { slugs, files } = site;
    const resolve = routes.createResolver({ slugs, host: app, hasFile: (path) => files.has(path) });
    const given = JSON.parse(readFileSync(0, "utf8")) as string[];
    const resolved = addressesOf(routes, given).map((address) => {
      const result = resolve(address);
      return [address, "to" in result ? `${result.status} ${result.to}` : String(result.status)] as const;
    });
    return Object.fromEntries(resolved);
  });
  const fileHeaders = await part("caching", async () => {
    const { cacheControlOf } =
      await load<typeof import("../../../hosting/headers")>("src/hosting/headers.ts");
    const headersOf = (file: string) => ({
      "Cache-Control": cacheControlOf(file),
      ...site.fileHeaders.get(file),
    });
    return Object.fromEntries([...site.files].map((file) => [file, headersOf(file)]));
  });
  return { responses, headers: { ...site.headers }, fileHeaders: fileHeaders ?? {} };
}

const description: Description = await (process.argv[2] === "build" ? build() : sources());
process.stdout.write(JSON.stringify(description));
