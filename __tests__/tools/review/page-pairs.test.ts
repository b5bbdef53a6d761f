import { changedPages, pagePairs } from "../../../src/tools/review/page-pairs";
import { smallSite } from "./small-site";

it("pairs of pages are the pages whose HTML differs in more than whitespace and comments; new and removed pages have one side", () => {
  const before = smallSite({ "/a": "<p>one two</p>", "/b": "<p>b</p>", "/gone": "<p>g</p>" });
  const after = smallSite({ "/a": "<p>one\n two</p><!-- x -->", "/b": "<p>c</p>", "/new": "<p>n</p>" });
  const pairs = pagePairs(before, after);
  expect(pairs.map(({ path }) => path)).toEqual(["/b", "/gone", "/new"]);
  expect(changedPages(pairs).map(({ path }) => path)).toEqual(["/b"]);
  expect(pairs[2]!.before).toBeUndefined();
});
