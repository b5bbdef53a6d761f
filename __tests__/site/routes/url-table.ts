/**
 * What the site answers, URL by URL: the rules of docs/routing.md as data. The resolver, the real server and the
 * client's navigation are all held to this one table.
 */
import { appArea, assets } from "./urls/app-area-and-assets";
import type { UrlCase } from "./urls/cases";
import { hostile } from "./urls/hostile";
import { careers, faq, pages, terms } from "./urls/pages";
import { aliases, unknown } from "./urls/redirects";

export { files, host, sentByBrowsers, slugs, type UrlCase } from "./urls/cases";

export const urlTable: readonly UrlCase[] = [
  ...pages,
  ...terms,
  ...faq,
  ...careers,
  ...aliases,
  ...unknown,
  ...appArea,
  ...assets,
  ...hostile,
];
