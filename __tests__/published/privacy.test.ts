import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { COOKIE_NAME } from "../../src/application/attribution/attribution";
import { RETURN_PATH_KEY } from "../../src/application/client";
import { SESSION_KEYS } from "../../src/application/session/session-records";
import { content, legal, wordsOf } from "../support/jest/real-content";
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

  it("lists each name under which the site stores something in a browser, in its table or in the note beside it", () => {
    /** Names that are not in the table, with the words of the note. */
    const inNote = {
      calm: "calm view",
      banner: "a closed announcement",
      "faq-open": "opened questions",
      "gatsby-reload-compilation-hash-match": "a page that had to be loaded again",
    };
    const names = new Set([COOKIE_NAME, ...SESSION_KEYS, RETURN_PATH_KEY]);
    const setCookies: string[] = [];
    const useOtherNames: string[] = [];
    for (const file of globSync(["src/**/*.{ts,tsx}", "static/**/*.js", "netlify/**/*.ts"])) {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");
      if (/document\.cookie|cookieStore|Set-Cookie|indexedDB|window\.name\b/i.test(code))
        setCookies.push(file);
      for (const [, name] of code.matchAll(
        /\b(?:local|session)Storage\b(?:(?:\.(?:get|set|remove)Item\("|\.(?!\w+Item\()|\[")([\w-]+))?/g,
      )) {
        if (name) names.add(name);
        else useOtherNames.push(file);
      }
    }
    expect(setCookies).toEqual(["src/application/attribution/attribution.ts"]);
    // It passes both storages on to the session and the return path.
    expect([...new Set(useOtherNames)]).toEqual(["src/application/client.ts"]);
    for (const [file, name] of [
      ["gatsby-react-router-scroll/session-storage.js", /STATE_KEY_PREFIX = "(.+)\|"/],
      ["gatsby/cache-dir/production-app.js", /reloadStorageKey = `(.+)`/],
    ] as const)
      names.add(name.exec(readFileSync(`node_modules/${file}`, "utf8"))![1]!);

    const [, ...rows] = table("storage-table", policy);
    const inTable = rows.map(([name]) => name!.replace("Names that begin with ", ""));
    expect([...inTable, ...Object.keys(inNote)].sort()).toEqual([...names].sort());
    const note = content.data.legalNotes["privacy-policy"]!.notes.find(
      ({ clause }) => clause === "storage-table",
    )?.text;
    for (const words of Object.values(inNote)) expect(note).toContain(words);
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
    for (const title of ["Who we are", "What do we do", "Definitions"]) {
      const [[heading] = [], ...rows] = table(`notice-${title.toLowerCase().replaceAll(" ", "-")}`);
      expect(heading).toBe(title);
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(table("notice-definitions").map(([term]) => term)).toEqual([
      "Definitions",
      "Affiliates",
      "Nonaffiliates",
      "Joint marketing",
    ]);
  });
});
