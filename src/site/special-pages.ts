// Pages that are no row of the route table: no visitor is meant to ask for them.

/** The neutral page, which leads on from addresses that are no page. Design decision 4; routing.md, item 11. */
export const elsewherePath = "/elsewhere";

/** What a missing file is answered with; a file of this very name, as hosts expect. Routing.md, item 9. */
export const notFoundPath = "/404.html";
