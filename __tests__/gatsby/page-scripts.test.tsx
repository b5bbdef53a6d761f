/** @jest-environment node */
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { onPreRenderHTML, pageToolsScript } from "../../src/gatsby/page-scripts";

const scriptLoader = <script key="script-loader" />;
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

it("replaces Gatsby's scripts with the loader, which has the page's path", () => {
  expect(run([scriptLoader, slice, own])).toEqual([
    expect.stringMatching(
      /^<p>ours<\/p><script data-path="\/faq">load\(\)<\/script><template data-prefetch=""><script type="speculationrules">/,
    ),
  ]);
});

it("removes the chunk map and the bundles that Gatsby adds without slices", () => {
  const [html] = run([
    scriptLoader,
    <script key="chunk-mapping" id="gatsby-chunk-mapping" />,
    <script key="/app.js" src="/app.js" async />,
  ]);
  expect(html).not.toMatch(/app\.js|chunk/);
});

it("lets the browser prefetch pages, but not files", () => {
  const [html] = run([scriptLoader, slice]);
  const rules = JSON.parse(/speculationrules">(.*?)<\/script>/.exec(html!)![1]!) as { prefetch: unknown[] };
  expect(rules.prefetch).toEqual([
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" },
  ]);
});

it("the 404 page loads no React: hydrated, it would request the missing file again and again", () => {
  expect(run([scriptLoader, slice, own], "production", "/404.html")).toEqual(["<p>ours</p>"]);
});

it("keeps Gatsby's scripts in develop", () => expect(run([scriptLoader, slice], "development")).toEqual([]));

it("stops the build if Gatsby's scripts are not found, instead of publishing pages that never hydrate", () => {
  expect(() => run([own])).toThrow(/src\/gatsby\/page-scripts\.tsx/);
});

it("removes the parts of gatsby-plugin-image and Gatsby's version from the head, and nothing else", () => {
  run([scriptLoader, slice]);
  expect(headLeft.map(({ key }) => key)).toEqual(["icon"]);
});

it("adds the script for search boxes only to pages that have one", () => {
  Object.assign(globalThis, { PAGE_TOOLS_SCRIPT: "tools()" });
  expect(renderToString(<>{pageToolsScript("<input data-search>")}</>)).toBe("<script>tools()</script>");
  expect(pageToolsScript("<input>")).toEqual([]);
});
