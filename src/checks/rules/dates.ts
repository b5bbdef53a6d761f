import { frontmatterOf, type SourceDocument } from "../../content/read/documents";
import { Findings } from "../../content/schema/findings";
import { isoDate } from "../../content/schema/fields";
import type { Diagnostic } from "../../content/schema/diagnostic";

/** Fields that report the past. */
const past = ["datePosted", "reviewed", "date"] as const;
const stemOf = (file: string) => /([^/]+)\.\w+$/.exec(file)![1]!;

function future(findings: Findings, at: number, what: string, date: string, today: string): void {
  findings.add(at, {
    message: `${what} is ${date}, and that day is still to come`,
    expected: `a day up to today, ${today}`,
    fix: "correct the date",
  });
}

/** Dates that cannot be right, and names of files that differ from their fields. @param today ISO date */
export function checkDates({ type, file, text, fields }: SourceDocument, today: string): Diagnostic[] {
  const findings = new Findings(file, text);
  const yaml = frontmatterOf(text, file);
  const values = fields as Record<string, unknown>;
  const at = (field: string) => yaml.rangeOf([field])?.start ?? 0;
  // A legal text may be published before the day from which it applies.
  if (type.name !== "LegalDocument")
    for (const field of past) {
      const date = values[field];
      if (typeof date === "string" && date > today) future(findings, at(field), `\`${field}\``, date, today);
    }
  for (const { 1: date, index } of text.matchAll(/\{\/\*\s*reviewed:\s*(\d{4}-\d{2}-\d{2})\s*\*\/\}/g))
    if (date! > today) future(findings, index, "the review date", date!, today);
  for (const { 1: date, index } of text.matchAll(/\bdate="(\d{4}-\d{2}-\d{2})"/g))
    if (!isoDate.safeParse(date).success)
      findings.add(index, {
        message: `the calendar has no ${date}`,
        expected: "a day such as 2026-11-02",
        fix: "correct the date",
      });
    else if (date! > today) future(findings, index, "the date of the quote", date!, today);
  const { reviewed, nextReview, medical } = values as Record<string, string | boolean | undefined>;
  if (medical && !nextReview)
    findings.add(at("reviewed"), {
      message: "medical answers have no `nextReview`",
      expected: "the day by which they are reviewed again",
      fix: "add `nextReview:` with a date at most a year after `reviewed`",
    });
  else if (nextReview && nextReview <= reviewed!)
    findings.add(at("nextReview"), {
      message: `\`nextReview\` is ${nextReview as string}, not after the last review on ${reviewed as string}`,
      expected: "a later day",
      fix: "correct the date",
    });
  else if (nextReview && nextReview < today)
    findings.add(at("nextReview"), {
      severity: "warning",
      message: `the answers were to be reviewed by ${nextReview as string}`,
      expected: "a review that is not overdue",
      fix: "review the answers, then set `reviewed` and `nextReview`",
    });
  const { datePosted, validThrough, date, slug } = values as Record<string, string | undefined>;
  if (validThrough && datePosted && validThrough < datePosted)
    findings.add(at("validThrough"), {
      message: `the job ends on ${validThrough}, before it was posted on ${datePosted}`,
      expected: "a last day after the first",
      fix: "correct one of the two dates",
    });
  else if (validThrough && validThrough < today)
    findings.add(at("validThrough"), {
      message: `the job could be applied for until ${validThrough}, and that day is past`,
      expected: "a job that is still open",
      fix: "delete the file, or move `validThrough` on",
    });
  const named = /^\d{4}-\d{2}-\d{2}(?=-)/.exec(stemOf(file))?.[0];
  if (named && date && date !== named)
    findings.add(at("date"), {
      message: `\`date\` is ${date}, and the file's name begins with ${named}`,
      expected: "the same day in both",
      fix: "correct the field, or rename the file",
    });
  if (slug && slug !== stemOf(file))
    findings.add(at("slug"), {
      message: `\`slug: ${slug}\` differs from the file's name, ${stemOf(file)}.mdx`,
      expected: `slug: ${stemOf(file)}`,
      fix: "write the file's name, or rename the file; other pages may link to the old address",
    });
  return findings.problems;
}
