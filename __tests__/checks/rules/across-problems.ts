import { checkAcross } from "../../../src/checks/rules/across-files";
import { siteMap } from "../../../src/checks/rules/site-map";
import { loadContent } from "../../../src/content/read/load-content";
import { planted } from "../corpus/planted-content";
import { origins } from "../../support/facts";

/** The problems across the files of the real content after some of them were changed. */
export function problemsOf(changes: Record<string, string | undefined>): string[] {
  const loaded = loadContent(planted(changes), origins);
  const site = siteMap({ faq: [], careers: [] }, origins.host);
  return checkAcross(loaded, new Map(), site).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}
