import { gray } from "./color";

/**
 * A list that scrolls on a gray page: a shadow at its edge shows that it goes on. Two covers scroll with the list and hide
 * the shadows at its ends.
 */
export const scrollHint = {
  overflowY: "auto",
  scrollbarWidth: "thin",
  background: [
    `linear-gradient(${gray[50]} 40%, transparent) top/100% 48px no-repeat local`,
    `linear-gradient(transparent, ${gray[50]} 60%) bottom/100% 48px no-repeat local`,
    `linear-gradient(${gray[300]}, transparent) top/100% 20px no-repeat`,
    `linear-gradient(transparent, ${gray[300]}) bottom/100% 20px no-repeat ${gray[50]}`,
  ].join(),
} as const;
