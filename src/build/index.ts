// Gatsby's node API, all of it: gatsby-node.ts exports these hooks and nothing else.
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "../content-types/check";
import { ContentError } from "../content-types/problem";
import { checkContext } from "./site";

export { onCreateNode, sourceNodes } from "./nodes";
export { createPages } from "./pages";
export { createResolvers, createSchemaCustomization } from "./schema";
export { onCreateWebpackConfig } from "./webpack";
export { onPostBuild } from "./after-build";

/**
 * Reads all content before Gatsby does, and stops a build with every mistake at once. Gatsby's own messages point to
 * wrong lines or to no file (shared/gatsby-facts.md, section 7). In develop the messages are printed and work goes on.
 */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  const { problems } = checkContent(checkContext());
  if (!problems.length) return;
  const message = new ContentError(problems).message;
  if (process.env.NODE_ENV === "production") reporter.panic(message);
  else reporter.error(message);
}
