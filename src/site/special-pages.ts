// Pages outside the route table: nothing links to them.

/** The page for every address that is not a page; it redirects in the browser (src/templates/client-redirect.tsx). */
export const catchAllPath = "/catch-all";

/** The page of 404 responses, under the file name that hosts expect. */
export const notFoundPath = "/404.html";
