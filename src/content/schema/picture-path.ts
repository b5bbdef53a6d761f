/** The kinds of picture that a page's query brings (src/templates/marketing-page.tsx). */
export const pictureExtensions = ["svg", "png", "jpg"] as const;

/** A picture's path under content/media, as pages find it: `heroes/home.svg`, alone or in a longer text. */
export const picturePath = new RegExp(`[a-z0-9-]+(?:/[a-z0-9-]+)+\\.(?:${pictureExtensions.join("|")})`);

const wholePath = new RegExp(`^${picturePath.source}$`);
/** Whether a path under content/media is that of a picture which pages can show. */
export const isPicturePath = (path: string): boolean => wholePath.test(path);
