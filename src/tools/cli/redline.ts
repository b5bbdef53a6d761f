// npm run redline -- <base> [<head>]: what changed in the words of legal texts, disclosures and pages, as visitors read
// them. Writes test-results/redline/redline.html and .md (--out <folder>); --no-pages leaves out the builds.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareTexts } from "../../legal/redline/compare";
import { pagesLine, summaryLine, type Report } from "../../legal/redline/report";
import { reportHtml } from "../../legal/redline/report-html";
import { reportMarkdown } from "../../legal/redline/report-markdown";
import type { RenderedText } from "../../legal/redline/types";
import { pageChanges } from "./redline/page-changes";
import { loadContent } from "../../content/read/load-content";
import { renderLegal, renderText } from "../../content/render/render-text";
import { substitute } from "../../content/facts/substitute";
import { readEnvironment } from "../../site/environment";
import { differingTexts, type Renderer } from "./redline/texts";
import {
  changedPaths,
  contentOf,
  findRevision,
  RevisionError,
  withFiles,
  type Revision,
} from "./redline/revision";

const root = process.cwd();

const renderer: Renderer = { loadContent, renderLegal, renderText, substitute, readEnvironment };

/** Code that renders texts. Where both revisions and this process have the same, nothing needs to be unpacked. */
const isCode = (path: string) => /^(?:src\/(?!tools\/)|package-lock\.json$|tsconfig\.json$)/.test(path);

/** A revision's texts, rendered by the revision's own code. */
function renderedByRevision(revision: Revision): RenderedText[] {
  return withFiles(root, revision, (folder) => {
    const script = join(root, "src/tools/cli/redline/render-revision.ts");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, "node_modules/tsx/dist/cli.mjs"), script],
      { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 },
    );
    if (status !== 0) throw new Error(`The texts of ${revision.label} could not be rendered.\n${stderr}`);
    return JSON.parse(stdout) as RenderedText[];
  });
}

/** The texts of both revisions, and the titles of those that were not rendered because nothing in them differs. */
function renderTexts(
  base: Revision,
  head: Revision,
): { texts: readonly [RenderedText[], RenderedText[]]; unchanged: string[] } {
  const own = findRevision(root, undefined);
  const sameCode = [base, head].every((revision) => !changedPaths(root, revision, own).some(isCode));
  return sameCode
    ? differingTexts(renderer, [contentOf(root, base), contentOf(root, head)])
    : { texts: [renderedByRevision(base), renderedByRevision(head)], unchanged: [] };
}

function compare(
  before: readonly RenderedText[],
  after: readonly RenderedText[],
): Pick<Report, "documents" | "unchanged"> {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  const find = (texts: readonly RenderedText[], name: string) => texts.find((text) => text.name === name);
  const changes = names.map((name) => ({
    change: compareTexts(find(before, name), find(after, name)),
    title: (find(after, name) ?? find(before, name))!.title,
  }));
  return {
    documents: changes.flatMap(({ change }) => change ?? []),
    unchanged: changes.filter(({ change }) => !change).map(({ title }) => title),
  };
}

try {
  const options = {
    out: { type: "string", default: "test-results/redline" },
    "no-pages": { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [from, to] = positionals;
  if (!from)
    throw new RevisionError(
      "there is no revision to compare with; expected a branch, a tag or a commit; fix: npm run redline -- main",
    );
  const revisions = [findRevision(root, from), findRevision(root, to)] as const;
  const [base, head] = revisions;
  const { texts, unchanged } = renderTexts(base, head);
  const compared = compare(...texts);
  const pages = pageChanges(root, revisions, texts, !values["no-pages"], (line) => console.log(line));
  const report: Report = { base: base.label, head: head.label, ...compared, pages };
  report.unchanged.push(...unchanged);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "redline.html"), reportHtml(report));
  writeFileSync(join(values.out, "redline.md"), reportMarkdown(report));
  console.log(
    `${summaryLine(report)}\n${pagesLine(pages)}\n${join(values.out, "redline.html")}, ${join(values.out, "redline.md")}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
