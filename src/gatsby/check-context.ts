import type { LinkOrigins } from "../content/facts/links";
import { documentTypes } from "../content/schema";
import type { CheckContext } from "../checks/check-content";
import type { Files } from "../content/read/files";
import { componentShapes } from "../sections/component-shapes.generated";
import { readEnvironment } from "../site/environment";
import { checkRecords } from "../legal/record/checks";
import { ownPagesOf } from "./figure-pages";

/** The repository's root, in which Gatsby, the scripts and the tests run. */
export const root = process.cwd();

/** The origins of links in this environment. */
export function linkOrigins(): LinkOrigins {
  const { app, rateCalculator } = readEnvironment(process.env);
  return { host: app, rateCalculator };
}

/** Returns the inputs of the content check. @param at another root, or files that are not on disk */
export function checkContext(at: string | Files = root): CheckContext {
  return {
    root: at,
    ...linkOrigins(),
    components: componentShapes,
    // Records and sealed texts are read from disk, so files that are not on disk have none.
    ...(typeof at === "string" && {
      records: (content, found, today) =>
        checkRecords(at, content, found, (figure) => ownPagesOf(content, figure), today),
    }),
  };
}

/** The document type of a content file. @param relativePath path under content/, such as faq/ivf.mdx */
export function typeOfFile(relativePath: string) {
  const [folder, ...rest] = relativePath.split("/");
  return rest.length === 1 ? documentTypes.find((type) => type.folder === folder) : undefined;
}
