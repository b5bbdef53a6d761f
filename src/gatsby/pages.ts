import type { CreatePagesArgs } from "gatsby";
import { join } from "node:path";
import { filesOn } from "../content/read/files";
import { legalPages, legalPaths } from "../content/schema/types/legal-document";
import { sharedClinicBody } from "../content/schema/types/shared-body";
import { matchPathOf, pathOf, redirectsOf } from "../site/routes";
import { catchAllPath, notFoundPath } from "../site/special-pages";
import { catalogue } from "./catalogue";
import { hasCatalogue } from "./has-catalogue";
import { mediaIn } from "./media";
import { root } from "./check-context";
import { recheckAfterEdit } from "./develop/recheck-after-edit";
import { forgetContent } from "./site-content";

const template = (name: string) => join(root, "src/templates", `${name}.tsx`);

interface PageNodes {
  allMarketingPage: { nodes: (ComposedPage & { path: string })[] };
  allClinic: { nodes: (ComposedPage & { slug: string })[] };
  allFaqCategory: { nodes: { id: string; slug: string }[] };
  allJobPosting: { nodes: { id: string; slug: string }[] };
  allLegalVersion: { nodes: { page: string; slug: string; shown: boolean }[] };
}
interface ComposedPage {
  id: string;
  media: string[];
  contentFilePath: string;
}

const query = `#graphql
  query PagesToCreate {
    allMarketingPage { nodes { id path media contentFilePath } }
    allClinic { nodes { id slug media contentFilePath } }
    allFaqCategory { nodes { id slug } }
    allJobPosting { nodes { id slug } }
    allLegalVersion { nodes { page slug shown title state dateKind date until html readingMinutes sections { id number title depth } } }
  }
`;

/**
 * Creates every page and redirect. `pagePath` is in each page's context, because the address a visitor sees may be
 * longer than the page's own (/about/team shows /about). In develop Gatsby calls it after a file was edited or removed.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  // A removed file triggers no onCreateNode.
  forgetContent();
  recheckAfterEdit(reporter);
  const { data, errors } = await graphql<PageNodes>(query);
  if (errors || !data) {
    reporter.panicOnBuild("The content could not be queried.", errors as never);
    return;
  }

  const page = (path: string, component: string, context: object, matchPath = matchPathOf(path)) =>
    actions.createPage({ path, matchPath, component, context: { ...context, pagePath: path } });
  const composed = (name: string, path: string, { id, media, contentFilePath }: ComposedPage) =>
    page(path, `${template(name)}?__contentFilePath=${contentFilePath}`, { id, media });

  data.allMarketingPage.nodes.forEach((node) =>
    composed(node.path === pathOf("ourNumbers") ? "our-numbers" : "marketing-page", node.path, node),
  );
  // The body around every clinic's own. Read here, because Gatsby recreates a clinic's node only when its own file changes.
  const shared = mediaIn(filesOn(root).read(sharedClinicBody) ?? "");
  data.allClinic.nodes.forEach((node) => {
    const own = ["heroes", "logos"].map((folder) => `media/${folder}/clinic-${node.slug}.svg`);
    const media = [...new Set([...shared, ...node.media, ...own])];
    composed("clinic-page", `/${node.slug}`, { ...node, media });
  });
  data.allFaqCategory.nodes.forEach(({ id, slug }) => page(`/faq/${slug}`, template("faq-category"), { id }));
  page(pathOf("allQuestions"), template("all-questions"), {});
  data.allJobPosting.nodes.forEach(({ id, slug }) =>
    page(`/careers/${slug}`, template("job-posting"), { id }),
  );
  for (const legalPage of legalPages) {
    const paths = legalPaths(legalPage);
    for (const path of paths) {
      // A tab of the Terms area is under both bases.
      const base = paths.length > 1 ? path.slice(0, path.lastIndexOf("/")) : null;
      page(path, template("legal-page"), { legalPage, base });
    }
    page(`/${legalPage}/versions`, template("legal-versions"), { legalPage });
  }
  page(pathOf("legalVersions"), template("legal-overview"), {});
  const otherVersions = data.allLegalVersion.nodes.filter(({ shown }) => !shown);
  otherVersions.forEach(({ page: legalPage, slug, ...version }) =>
    page(`/${legalPage}/versions/${slug}`, template("legal-version"), { legalPage, version }),
  );
  page(catchAllPath, template("client-redirect"), {}, "/*");
  // Not src/pages/404.tsx: from that Gatsby would also create a page at /404, which must redirect home.
  page(notFoundPath, template("not-found"), {});
  // Shows every widget and component in its states. Not part of a build.
  if (hasCatalogue()) page("/catalogue", ...(await catalogue(graphql, template("catalogue"))));
  for (const { from: fromPath, to: toPath, status: statusCode } of redirectsOf()) {
    const isPermanent = statusCode === 301;
    actions.createRedirect({ fromPath, toPath, statusCode, isPermanent, ignoreCase: true });
  }
}
