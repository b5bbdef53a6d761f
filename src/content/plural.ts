/** Returns a count with its noun: "1 page", "2 pages". @param noun one that only adds an s */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
