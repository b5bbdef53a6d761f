/** Whether the preview includes the component catalogue, a quarter of its modules: only `npm run catalogue` does. */
export const hasCatalogue = (): boolean =>
  process.env.NODE_ENV === "development" && process.env.CATALOGUE === "1";
