import { checkContent } from "../checks/check-content";
import { loadContent, type LoadResult } from "../content/read/load-content";
import type { Diagnostic } from "../content/schema/diagnostic";
import { checkContext, root } from "./check-context";

export type SiteContent = Pick<LoadResult, "documents" | "data" | "facts" | "problems">;

let checked: SiteContent | undefined;

/** Whether files change while Gatsby runs. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";

/** Checks all content of a build. The hooks that follow use what was loaded for it. */
export function checkSite(): Diagnostic[] {
  const { content, problems } = checkContent(checkContext());
  checked = { ...content, problems };
  return problems;
}

/** All content: in a build as checked, in develop as it is in the files now. */
export const siteContent = (): SiteContent => checked ?? loadContent(root, checkContext());
