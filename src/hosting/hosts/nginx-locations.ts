import { pagesOf, table, type Route, type Slugs } from "../../site/routes";
import { block, pathExpression, quoted } from "./nginx-syntax";

/** Translates the route table into nginx locations. nginx tries expressions in file order: the first match wins. */
export function tableLocations(slugs: Slugs): string[] {
  return table.flatMap((row) => locationsOf(row, slugs));
}

const location = (expression: string, ...lines: string[]) => block(`location ~ ${quoted(expression)}`, lines);
const redirect = (status: number, to: string) => `return ${status} ${to}$is_args$args;`;
const show = (page: string) => `try_files ${page === "/" ? "" : page}/index.html =404;`;

function locationsOf(row: Route, slugs: Slugs): string[] {
  const expression = pathExpression(row.path, row.match);
  switch (row.kind) {
    case "page":
      return [location(expression, show(row.path))];
    case "slugs":
    case "tabs": {
      // One location per page, because nginx cannot lower-case a slug.
      const unknown = row.kind === "slugs" ? row.unknown : `${row.path}/${row.otherwise}`;
      return [
        ...pagesOf(row, slugs).map((page) => location(pathExpression(page, "prefix"), show(page))),
        location(expression, redirect(302, unknown)),
      ];
    }
    case "redirect":
      return [location(expression, redirect(row.status, row.to))];
    case "appRedirect":
      return [location(expression, "return 302 $site_app_redirect;")];
  }
}
