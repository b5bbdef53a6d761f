import { documentTypes } from "../content-types";
import type { CheckContext } from "../content-types/check";
import { pageVocabulary, textVocabulary } from "../mdx/vocabulary";
import { readEnvironment } from "../site/environment";
import { createResolver } from "../site/routes";

/** The repository's root: Gatsby, the scripts and the tests all run there. */
export const root = process.cwd();

/** What the content check must know of this site. */
export function checkContext(at: string = root): CheckContext {
  const environment = readEnvironment(process.env);
  return {
    root: at,
    host: environment.app,
    rateCalculator: environment.rateCalculator,
    components: { text: textVocabulary, page: pageVocabulary },
    isPage(path, slugs) {
      const answer = createResolver({ slugs, host: environment.app, hasFile: () => false })(path);
      return answer.kind === "page";
    },
  };
}

/** The document type of a content file. @param relativePath path under content/, such as faq/ivf.mdx */
export function typeOfFile(relativePath: string) {
  const [folder, ...rest] = relativePath.split("/");
  return rest.length === 1 ? documentTypes.find((type) => type.folder === folder) : undefined;
}
