import { checkContent } from "../checks/check-content";
import { loadContent, type LoadResult } from "../content/read/load-content";
import type { Diagnostic } from "../content/schema/diagnostic";
import { checkContext, root } from "./check-context";

export type SiteContent = Pick<LoadResult, "documents" | "data" | "facts" | "problems">;

let site: SiteContent | undefined;

/** Whether files change while Gatsby runs. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";

/** Checks all content of a build, and caches it for later hooks. */
export function checkSite(): Diagnostic[] {
  const { content, problems } = checkContent(checkContext());
  site = { ...content, problems };
  return problems;
}

/** In develop, makes the next hook that needs content read it again. Called when files have changed. */
export function forgetContent(): void {
  if (isDevelop()) site = undefined;
}

/** All content: in a build as checked, in develop as it was after the last edit. */
export const siteContent = (): SiteContent => (site ??= loadContent(root, checkContext()));
