import type { PageProps } from "gatsby";

/** A template's props. `pagePath` is the page's own path; a visitor's address may be longer (docs/routing.md). */
export type TemplateProps<Query = object, Context = object> = PageProps<
  Query,
  Context & { pagePath: string }
>;
