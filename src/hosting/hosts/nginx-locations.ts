import { table, type Route } from "../../site/routes";
import { block, literal, pathExpression, quoted } from "./nginx-syntax";

/** The table as nginx locations. Expressions are tried in the order they stand in, so the first match wins here too. */
export function tableLocations(): string[] {
  return table.flatMap(locationsOf);
}

const location = (expression: string, ...lines: string[]) => block(`location ~ ${quoted(expression)}`, lines);
const redirect = (status: number, to: string) => `return ${status} ${to}$is_args$args;`;
const show = (page: string) => `try_files ${page === "/" ? "" : page}/index.html =404;`;

function locationsOf(row: Route): string[] {
  const expression = pathExpression(row.path, row.match);
  switch (row.kind) {
    case "page":
      return [location(expression, show(row.path))];
    case "slugs": {
      // Whether a slug is known is whether it has a page: this file need not change when content does.
      const base = row.path.replace("/:slug", "");
      const captured = expression.replace("[^/]+", "(?<site_slug>[^/]+)");
      const unknown = `@unknown_${row.id}`;
      return [
        location(captured, `try_files ${base}/$site_slug/index.html ${unknown};`),
        block(`location ${unknown}`, [redirect(302, row.unknown)]),
      ];
    }
    case "tabs": {
      const tabs = `^/(?i:${literal(row.path.slice(1))})/(?<site_slug>${row.tabs.map(literal).join("|")})(?:/|\\z)`;
      return [
        location(tabs, show(`${row.path}/$site_slug`)),
        location(expression, redirect(302, `${row.path}/${row.otherwise}`)),
      ];
    }
    case "redirect":
      return [location(expression, redirect(row.status, row.to))];
    case "appRedirect":
      return [location(expression, "return 302 $site_app_redirect;")];
  }
}
