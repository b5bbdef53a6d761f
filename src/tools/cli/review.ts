// npm run review -- <base> [<head>]: everything that a change does to what visitors get, as one HTML file, Markdown for a
// pull request, and JSON for a check. Writes test-results/review (--out <folder>); --no-pictures needs no browser.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type * as Playwright from "@playwright/test";
import { changedPages, pagePairs } from "../review/page-pairs";
import { pagesToPicture } from "../review/look";
import { reportHtml } from "../review/report/report-html";
import { reportMarkdown } from "../review/report/report-markdown";
import { filledSections, summaryLine, type ReviewReport } from "../review/report/review-report";
import { approvalLine, approvalsOf } from "../review/report/titles";
import { reviewSites } from "../review/review";
import type { Sections } from "../review/change";
import type { Site } from "../review/site";
import { changedPaths, commonAncestor, findRevision, RevisionError, type Revision } from "./redline/revision";
import { siteOfRevision, type RevisionSite } from "./review/site-of-revision";

const root = process.cwd();

/** A revision's label for people who do not use git: a branch's name, and the day of its last change. */
function withDay(revision: Revision, commit: string, name: string): Revision {
  const log = ["log", "-1", "--format=%cs %h", commit];
  const [day, short] = execFileSync("git", log, { cwd: root, encoding: "utf8" }).trim().split(" ");
  const isBranch = /^[a-z][\w./-]*$/i.test(name) && !/^(?:HEAD|[0-9a-f]{7,40})$/.test(name);
  return { ...revision, label: `${isBranch ? `${name} as of` : "the version of"} ${day} (${short})` };
}

/** The first lines of the commits between two revisions, newest first. */
function notesBetween(base: string, head = "HEAD"): string[] {
  const log = execFileSync("git", ["log", "--no-merges", "--format=%s", `${base}..${head}`], {
    cwd: root,
    encoding: "utf8",
  });
  return log.split("\n").filter(Boolean);
}

async function withPictures(
  sections: Sections,
  base: RevisionSite,
  head: RevisionSite,
  gaps: string[],
): Promise<Sections> {
  const paths = pagesToPicture(base.site, head.site);
  if (!paths.length) return sections;
  const { chromium } = createRequire(import.meta.url)("@playwright/test") as typeof Playwright;
  const { findBrowser } = (await import("./find-browser.mjs" as string)) as { findBrowser: () => string };
  const { pictureChanges } = await import("../review/pictures/picture-changes");
  console.log(
    `Taking pictures of ${paths.length} ${paths.length === 1 ? "page" : "pages"}, before and after, at two widths`,
  );
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  try {
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    const marked = new Set(
      changedPages(pagePairs(base.site, head.site))
        .filter(
          ({ before, after }) =>
            before.words !== after.words || JSON.stringify(before.outline) !== JSON.stringify(after.outline),
        )
        .map(({ path }) => path),
    );
    try {
      const found = await pictureChanges(
        browser,
        [base.publicDir!, head.publicDir!],
        paths,
        (path) => !marked.has(path),
      );
      return {
        ...sections,
        pictures: found.pictures,
        accessibility: [...sections.accessibility, ...found.accessibility],
      };
    } finally {
      await browser.close();
    }
  } catch (error) {
    gaps.push(
      `No pictures were taken of ${paths.join(", ")}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return sections;
  }
}

async function review(from: string, to: string | undefined, pictures: boolean): Promise<ReviewReport> {
  findRevision(root, from);
  const ancestor = commonAncestor(root, from, to);
  const base = withDay(findRevision(root, ancestor), ancestor, from);
  const given = findRevision(root, to);
  const head = to ? withDay(given, to, to) : { ...given, label: "the proposed change" };
  console.log(`Building ${base.label} and ${head.label}, where they are not in the cache (about 40 s each)`);
  const before = siteOfRevision(root, base);
  const after = siteOfRevision(root, head, Object.keys(before.site.description.responses ?? {}));
  const gaps = [...before.gaps, ...after.gaps];
  const isBuilt = Boolean(before.publicDir && after.publicDir);
  // Without pages, only what sources say can be compared.
  const sites = isBuilt
    ? [before.site, after.site]
    : [before.site, after.site].map((site) => ({ ...site, pages: new Map(), files: new Map() }));
  const compared = reviewSites(sites[0]!, sites[1]!);
  if (isBuilt && !pictures) gaps.push("--no-pictures was given: what pages look like was not compared.");
  const sections = isBuilt && pictures ? await withPictures(compared, before, after, gaps) : compared;
  return {
    base: base.label,
    head: head.label,
    date: new Date().toISOString().slice(0, 10),
    sections,
    gaps: [...new Set(gaps)],
    changedFiles: changedPaths(root, base, head).length,
    pages: after.site.pages.size,
    notes: notesBetween(ancestor, to),
    pageTitles: new Map([...pageTitles(before.site), ...pageTitles(after.site)]),
    isBuilt,
  };
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

/** The pages' titles without the site's name. */
const pageTitles = ({ pages }: Site): [string, string][] =>
  [...pages].map(([path, html]) => {
    const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
    return [
      path,
      title.replace(/ \| [^|]*$/, "").replace(/&([#\w]+);/g, (text, name: string) => entities[name] ?? text),
    ];
  });

/** The report's conclusions for a script. */
const conclusions = (report: ReviewReport) => ({
  approvals: approvalsOf(report.sections).map(({ approver }) => approver),
  problems: report.sections.problems.length,
  sections: Object.fromEntries(filledSections(report.sections).map((id) => [id, report.sections[id].length])),
  isComplete: !report.gaps.length,
});

try {
  const options = {
    out: { type: "string", default: "test-results/review" },
    "no-pictures": { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [from, to] = positionals;
  if (!from)
    throw new RevisionError(
      "there is no revision to compare with; expected a branch, a tag or a commit; fix: npm run review -- main",
    );
  const started = Date.now();
  const report = await review(from, to, !values["no-pictures"]);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "index.html"), reportHtml(report));
  writeFileSync(join(values.out, "review.md"), reportMarkdown(report));
  writeFileSync(join(values.out, "review.json"), `${JSON.stringify(conclusions(report), null, 2)}\n`);
  console.log(
    [
      summaryLine(report),
      ...approvalsOf(report.sections).map(approvalLine),
      ...report.gaps,
      `${join(values.out, "index.html")} (${Math.round((Date.now() - started) / 1000)} s)`,
    ].join("\n"),
  );
  if (!report.isBuilt) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
