/** The kinds of picture that a page's query brings (src/templates/marketing-page.tsx). */
export const pictureExtensions = ["svg", "png", "jpg"] as const;

/** A picture's path under content/media, as pages find it: `heroes/home.svg`. Anchor it, or look for it in a longer text. */
export const picturePath = new RegExp(`[a-z0-9-]+(?:/[a-z0-9-]+)+\\.(?:${pictureExtensions.join("|")})`);
