import { fieldRange, isMisnamed, stemOf, type SourceDocument } from "../../content/read/documents";
import type { Findings, Found } from "../../content/schema/diagnostic";
import { idOf } from "../../content/markdown/id-of";
import { commentPattern } from "../../content/markdown/marker";
import { isoDate } from "../../content/schema/fields";
import { isoDateOf } from "../../content/schema/formats";
import { isRealDate, months, yearAfter } from "../../site/dates";

/** Fields whose date cannot be in the future. */
const past = ["datePosted", "reviewed", "date"] as const;

const reviewComments = commentPattern("reviewed:\\s*(\\d{4}-\\d{2}-\\d{2})", "g");

/** The problem of a date in the future. @param what the subject of the message @param today ISO date */
export const inTheFuture = (what: string, date: string, today: string): Found => ({
  message: `${what} is ${date}, which is in the future`,
  expected: `a date no later than today, ${today}`,
  fix: "correct the date",
});

/** The date of a field; undefined if it is missing or invalid, which the schema reports. */
const dateIn = ({ fields }: SourceDocument, field: string) => isoDate.safeParse(fields[field]).data;

/** Reports dates that cannot be right, and file names that differ from their fields. @param today ISO date */
export function checkDates(document: SourceDocument, today: string, findings: Findings) {
  // A legal text may be published before it takes effect.
  for (const field of document.type.name === "LegalDocument" ? [] : past) {
    const date = dateIn(document, field);
    if (date && date > today)
      findings.add(fieldRange(document, field), inTheFuture(`\`${field}\``, date, today));
  }
  for (const { 1: date, index } of document.text.matchAll(reviewComments))
    if (date! > today) findings.add(index, inTheFuture("the review date", date!, today));
  for (const { 1: date, index } of document.text.matchAll(/\bdate="([^"]*)"/g))
    if (!isRealDate(date!))
      findings.add(index, {
        message: `the date ${date} does not exist, or is not written as year-month-day`,
        expected: "a date such as 2026-11-02",
        fix: "correct the date",
      });
    else if (date! > today) findings.add(index, inTheFuture("the date of the quote", date!, today));
  checkReview(document, today, findings);
  checkPosting(document, today, findings);
  checkFileName(document, findings);
}

function checkReview(document: SourceDocument, today: string, findings: Findings): void {
  const [reviewed, nextReview] = [dateIn(document, "reviewed"), dateIn(document, "nextReview")];
  if (document.fields.medical === true && !document.fields.nextReview)
    findings.add(fieldRange(document, "reviewed"), {
      message: "medical answers have no `nextReview`",
      expected: "the date of their next review",
      fix: "add `nextReview:` with a date at most a year after `reviewed`",
    });
  else if (reviewed && nextReview && (nextReview <= reviewed || nextReview > yearAfter(reviewed)))
    findings.add(fieldRange(document, "nextReview"), {
      message: `\`nextReview\` is ${nextReview}, not in the year after the last review on ${reviewed}`,
      expected: "a later date, at most a year after it",
      fix: "correct the date",
    });
  else if (nextReview && nextReview < today)
    findings.add(fieldRange(document, "nextReview"), {
      severity: "warning",
      message: `the review of the answers was due on ${nextReview}`,
      expected: "a review that is not overdue",
      fix: "review the answers, then set `reviewed` and `nextReview`",
    });
}

function checkPosting(document: SourceDocument, today: string, findings: Findings): void {
  const [datePosted, validThrough] = [dateIn(document, "datePosted"), dateIn(document, "validThrough")];
  if (validThrough && datePosted && validThrough < datePosted)
    findings.add(fieldRange(document, "validThrough"), {
      message: `the job posting ends on ${validThrough}, before it was posted on ${datePosted}`,
      expected: "an end date after the start date",
      fix: "correct one of the two dates",
    });
  else if (validThrough && validThrough < today)
    findings.add(fieldRange(document, "validThrough"), {
      message: `applications for the job closed on ${validThrough}`,
      expected: "a job that is still open",
      fix: "delete the file, or set a later `validThrough`",
    });
}

function checkFileName(document: SourceDocument, findings: Findings): void {
  const stem = stemOf(document.file);
  const date = dateIn(document, "date");
  const named = /^\d{4}-\d{2}-\d{2}(?=-)/.exec(stem)?.[0];
  if (named && date && date !== named)
    findings.add(fieldRange(document, "date"), {
      message: `\`date\` is ${date}, but the file name starts with ${named}`,
      expected: "the same date in both",
      fix: "correct the field, or rename the file",
    });
  const { slug } = document.fields;
  if (typeof slug === "string" && isMisnamed(document))
    findings.add(fieldRange(document, "slug"), {
      message: `\`slug: ${slug}\` differs from the file name, ${stem}.mdx`,
      expected: `slug: ${idOf(stem)}`,
      fix: "use the file name as the slug, or rename the file; other pages may link to the old address",
    });
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const month = months.join("|");
const written = RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?\\b((?:${month}) \\d{1,2}(?:, \\d{4})?|\\d{1,2} (?:${month})(?: \\d{4})?)\\b`,
  "g",
);

/** Reports days in a text that do not exist, such as November 31, and dates that are another weekday. */
export function checkWrittenDates(source: string, start: number, findings: Findings): void {
  for (const { 0: found, 1: weekday, 2: day = "", index } of source.matchAll(written)) {
    const hasYear = /\d{4}$/.test(day);
    // Without its year, February 29 may exist.
    const date = isoDateOf(hasYear ? day : `${day}${/\d$/.test(day) ? "," : ""} 2024`)!;
    const exists = isRealDate(date);
    const actual = exists && weekdays[new Date(date).getUTCDay()];
    if (exists && (!weekday || !hasYear || weekday === actual)) continue;
    findings.add(start + index, {
      message: exists ? `${found} is a ${actual}` : `the date ${found} does not exist`,
      expected: "a day of the calendar, with its own weekday",
      fix: "correct the date",
    });
  }
}
