import { lastModified } from "../../../src/gatsby/output/last-modified";

it("returns the newest date that a page's content states", () => {
  const version = (
    page: string,
    recorded: string,
    shown: boolean,
    corrections: { recorded: string }[] = [],
  ) => ({
    page,
    recorded,
    shown,
    corrections,
  });
  const days = lastModified({
    faq: [{ slug: "ivf", questions: [{ reviewed: "2026-01-01" }, { reviewed: "2026-02-02" }] }],
    careers: [{ slug: "nurse", datePosted: "2026-03-03" }],
    versions: [
      version("privacy", "2026-04-04", true, [{ recorded: "2026-05-05" }]),
      version("privacy", "2026-06-06", false),
    ],
    articles: [{ date: "2020-01-01" }, { date: "2025-01-01" }],
    figures: [],
  });
  expect(Object.fromEntries(days)).toEqual({
    "/faq/ivf": "2026-02-02",
    "/careers/nurse": "2026-03-03",
    "/careers": "2026-03-03",
    "/privacy": "2026-05-05",
    "/legal-versions": "2026-06-06",
    "/press": "2025-01-01",
  });
});
