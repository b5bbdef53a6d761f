/** Where a job is done, as postings say it, with what that is to search engines. Plain data: a page's script may hold it. */
export const jobLocations = {
  "San Francisco or US Remote": { office: true, remote: true },
  "San Francisco": { office: true, remote: false },
  "US Remote": { office: false, remote: true },
} as const;

export type JobLocation = keyof typeof jobLocations;
