// npm run redline -- <base> [<head>]: shows what changed in the words of legal texts, disclosures and pages, as visitors
// read them. Writes test-results/redline/redline.html and .md; --no-pages skips the builds.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareTexts } from "../../legal/redline/compare";
import { comparePages, wordsOfPage } from "../../legal/redline/page-words";
import { pagesLine, summaryLine, type PageChanges, type Report } from "../../legal/redline/report";
import { reportHtml } from "../../legal/redline/report-html";
import { reportMarkdown } from "../../legal/redline/report-markdown";
import type { RenderedText } from "../../legal/redline/types";
import { builtHtml } from "../disclosure/built-pages";
import { textPairs } from "../review/sections/legal";
import { plural } from "../../content/plural";
import { messageOf } from "./command";
import { builtSite } from "./revisions/built-site";
import { compareCommand } from "./revisions/compare-command";
import {
  changedPaths,
  commonAncestor,
  findRevision,
  isInputOfPages,
  missingCommits,
  type Revision,
} from "./revisions/revision";
import { describedSources } from "./revisions/site-of-revision";

const root = process.cwd();

/** A revision's texts, rendered by the revision's own code; cached. */
function textsOf(revision: Revision): RenderedText[] {
  const { description, gaps } = describedSources(root, revision);
  if (description.texts) return description.texts;
  throw new Error(`The texts of ${revision.label} could not be rendered.\n${gaps.join("\n")}`);
}

/**
 * Finds the pages whose words differ, by building both revisions (20 to 60 s each). Builds nothing if no input of pages
 * differs.
 * @param wanted false to leave it out, with a notice
 */
function pageChanges(base: Revision, head: Revision, wanted: boolean): PageChanges {
  const paths = changedPaths(root, base, head).filter(isInputOfPages);
  if (!paths.length) return { how: "No input of the pages differs, so nothing was built.", changed: [] };
  if (!wanted)
    return {
      how: `--no-pages was given, and ${paths.length === 1 ? "1 input of the pages differs" : `${paths.length} inputs of the pages differ`} (${paths.slice(0, 3).join(", ")}${paths.length > 3 ? " ..." : ""}).`,
    };
  const read = (revision: Revision) => {
    console.log(`Building ${revision.label} (20 to 60 s; cached for the next time)`);
    const pages = builtHtml(builtSite(root, revision, textsOf(revision)));
    return new Map([...pages].map(([path, html]) => [path, wordsOfPage(html)]));
  };
  try {
    const [before, after] = [read(base), read(head)];
    return {
      how: `Both revisions were built, and the words of ${new Set([...before.keys(), ...after.keys()]).size} pages were compared: text at any width, titles, and alternative texts of pictures.`,
      changed: comparePages(before, after),
    };
  } catch (error) {
    return { how: messageOf(error) };
  }
}

await compareCommand("redline", "pages", (from, to, withPages, out) => {
  const [base, head] = [findRevision(root, from), findRevision(root, to)];
  const missing = missingCommits(root, from, to);
  if (missing)
    console.log(
      `${base.label} has ${plural(missing, "commit")} that ${head.label} lacks: they are shown reversed. To leave them out: npm run redline -- ${commonAncestor(root, from, to).slice(0, 9)}${to ? ` ${to}` : ""}`,
    );
  const compared = textPairs(textsOf(base), textsOf(head)).map(([before, after]) => ({
    change: compareTexts(before, after),
    title: (after ?? before)!.title,
  }));
  const report: Report = {
    base: base.label,
    head: head.label,
    documents: compared.flatMap(({ change }) => change ?? []),
    unchanged: compared.filter(({ change }) => !change).map(({ title }) => title),
    pages: pageChanges(base, head, withPages),
  };
  const [html, markdown] = [join(out, "redline.html"), join(out, "redline.md")];
  writeFileSync(html, reportHtml(report));
  writeFileSync(markdown, reportMarkdown(report));
  console.log(`${summaryLine(report)}\n${pagesLine(report.pages)}\n${html}, ${markdown}`);
  if (withPages && !report.pages.changed) process.exitCode = 1;
});
