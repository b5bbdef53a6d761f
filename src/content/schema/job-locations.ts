/** Job locations as postings write them, with their meaning for search engines. Plain data: browsers may load it. */
export const jobLocations = {
  "San Francisco or US Remote": { office: true, remote: true },
  "San Francisco": { office: true, remote: false },
  "US Remote": { office: false, remote: true },
} as const;

export type JobLocation = keyof typeof jobLocations;
