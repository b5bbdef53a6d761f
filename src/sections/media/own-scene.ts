import type { Media } from "./MediaContext";

/**
 * The pictures of a clinic's page: the shared body's hero is replaced by the clinic's own scene, where there is one.
 * @param scene its path under content/media: `heroes/clinic-conceptions.svg`
 */
export function withOwnScene(media: readonly Media[], scene: string): Media[] {
  const own = media.find(({ name }) => name === scene);
  return media.map((item) => (own && item.name === "heroes/clinic.svg" ? { ...own, name: item.name } : item));
}
