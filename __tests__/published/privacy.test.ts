import { COOKIE_NAME } from "../../src/application/attribution/attribution";
import { RETURN_PATH_KEY } from "../../src/application/client";
import { SESSION_KEYS } from "../../src/application/session/session-records";
import { legal, wordsOf } from "../support/jest/real-content";
import { legalTextSays } from "./phrases";

const policy = legal("privacy-policy");
const notice = legal("privacy-notice");

/** Returns the cells of the first table after an id, row by row. */
function table(id: string, { html: text } = notice): string[][] {
  const html = text.split(`id="${id}"`)[1]!.split("</table>")[0]!;
  return [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => wordsOf(cell!)),
  );
}

describe("Privacy Policy", () => {
  it("has its eleven sections in order (R227)", () => {
    const subjects = [
      /collect/,
      /use/,
      /disclose/,
      /choices/,
      /California notices/,
      /Cross-border transfer/,
      /Third-party links/,
      /Security/,
      /Children/,
      /Updates/,
      /Contact/,
    ];
    const titles = policy.sections.filter(({ depth }) => depth === 2).map(({ title }) => title);
    expect(titles).toHaveLength(11);
    subjects.forEach((pattern, index) => expect(titles[index]).toMatch(pattern));
  });

  it("lists the cookie, the session and the return path by the names under which they are stored", () => {
    const [, ...rows] = table("storage-table", policy);
    // Gatsby stores the positions of scrolling.
    const names = rows.map(([name]) => name!).filter((name) => !name.includes("@@scroll"));
    expect(names).toEqual([COOKIE_NAME, ...SESSION_KEYS, RETURN_PATH_KEY]);
  });

  legalTextSays("privacy-policy", {
    "R024: not for children under 13": /not directed to children under 13/,
    "R025: applicants and members are at least 18": /members must be at least 18 years old/,
  });
});

describe("Privacy Notice", () => {
  it("has What, Why, How and Questions (R229)", () => {
    expect(table("notice-facts").map(([name]) => name)).toEqual(["Facts", "What", "Why", "How"]);
    expect(notice.sections.map(({ title }) => title)).toContain("Questions");
  });

  it("has the required columns in its sharing table (R230)", () => {
    expect(table("notice-reasons")[0]).toEqual([
      "Reasons we can share your personal information",
      "Does Wrenfield share?",
      "Can you limit this sharing?",
    ]);
    expect(notice.html.split('id="notice-reasons"')[1]).toMatch(/<th[^>]*>Reasons we can share/);
  });

  it.each([
    ["R231", /^For our everyday business purposes/, "Yes", "No"],
    ["R232", /^For our marketing purposes/, "Yes", "No"],
    ["R233", /^For joint marketing/, "No", "We don't share"],
    ["R234", /^For our affiliates' everyday business .* about your transactions/, "No", "We don't share"],
    ["R234", /^For our affiliates' everyday business .* about your creditworthiness/, "No", "We don't share"],
    ["R234", /^For our affiliates to market/, "No", "We don't share"],
  ])("%s: %s is shared: %s; can be limited: %s", (_item, reason, shares, limit) => {
    const row = table("notice-reasons").find(([name]) => reason.test(name!));
    expect(row?.slice(1)).toEqual([shares, limit]);
  });

  it("links to the support phone line (R235)", () => {
    expect(notice.html).toMatch(/<a href="tel:\+1-415-555-0142">\(415\) 555-0142<\/a>/);
  });

  it("has its other tables, with content (R236)", () => {
    for (const heading of ["notice-who-we-are", "notice-what-do-we-do", "notice-definitions"])
      expect(table(heading).length).toBeGreaterThan(1);
    expect(table("notice-definitions").map(([term]) => term)).toEqual([
      "Definitions",
      "Affiliates",
      "Nonaffiliates",
      "Joint marketing",
    ]);
  });
});
