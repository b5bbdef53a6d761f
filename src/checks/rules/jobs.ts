import { documentsOf, type Documents } from "../../content/read/documents";
import { suggestedFix } from "../../content/schema/diagnostic";
import { jobPosting } from "../../content/schema/types/job-posting";
import type { FindingsOf } from "./body-context";

/** Reports mail subjects with the title of another job, and its salary, as in a copy of its posting. */
export function checkCopiedJobs(documents: Documents, findingsOf: FindingsOf): void {
  const jobs = documentsOf(jobPosting, documents);
  const factsOf = (slug: string) =>
    `{job.${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.`;
  for (const job of jobs) {
    const other = jobs.find(({ fields }) => fields !== job.fields && job.text.includes(factsOf(fields.slug)));
    if (other)
      findingsOf(job).add(job.text.indexOf(factsOf(other.fields.slug)), {
        severity: "warning",
        message: `the posting shows a figure of another job, "${other.fields.title}"`,
        expected: `figures of this job, such as ${factsOf(job.fields.slug)}salaryMin}`,
        fix: "add them to content/facts/figures.yaml, or leave it if both jobs pay the same",
      });
    for (const { 0: subject, index } of job.text.matchAll(/(?<=\?subject=)[^)\s&"]+/g)) {
      const named = jobs.filter(({ fields }) => subject.includes(encodeURIComponent(fields.title)));
      const own = encodeURIComponent(job.fields.title);
      if (named.length && !subject.includes(own))
        findingsOf(job).add(index, {
          message: `the mail's subject names another job, "${named[0]!.fields.title}"`,
          expected: `?subject=${own}`,
          fix: "write the title of this job, with %20 for each space",
          repair: suggestedFix({ start: index, end: index + subject.length, text: own }),
        });
    }
  }
}
