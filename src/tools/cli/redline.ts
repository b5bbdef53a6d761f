// npm run redline -- <base> [<head>]: shows what changed in the words of legal texts, disclosures and pages, as visitors
// read them. Writes test-results/redline/redline.html and .md; --no-pages skips the builds.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareTexts } from "../../legal/redline/compare";
import { pagesLine, summaryLine, type Report } from "../../legal/redline/report";
import { reportHtml } from "../../legal/redline/report-html";
import { reportMarkdown } from "../../legal/redline/report-markdown";
import type { RenderedText } from "../../legal/redline/types";
import { ownRenderer } from "./redline/own-renderer";
import { compareCommand } from "./redline/compare-command";
import { pageChanges } from "./redline/page-changes";
import { textPairs } from "../review/sections/legal";
import { differingTexts } from "./redline/texts";
import {
  changedPaths,
  contentOf,
  describe,
  findRevision,
  withFiles,
  type Revision,
} from "./redline/revision";

const root = process.cwd();

/** Code that renders texts. If both revisions and the working tree have the same, nothing needs to be unpacked. */
const isCode = (path: string) => /^(?:src\/(?!tools\/)|package-lock\.json$|tsconfig\.json$)/.test(path);

/** A revision's texts, rendered by the revision's own code. */
function renderedByRevision(revision: Revision): RenderedText[] {
  const { description, gaps } = withFiles(root, revision, (folder) => describe(root, folder, "sources"));
  if (description.texts) return description.texts;
  throw new Error(`The texts of ${revision.label} could not be rendered.\n${gaps.join("\n")}`);
}

/** The texts of both revisions, and the titles of texts that were not rendered because they are equal. */
function renderTexts(
  base: Revision,
  head: Revision,
): { texts: readonly [RenderedText[], RenderedText[]]; unchanged: string[] } {
  const own = findRevision(root, undefined);
  const sameCode = [base, head].every((revision) => !changedPaths(root, revision, own).some(isCode));
  return sameCode
    ? differingTexts(ownRenderer, [contentOf(root, base), contentOf(root, head)])
    : { texts: [renderedByRevision(base), renderedByRevision(head)], unchanged: [] };
}

await compareCommand("redline", "pages", (from, to, withPages, out) => {
  const revisions = [findRevision(root, from), findRevision(root, to)] as const;
  const [base, head] = revisions;
  const { texts, unchanged } = renderTexts(base, head);
  const compared = textPairs(...texts).map(([before, after]) => ({
    change: compareTexts(before, after),
    title: (after ?? before)!.title,
  }));
  const same = compared.filter(({ change }) => !change).map(({ title }) => title);
  const report: Report = {
    base: base.label,
    head: head.label,
    documents: compared.flatMap(({ change }) => change ?? []),
    unchanged: [...same, ...unchanged],
    pages: pageChanges(root, revisions, texts, withPages),
  };
  const [html, markdown] = [join(out, "redline.html"), join(out, "redline.md")];
  writeFileSync(html, reportHtml(report));
  writeFileSync(markdown, reportMarkdown(report));
  console.log(`${summaryLine(report)}\n${pagesLine(report.pages)}\n${html}, ${markdown}`);
});
