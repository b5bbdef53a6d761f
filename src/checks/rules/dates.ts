import { frontmatterOf, isMisnamed, stemOf, type SourceDocument } from "../../content/read/documents";
import type { Findings, Found } from "../../content/schema/findings";
import { idOf } from "../../content/markdown/id-of";
import { isoDate } from "../../content/schema/fields";

/** Fields whose date cannot be in the future. */
const past = ["datePosted", "reviewed", "date"] as const;

/** The problem of a date in the future. @param what the subject of the message @param today ISO date */
export const inTheFuture = (what: string, date: string, today: string): Found => ({
  message: `${what} is ${date}, which is in the future`,
  expected: `a date no later than today, ${today}`,
  fix: "correct the date",
});

/** Reports dates that cannot be right, and file names that differ from their fields. @param today ISO date */
export function checkDates(
  { type, file, text, fields }: SourceDocument,
  today: string,
  findings: Findings,
): void {
  const yaml = frontmatterOf(text, file);
  const values = fields as Record<string, unknown>;
  const at = (field: string) => yaml.rangeOf([field])?.start ?? 0;
  // A legal text may be published before it takes effect.
  if (type.name !== "LegalDocument")
    for (const field of past) {
      const date = values[field];
      if (isoDate.safeParse(date).success && (date as string) > today)
        findings.add(at(field), inTheFuture(`\`${field}\``, date as string, today));
    }
  for (const { 1: date, index } of text.matchAll(/\{\/\*\s*reviewed:\s*(\d{4}-\d{2}-\d{2})\s*\*\/\}/g))
    if (date! > today) findings.add(index, inTheFuture("the review date", date!, today));
  for (const { 1: date, index } of text.matchAll(/\bdate="(\d{4}-\d{2}-\d{2})"/g))
    if (!isoDate.safeParse(date).success)
      findings.add(index, {
        message: `the date ${date} does not exist`,
        expected: "a date such as 2026-11-02",
        fix: "correct the date",
      });
    else if (date! > today) findings.add(index, inTheFuture("the date of the quote", date!, today));
  const { reviewed, nextReview, medical } = values as Record<string, string | boolean | undefined>;
  if (medical && !nextReview)
    findings.add(at("reviewed"), {
      message: "medical answers have no `nextReview`",
      expected: "the date of their next review",
      fix: "add `nextReview:` with a date at most a year after `reviewed`",
    });
  else if (nextReview && nextReview <= reviewed!)
    findings.add(at("nextReview"), {
      message: `\`nextReview\` is ${nextReview as string}, not after the last review on ${reviewed as string}`,
      expected: "a later date",
      fix: "correct the date",
    });
  else if (nextReview && nextReview < today)
    findings.add(at("nextReview"), {
      severity: "warning",
      message: `the review of the answers was due on ${nextReview as string}`,
      expected: "a review that is not overdue",
      fix: "review the answers, then set `reviewed` and `nextReview`",
    });
  const { datePosted, validThrough, date, slug } = values as Record<string, string | undefined>;
  if (validThrough && datePosted && validThrough < datePosted)
    findings.add(at("validThrough"), {
      message: `the job posting ends on ${validThrough}, before it was posted on ${datePosted}`,
      expected: "an end date after the start date",
      fix: "correct one of the two dates",
    });
  else if (validThrough && validThrough < today)
    findings.add(at("validThrough"), {
      message: `applications for the job closed on ${validThrough}`,
      expected: "a job that is still open",
      fix: "delete the file, or set a later `validThrough`",
    });
  const named = /^\d{4}-\d{2}-\d{2}(?=-)/.exec(stemOf(file))?.[0];
  if (named && date && date !== named)
    findings.add(at("date"), {
      message: `\`date\` is ${date}, but the file name starts with ${named}`,
      expected: "the same date in both",
      fix: "correct the field, or rename the file",
    });
  if (isMisnamed({ file, fields }))
    findings.add(at("slug"), {
      message: `\`slug: ${slug}\` differs from the file name, ${stemOf(file)}.mdx`,
      expected: `slug: ${idOf(stemOf(file))}`,
      fix: "use the file name as the slug, or rename the file; other pages may link to the old address",
    });
}
