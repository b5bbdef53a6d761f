import type { Figures } from "../../content/facts/figures";
import type { YamlSource } from "../../content/read/yaml-source";
import type { Findings } from "../../content/schema/diagnostic";
import { plural } from "../../content/plural";

/** Days before a fact's last day from which it is reported as a warning. */
const noticeDays = 14;
/** Days for which an overdue medical review is only a warning. */
const reviewGraceDays = 30;
/** Days before the last day of /.well-known/security.txt from which it is reported as a warning. */
const contactNoticeDays = 30;

const day = 86_400_000;
const start = (date: string) => Date.parse(`${date}T00:00:00Z`);
const daysBetween = (from: string, to: string) => (start(to) - start(from)) / day;

/**
 * Reports facts past their last day (a warning in the two weeks before it) and medical figures whose review is overdue
 * (a warning in the first 30 days).
 * @param today ISO date
 */
export function checkExpiry(figures: Figures, yaml: YamlSource, today: string, findings: Findings): void {
  for (const [name, { expires, medical }] of Object.entries(figures)) {
    const left = expires ? daysBetween(today, expires) : Infinity;
    if (left <= noticeDays)
      findings.add(yaml.rangeOf([name, "expires"]), {
        message:
          left < 0
            ? `the fact \`${name}\` was valid until ${expires}`
            : `the fact \`${name}\` is valid for ${plural(left, "more day")}, until ${expires}`,
        expected: "a figure that is still valid",
        fix: "verify it against its source, correct `value`, and set `reviewed` to today and `expires` to the new last day",
        ...(left < 0 ? {} : { severity: "warning" }),
      });
    const overdue = medical ? daysBetween(medical.next, today) : 0;
    if (overdue > 0)
      findings.add(yaml.rangeOf([name, "medical", "next"]), {
        message: `the medical review of \`${name}\` was due on ${medical!.next}, ${plural(overdue, "day")} ago`,
        expected: "a review by that day",
        fix: "verify the figure against its source, correct `value`, and set `reviewed` to today and `medical.next` to the next review",
        ...(overdue <= reviewGraceDays ? { severity: "warning" } : {}),
      });
  }
}

/**
 * Reports a /.well-known/security.txt that has expired, that expires soon (a warning), or that expires later than in the
 * year that RFC 9116 2.5.5 recommends (a warning).
 * @param company content/facts/company.yaml
 * @param today ISO date
 */
export function checkSecurityContact(company: YamlSource, today: string, findings: Findings): void {
  const path = ["company", "securityTxtExpires"];
  const expires = company.textOf(company.rangeOf(path)).replace(/["']/g, "");
  const left = daysBetween(today, expires);
  if (Number.isNaN(left) || (left >= contactNoticeDays && left <= 366)) return;
  findings.add(company.rangeOf(path), {
    message: `/.well-known/security.txt ${left < 0 ? "expired" : `expires in ${plural(left, "day")},`} on ${expires}`,
    expected: "a future date, at most a year from today (RFC 9116)",
    fix: "verify the contact, then update the date",
    ...(left < 0 ? {} : { severity: "warning" }),
  });
}
