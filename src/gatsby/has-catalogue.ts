/** Whether the preview has the catalogue of components, which is a quarter of its modules: `npm run catalogue`. */
export const hasCatalogue = (): boolean =>
  process.env.NODE_ENV === "development" && process.env.CATALOGUE === "1";
