// npm run review -- <base> [<head>]: reports everything that a change alters for visitors, as one HTML file, Markdown for a
// pull request, and JSON for a check. Writes test-results/review; --no-pictures needs no browser.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Playwright from "@playwright/test";
import { titleOfPage } from "../review/outline";
import { changedPages, pagePairs } from "../review/page-pairs";
import { pagesToPicture } from "../review/look";
import { reportHtml } from "../review/report/report-html";
import { reportMarkdown } from "../review/report/report-markdown";
import {
  approvalLine,
  approvalsOf,
  filledSections,
  summaryLine,
  type ReviewReport,
} from "../review/report/review-report";
import { reviewSites } from "../review/review";
import type { Sections } from "../review/section-titles";
import { messageOf } from "./command";
import { compareCommand } from "./revisions/compare-command";
import {
  changedPaths,
  commonAncestor,
  findRevision,
  git,
  packageGaps,
  type Revision,
} from "./revisions/revision";
import { siteOfRevision } from "./revisions/site-of-revision";
import { isoToday } from "../../site/dates";
import { plural } from "../../content/plural";

const root = process.cwd();

/** Labels a revision for people who do not use git: a branch's name, and the day of its last change. */
function withDay(revision: Revision, commit: string, name: string): Revision {
  const [day, short] = git(root, ["log", "-1", "--format=%cs %h", commit]).split(" ");
  const isBranch = /^[a-z][\w./-]*$/i.test(name) && !/^(?:HEAD|[0-9a-f]{7,40})$/.test(name);
  return { ...revision, label: `${isBranch ? `${name} as of` : "the version of"} ${day} (${short})` };
}

/** The subjects of the commits between two revisions, newest first. */
const notesBetween = (base: string, head = "HEAD"): string[] =>
  git(root, ["log", "--no-merges", "--format=%s", `${base}..${head}`])
    .split("\n")
    .filter(Boolean);

type Built = ReturnType<typeof siteOfRevision>;

async function withPictures(sections: Sections, base: Built, head: Built, gaps: string[]): Promise<Sections> {
  const paths = pagesToPicture(base.site, head.site);
  if (!paths.length) return sections;
  const { chromium } = createRequire(import.meta.url)("@playwright/test") as typeof Playwright;
  const { findBrowser } = (await import("./find-browser.mjs" as string)) as { findBrowser: () => string };
  const { pictureChanges } = await import("../review/pictures/picture-changes");
  console.log(`Taking pictures of ${plural(paths.length, "page")}, before and after, at two widths`);
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const changesMarkup = new Set(
    changedPages(pagePairs(base.site, head.site))
      .filter(
        ({ before, after }) =>
          before.words !== after.words || JSON.stringify(before.outline) !== JSON.stringify(after.outline),
      )
      .map(({ path }) => path),
  );
  const isStyleOnly = (path: string) => !changesMarkup.has(path);
  let browser: Playwright.Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findBrowser(), args });
    const dirs = [base.publicDir!, head.publicDir!] as const;
    const { pictures, accessibility } = await pictureChanges(browser, dirs, paths, isStyleOnly);
    return { ...sections, pictures, accessibility: [...sections.accessibility, ...accessibility] };
  } catch (error) {
    gaps.push(`No pictures were taken of ${paths.join(", ")}: ${messageOf(error)}`);
    return sections;
  } finally {
    await browser?.close();
  }
}

async function review(from: string, to: string | undefined, pictures: boolean): Promise<ReviewReport> {
  findRevision(root, from);
  const ancestor = commonAncestor(root, from, to);
  const base = withDay(findRevision(root, ancestor), ancestor, from);
  const given = findRevision(root, to);
  const head = to ? withDay(given, to, to) : { ...given, label: "the proposed change" };
  console.log(`Building ${base.label} and ${head.label}, where they are not in the cache (20 to 60 s each)`);
  const before = siteOfRevision(root, base);
  const after = siteOfRevision(root, head, Object.keys(before.site.description.responses ?? {}));
  const changed = changedPaths(root, base, head);
  const gaps = [...before.gaps, ...after.gaps, ...packageGaps(changed)];
  const isBuilt = Boolean(before.publicDir && after.publicDir);
  // Without built pages, only the descriptions can be compared.
  const comparable = ({ site }: Built) => (isBuilt ? site : { ...site, pages: new Map(), files: new Map() });
  const compared = reviewSites(comparable(before), comparable(after));
  if (isBuilt && !pictures) gaps.push("--no-pictures was given: the look of pages was not compared.");
  const sections = isBuilt && pictures ? await withPictures(compared, before, after, gaps) : compared;
  return {
    base: base.label,
    head: head.label,
    date: isoToday(),
    sections,
    gaps: [...new Set(gaps)],
    changedFiles: changed.length,
    pages: after.site.pages.size,
    notes: notesBetween(ancestor, to),
    pageTitles: new Map(
      [...before.site.pages, ...after.site.pages].map(([path, html]) => [path, titleOfPage(html)]),
    ),
    isBuilt,
  };
}

/** The report's conclusions for a script. */
const conclusions = (report: ReviewReport) => ({
  approvals: approvalsOf(report.sections).map(({ approver }) => approver),
  problems: report.sections.problems.length,
  sections: Object.fromEntries(filledSections(report.sections).map((id) => [id, report.sections[id].length])),
  isComplete: !report.gaps.length,
});

await compareCommand("review", "pictures", async (from, to, withPictures, out) => {
  const started = Date.now();
  const report = await review(from, to, withPictures);
  writeFileSync(join(out, "index.html"), reportHtml(report));
  writeFileSync(join(out, "review.md"), reportMarkdown(report));
  writeFileSync(join(out, "review.json"), `${JSON.stringify(conclusions(report), null, 2)}\n`);
  console.log(
    [
      summaryLine(report),
      ...approvalsOf(report.sections).map(approvalLine),
      ...report.gaps,
      `${join(out, "index.html")} (${Math.round((Date.now() - started) / 1000)} s)`,
    ].join("\n"),
  );
  if (!report.isBuilt) process.exitCode = 1;
});
