// All Gatsby node APIs that the site implements. gatsby-node.ts exports these hooks and nothing else.
import type { ParentSpanPluginArgs } from "gatsby";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { globSync } from "tinyglobby";
import { root } from "./check-context";
import { encodeAvifFaster } from "./avif-effort";
import { ContentError, isError } from "../content/schema/diagnostic";
import { checkSite, isDevelop } from "./site-content";
import { waitLessForEdits } from "./develop/shorter-wait";
import { reportWarnings } from "./develop/recheck-after-edit";

export { onCreateNode, sourceNodes } from "./nodes";
export { createPages } from "./pages";
export { createResolvers, createSchemaCustomization } from "./schema";
export { preprocessSource } from "./queries";
export { onCreateWebpackConfig } from "./webpack";
export { onPreBuild } from "./early-images";
export { onPostBuild } from "./output/after-build";
export { onCreateDevServer } from "./develop/diagnostics-endpoint";

/**
 * Configures the process. On two processors Gatsby runs queries in its only worker, waits for it, and starts another for
 * the HTML. With a count of one it runs queries itself while the worker starts, which saves two seconds per build.
 */
export function onPreInit(): void {
  if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";
  encodeAvifFaster();
  if (isDevelop()) waitLessForEdits();
  // V8 collects old garbage when the heap has grown fourfold. With 15%, 3,000 pages take 1.5 GB instead of 1.8, but a small
  // site builds half a second slower.
  if (globSync("content/**/*.mdx", { cwd: root }).length > 500)
    setFlagsFromString("--heap-growing-percent=15");
}

/**
 * Checks all content before Gatsby reads it, and stops a build with all errors at once. Gatsby's own messages point to
 * wrong lines or to no file. In develop the check runs after the first page is ready (develop/recheck-after-edit.ts).
 */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  if (isDevelop()) return;
  const problems = checkSite();
  reportWarnings(reporter, problems);
  const errors = problems.filter(isError);
  if (errors.length) reporter.panic(new ContentError(errors).message);
}
