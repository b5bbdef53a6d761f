// The only function of date-fns that Gatsby calls (gatsby/dist/utils/feedback.js), to ask for feedback on a few days a year.
// The package has 5,700 files and 25 MB.

/** @returns the day of the year, from 1, in local time */
module.exports = function getDayOfYear(date) {
  const first = new Date(date.getFullYear(), 0, 1);
  return Math.round((new Date(date).setHours(0, 0, 0, 0) - first) / 86_400_000) + 1;
};
