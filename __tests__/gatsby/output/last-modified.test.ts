import { lastModified } from "../../../src/gatsby/output/last-modified";

it("returns the newest date that a page's content states", () => {
  const list = <Node>(...nodes: Node[]) => ({ nodes });
  const days = lastModified({
    faq: list({ slug: "ivf", questions: [{ reviewed: "2026-01-01" }, { reviewed: "2026-02-02" }] }),
    careers: list({ slug: "nurse", datePosted: "2026-03-03" }),
    versions: list(
      { page: "privacy", state: "inForce", date: "2023-10", recorded: "2026-05-05", shown: true },
      { page: "privacy", state: "upcoming", date: "2027-01-01", recorded: "2026-06-06", shown: false },
      { page: "terms/loans", state: "inForce", date: "2026-04-04", recorded: "2026-03-03", shown: true },
    ),
    articles: list({ date: "2020-01-01" }, { date: "2025-01-01" }),
    figures: list({ reviewed: "2026-07-07" }),
  });
  expect(Object.fromEntries(days)).toEqual({
    "/faq/ivf": "2026-02-02",
    "/careers/nurse": "2026-03-03",
    "/careers": "2026-03-03",
    "/privacy": "2026-05-05",
    "/legal-versions": "2026-06-06",
    "/terms/loans": "2026-04-04",
    "/press": "2025-01-01",
    "/our-numbers": "2026-07-07",
  });
});
