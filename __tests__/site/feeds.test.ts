import { feedsOf, legalFeed, pressFeed } from "../../src/site/feeds";

it("legal pages name the feed of legal changes, the press page its own, others none", () => {
  for (const page of ["/terms/loans/versions", "/tos/tou", "/privacy", "/e-sign-act", "/legal-versions"])
    expect([page, ...feedsOf(page)]).toEqual([page, legalFeed]);
  expect(feedsOf("/press")).toEqual([pressFeed]);
  expect(feedsOf("/")).toEqual([]);
});
