// Reviews the built site with planted changes: pages, files and descriptions are edited in memory.
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { describe, publishedFiles } from "../../../src/tools/cli/revisions/site-of-revision";
import { builtHtml } from "../../../src/tools/disclosure/built-pages";
import { sectionIds } from "../../../src/tools/review/section-titles";
import { pagesToPicture } from "../../../src/tools/review/look";
import { reviewSites } from "../../../src/tools/review/review";
import type { Site } from "../../../src/tools/review/site";
import { sample } from "../../support/exhaustive";
import { firstOfTemplates } from "../support/routes";
import { all, type Edit } from "./edit-site";
import { harmlessChanges } from "./harmless-changes";
import { plantedDelivery } from "./planted-delivery";
import { plantedLaw } from "./planted-law";
import { plantedPages } from "./planted-pages";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Small sites have other changes (__tests__/tools/review), pictures those that only a picture shows (pictures.spec.ts). */
const plantedChanges = [plantedLaw, plantedPages, plantedDelivery].flatMap((planted) =>
  sectionIds.flatMap((section) =>
    Object.entries(planted[section] ?? {}).map(([title, [shows, edit]]) => ({ section, title, shows, edit })),
  ),
);

let site: Site;
test.beforeAll(() => {
  const root = join(__dirname, "../../..");
  const publicDir = join(root, "public");
  site = {
    pages: builtHtml(publicDir),
    files: publishedFiles(publicDir),
    description: {
      ...describe(root, root, "sources").description,
      ...describe(root, root, "build").description,
    },
  };
});

test("each planted change is reported in its section, in words that show it", () => {
  const missed = sample(plantedChanges, 20).filter(({ edit, section, shows }) => {
    const found = reviewSites(site, edit(site))[section];
    return !JSON.stringify(found).includes(JSON.stringify(shows).slice(1, -1));
  });
  expect(missed.map(({ section, title }) => `${section}: ${title}`)).toEqual([]);
  expect(plantedChanges.length).toBeGreaterThanOrEqual(60);
});

test("changes without effect for visitors are reported nowhere", () => {
  // Every page would differ, and comparing two takes 0.1 s.
  const pages = new Map([...site.pages].filter(([path]) => firstOfTemplates.includes(path)));
  const before = { ...site, pages };
  const reportOf = (edit: Edit) => {
    const edited = edit(before);
    const sections = reviewSites(before, edited);
    const found = sectionIds
      .filter((id) => sections[id].length)
      .map((id) => `${id}: ${JSON.stringify(sections[id]).slice(0, 200)}`);
    return [...found, ...pagesToPicture(before, edited)];
  };
  const harmless = Object.entries(harmlessChanges);
  expect(harmless).toHaveLength(20);
  const reported = reportOf(all(...Object.values(harmlessChanges)));
  // One by one only to name the change that was reported.
  const causes = reported.length ? harmless.filter(([, edit]) => reportOf(edit).length) : [];
  expect({ reported, causes: causes.map(([title]) => title) }).toEqual({ reported: [], causes: [] });
});

test("a change of a legal text, a disclosure or a rate needs approval by Legal; one of a word, a picture or a header does not", () => {
  const needsLegal = (title: string) => {
    const { edit } = plantedChanges.find((planted) => planted.title === title)!;
    return Object.values(reviewSites(site, edit(site))).some((changes) =>
      changes.some(({ approver }) => approver === "legal"),
    );
  };
  expect(
    ["one word of a clause", "a removed clause", "the licenses removed", "a rate", "a new credit term"].map(
      needsLegal,
    ),
  ).toEqual(Array(5).fill(true));
  expect(
    ["one word", "another alternative text", "a weaker header", "a new redirect"].map(needsLegal),
  ).toEqual(Array(4).fill(false));
});
