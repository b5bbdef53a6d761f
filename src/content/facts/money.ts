// Intl is avoided because a browser takes 20 ms to create its first formatter, which would delay hydration.

/** Formats a number with commas: "18,000". @param number at most three decimals */
export const grouped = (number: number | string): string =>
  `${number}`.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");

/** Formats dollars and cents: "$25,687.59". @param amount dollars, 0 or more, exact to the cent */
export const exactDollars = (amount: number): string => `$${grouped(amount.toFixed(2))}`;

/** Formats whole dollars: "$18,000". @param amount dollars, 0 or more; cents are rounded */
export const wholeDollars = (amount: number): string => `$${grouped(Math.round(amount))}`;
