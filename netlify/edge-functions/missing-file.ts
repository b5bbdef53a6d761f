/** The part of Netlify's context that is used here. Source: docs.netlify.com, "Edge Functions API". */
interface Context {
  /** Gives the response that `_redirects` and the files would give. */
  next(): Promise<Response>;
}

/**
 * Responds with the 404 page where a file is missing. Netlify's rules cannot match by extension, so the last of them
 * would redirect `/old.php` home as it does a mistyped page (docs/hosting.md).
 */
export default async function missingFile(request: Request, context: Context): Promise<Response> {
  const response = await context.next();
  const isSentHome = response.status === 302 && response.headers.get("Location") === "/";
  if (!isSentHome || !/\.[^/]+$/.test(new URL(request.url).pathname)) return response;
  const page = await fetch(new URL("/404.html", request.url));
  return new Response(page.body, { status: 404, headers: page.headers });
}

export const config = { path: "/*" };
