import { checkDates, checkWrittenDates } from "../../../src/checks/rules/dates";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { messagesIn, problemsIn, textDocument } from "./text-document";

const check = (text: string) => messagesIn(text, (findings) => checkWrittenDates(text, 0, findings));

it.each<[string, string]>([
  ["We close on November 31, 2026.", "13 the date November 31, 2026 does not exist"],
  ["We close on 31 November.", "13 the date 31 November does not exist"],
  ["In 2025, on February 29, 2025.", "13 the date February 29, 2025 does not exist"],
  ["On Monday, December 25, 2026.", "4 Monday, December 25, 2026 is a Friday"],
  ["On Monday, 25 December 2026.", "4 Monday, 25 December 2026 is a Friday"],
])("reports the date in: %s", (text, message) => expect(check(text)).toEqual([message]));

it.each([
  "On Friday, December 25, 2026, and on Monday, December 25 of some year.",
  "The law of October 28, 1974 and a treaty until December 31, 2199.",
  "On February 29, 2 July 2019, in March 2024 and on May 31.",
])("reports nothing in: %s", (text) => expect(check(text)).toEqual([]));

it.each([
  ["2026-02-30", ["the date 2026-02-30 does not exist, or is not written as year-month-day"]],
  ["14.05.2024", ["the date 14.05.2024 does not exist, or is not written as year-month-day"]],
  ["2024-05-14", []],
])("reports a quote's date that no page can show: %s", (date, messages) => {
  const text = `<Quote author="R. M." date="${date}">\n\nWords.\n\n</Quote>\n`;
  const document = textDocument(faqCategory, "content/faq/a.mdx", text, {});
  const problems = problemsIn(text, (findings) => checkDates(document, "2026-11-02", findings));
  expect(problems.map(({ message }) => message)).toEqual(messages);
});

it.each<[object, string[], string?]>([
  [{ slug: "a", medical: true }, ["medical answers have no `nextReview`"]],
  [
    { reviewed: "2026-11-02", nextReview: "2026-11-02" },
    ["`nextReview` is 2026-11-02, not in the year after the last review on 2026-11-02"],
  ],
  [{ reviewed: "2026-11-02", nextReview: "2027-11-02" }, []],
  [
    { reviewed: "2026-11-02", nextReview: "2027-11-03" },
    ["`nextReview` is 2027-11-03, not in the year after the last review on 2026-11-02"],
  ],
  [{ reviewed: "2026-05-02", nextReview: "2026-11-02" }, []],
  [{ reviewed: "2026-05-02", nextReview: "2026-11-01" }, ["the review of the answers was due on 2026-11-01"]],
  [{ reviewed: "2026-11-03" }, ["`reviewed` is 2026-11-03, which is in the future"]],
  [{ datePosted: "2026-11-02", validThrough: "2026-11-02" }, []],
  [{ validThrough: "2026-11-01" }, ["applications for the job closed on 2026-11-01"]],
  [{ slug: "b" }, ["`slug: b` differs from the file name, a.mdx"]],
  // The schema reports these.
  [{ nextReview: "2027-05-02" }, []],
  [{ reviewed: 2026, nextReview: "2027-05-02" }, []],
  [{ datePosted: "5.10.2026", validThrough: "2026-12-01" }, []],
  [{ slug: { "company.name": null }, medical: "no" }, []],
  [{ date: "5 October 2026" }, [], "content/press/2026-10-05-a.mdx"],
])(
  "reports dates and file names of valid fields only: %j",
  (fields, messages, file = "content/faq/a.mdx") => {
    const document = textDocument(faqCategory, file, "", fields);
    const problems = problemsIn("", (findings) => checkDates(document, "2026-11-02", findings));
    expect(problems.map(({ message }) => message)).toEqual(messages);
  },
);
