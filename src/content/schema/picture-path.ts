/** File extensions of the pictures in a page's query (src/templates/marketing-page.tsx). */
export const pictureExtensions = ["svg", "png", "jpg"] as const;

/** Matches a picture's path under content/media, such as `heroes/home.svg`, also inside a longer text. */
export const picturePath = new RegExp(`[a-z0-9-]+(?:/[a-z0-9-]+)+\\.(?:${pictureExtensions.join("|")})`);

const wholePath = new RegExp(`^${picturePath.source}$`);
/** Whether a path under content/media is the path of a picture that pages can show. */
export const isPicturePath = (path: string): boolean => wholePath.test(path);
