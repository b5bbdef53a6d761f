import { comparePages, wordsOfPage } from "../../../legal/redline/page-words";
import type { PageChanges } from "../../../legal/redline/report";
import type { RenderedText } from "../../../legal/redline/types";
import { builtHtml } from "../../disclosure/built-pages";
import { messageOf } from "../command";
import { builtSite } from "./built-site";
import { changedPaths, type Revision } from "./revision";

/** Inputs of pages; not tests, commands, hosts or manuals. */
const ofPages = /^(src\/|content\/|static\/|gatsby-[^/]*$|package(-lock)?\.json$|tsconfig\.json$)/;
const ofNoPage = /\.md$|^src\/(hosting|tools\/(?!package-replacements))\//;

/**
 * Finds the pages whose words differ, by building both revisions (about a minute each). Builds nothing if no input of pages
 * differs.
 * @param wanted false to leave it out, with a notice
 */
export function pageChanges(
  root: string,
  [base, head]: readonly [Revision, Revision],
  [baseTexts, headTexts]: readonly [readonly RenderedText[], readonly RenderedText[]],
  wanted: boolean,
): PageChanges {
  const paths = changedPaths(root, base, head).filter((path) => ofPages.test(path) && !ofNoPage.test(path));
  if (!paths.length) return { how: "No input of the pages differs, so nothing was built.", changed: [] };
  if (!wanted)
    return {
      how: `--no-pages was given, and ${paths.length} inputs of the pages differ (${paths.slice(0, 3).join(", ")}${paths.length > 3 ? " ..." : ""}).`,
    };
  const read = (revision: Revision, texts: readonly RenderedText[]) => {
    console.log(`Building ${revision.label} (about a minute; cached for the next time)`);
    const pages = builtHtml(builtSite(root, revision, texts));
    return new Map([...pages].map(([path, html]) => [path, wordsOfPage(html)]));
  };
  try {
    const [before, after] = [read(base, baseTexts), read(head, headTexts)];
    return {
      how: `Both revisions were built, and the words of ${new Set([...before.keys(), ...after.keys()]).size} pages were compared: text at any width, titles, and alternative texts of pictures.`,
      changed: comparePages(before, after),
    };
  } catch (error) {
    return { how: messageOf(error) };
  }
}
