import type { Media } from "./MediaContext";

/**
 * Returns the pictures of a clinic's page: the clinic's own scene and wordmark, if it has any, get the names that the shared
 * body uses (`heroes/clinic.svg`, `logos/clinic.svg`).
 * @param slug the clinic's: `heroes/clinic-conceptions.svg` is the scene of `conceptions`
 */
export function withOwnPictures(media: readonly Media[], slug: string): Media[] {
  const named = `/clinic-${slug}.svg`;
  const own = media
    .filter(({ name }) => name.endsWith(named))
    .map((item) => ({ ...item, name: item.name.replace(named, "/clinic.svg") }));
  return [...media.filter(({ name }) => own.every((item) => item.name !== name)), ...own];
}
