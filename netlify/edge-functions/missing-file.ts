/** The part of Netlify's context used here. Source: docs.netlify.com, "Edge Functions API". */
interface Context {
  /** Returns the response of `_redirects` and the files. */
  next(): Promise<Response>;
}

/**
 * Responds with the 404 page if a file is missing. Netlify's rules cannot match by extension, so the last rule would
 * redirect `/old.php` to the home page, like a mistyped page (docs/hosting.md).
 */
export default async function missingFile(request: Request, context: Context): Promise<Response> {
  const response = await context.next();
  // Netlify adds the query of the request.
  const redirectsHome = response.status === 302 && /^\/(?:\?|$)/.test(response.headers.get("Location") ?? "");
  // `hasExtension` of src/site/routes, which Deno cannot import: imports there have no extensions.
  if (!redirectsHome || !/(?:\.|%2e)[a-z0-9]+\/*$/i.test(new URL(request.url).pathname)) return response;
  const page = await fetch(new URL("/404.html", request.url));
  return new Response(page.body, { status: 404, headers: page.headers });
}

export const config = { path: "/*" };
