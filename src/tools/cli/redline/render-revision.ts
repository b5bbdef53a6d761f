// Run in a revision's folder: prints its legal and disclosure texts as visitors read them, rendered by the revision's own
// components, facts and numbering.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { textsOf, type Renderer } from "./texts";

const folder = process.cwd();
const load = async <T>(path: string) => (await import(pathToFileURL(join(folder, path)).href)) as T;

const renderer: Renderer = {
  ...(await load<Pick<Renderer, "loadContent">>("src/content/read/load-content.ts")),
  ...(await load<Pick<Renderer, "renderLegal" | "renderText">>("src/content/render/render-text.tsx")),
  ...(await load<Pick<Renderer, "substitute">>("src/content/facts/substitute.ts")),
  ...(await load<Pick<Renderer, "readEnvironment">>("src/site/environment.ts")),
};

process.stdout.write(JSON.stringify(textsOf(renderer, folder)));
