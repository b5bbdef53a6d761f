// Gatsby's node API, all of it: gatsby-node.ts exports these hooks and nothing else.
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "../content-types/check";
import { ContentError, isError } from "../content-types/problem";
import { publishProblems } from "./problem-panel";
import { checkContext } from "./site";
import { warn } from "./speak";

export { onCreateNode, sourceNodes } from "./nodes";
export { createPages } from "./pages";
export { createResolvers, createSchemaCustomization } from "./schema";
export { onCreateWebpackConfig } from "./webpack";
export { onPostBuild } from "./after-build";
export { onCreateDevServer } from "./problem-panel";

/**
 * Reads all content before Gatsby does, and stops a build with every mistake at once. Gatsby's own messages point to
 * wrong lines or to no file (shared/gatsby-facts.md, section 7). In develop the messages are printed and work goes on.
 */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  const { problems } = checkContent(checkContext());
  warn(reporter, problems);
  publishProblems(problems);
  const errors = problems.filter(isError);
  if (!errors.length) return;
  const message = new ContentError(errors).message;
  if (process.env.NODE_ENV === "production") reporter.panic(message);
  else reporter.error(message);
}
