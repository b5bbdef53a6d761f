import { feedsOf, legalFeed, pressFeed } from "../../src/site/feeds";

it("legal pages name the feed of legal changes, the press page its own, others none", () => {
  expect(feedsOf("/terms/loans/versions")).toEqual([legalFeed]);
  expect(feedsOf("/privacy")).toEqual([legalFeed]);
  expect(feedsOf("/press")).toEqual([pressFeed]);
  expect(feedsOf("/")).toEqual([]);
});
