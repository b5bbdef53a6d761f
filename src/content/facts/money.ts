// Without Intl: a browser takes 20 ms to make its first formatter, and a page that hydrates would wait for it.

/** A number with a comma between groups of three digits: "18,000". @param number at most three decimals */
export const grouped = (number: number | string): string =>
  `${number}`.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");

/** "$25,687.59". @param amount dollars, 0 or more, exact to the cent */
export const exactDollars = (amount: number): string => `$${grouped(amount.toFixed(2))}`;

/** "$18,000". @param amount dollars, 0 or more; cents are rounded */
export const wholeDollars = (amount: number): string => `$${grouped(Math.round(amount))}`;
