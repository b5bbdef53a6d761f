/** The id of a figure's row on /our-numbers. @param name `creditCard.averageRate` */
export const figureId = (name: string): string => `figure-${name.replace(/\./g, "-")}`;

/** Whether <PublishedFigures> lists a figure. @param of the first words of names, separated by commas */
export const isListed = (name: string, of: string): boolean =>
  of.split(",").some((start) => name.startsWith(`${start.trim()}.`));
