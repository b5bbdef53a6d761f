/** @jest-environment node */
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { onPreRenderHTML, pageToolsScript } from "../../src/gatsby/page-scripts";

const gatsbys = [<script key="script-loader" />];
const slice = { key: null, props: { sliceId: "_gatsby-scripts" } } as unknown as ReactElement;
const own = <p key="own">ours</p>;
const head = [
  <style key="gatsby-image-style" />,
  <script key="gatsby-image-style-script" />,
  <link key="icon" />,
  <meta key="version" name="generator" />,
];
let headLeft: ReactElement[] = [];

function run(components: ReactElement[], mode = "production", pathname = "/faq") {
  const replaced: ReactElement[][] = [];
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  Object.assign(globalThis, { LOADER_SCRIPT: "load()" });
  try {
    onPreRenderHTML!(
      {
        getHeadComponents: () => head,
        replaceHeadComponents: (all: ReactElement[]) => (headLeft = all),
        getPostBodyComponents: () => components,
        replacePostBodyComponents: (all: ReactElement[]) => replaced.push(all),
        pathname,
      } as never,
      { plugins: [] },
    );
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return replaced.map((all) => renderToString(<>{all}</>));
}

it("puts the loader, which knows its page, in the place of Gatsby's scripts", () => {
  expect(run([gatsbys[0]!, slice, own])).toEqual([
    expect.stringMatching(
      /^<p>ours<\/p><script data-path="\/faq">load\(\)<\/script><template data-prefetch=""><script type="speculationrules">/,
    ),
  ]);
});

it("without slices Gatsby's are a chunk map and the bundles", () => {
  const [html] = run([
    gatsbys[0]!,
    <script key="chunk-mapping" />,
    <script key="/app.js" src="/app.js" async />,
  ]);
  expect(html).not.toMatch(/app\.js|chunk/);
});

it("the browser may fetch pages ahead, and no files", () => {
  const [html] = run([gatsbys[0]!, slice]);
  const rules = JSON.parse(/speculationrules">(.*?)<\/script>/.exec(html!)![1]!) as { prefetch: unknown[] };
  expect(rules.prefetch).toEqual([
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" },
  ]);
});

it("the page for missing files gets nothing that loads React: hydrated, it would request the file again and again", () => {
  expect(run([gatsbys[0]!, slice, own], "production", "/404.html")).toEqual(["<p>ours</p>"]);
});

it("in develop Gatsby's own stay", () => {
  expect(run([gatsbys[0]!, slice], "development")).toEqual([]);
});

it("a Gatsby that puts them elsewhere stops the build instead of leaving pages dead", () => {
  expect(() => run([own])).toThrow(/src\/gatsby\/page-scripts\.tsx/);
});

it("leaves out the styles and the script of gatsby-plugin-image, and nothing else of the head", () => {
  run([gatsbys[0]!, slice]);
  expect(headLeft.map(({ key }) => key)).toEqual(["icon"]);
});

it("only pages with a search box carry the script for it", () => {
  Object.assign(globalThis, { PAGE_TOOLS_SCRIPT: "tools()" });
  expect(renderToString(<>{pageToolsScript("<input data-search>")}</>)).toBe("<script>tools()</script>");
  expect(pageToolsScript("<input>")).toEqual([]);
});
