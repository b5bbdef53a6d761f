// The built pages show every legal text in force, word for word; __tests__/published verifies what the texts state.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "parse5";
import { globSync } from "tinyglobby";
import { elementsIn, textContentOf } from "../../src/content/html";
import type { LegalDocument } from "../../src/content/schema/types/legal-document";
import { readArchive } from "../../src/legal/record/archive";
import { versionsForReaders } from "../../src/legal/versions/for-readers";
import { formatDate, isoToday } from "../../src/site/dates";
import { plain } from "../../src/tools/disclosure/page/tree";
import { elementsOf, mainTextOf } from "./support/routes";
import { expect, test } from "@playwright/test";

const origins = { host: "https://app.wrenfield.example", rateCalculator: "https://rates.wrenfield.example" };
const today = isoToday();
const blocks = ["h2", "h3", "h4", "p", "li", "th", "td"];

for (const file of globSync("content/legal/*.mdx").sort()) {
  const name = basename(file, ".mdx");
  const page = /^page: (.*)$/m.exec(readFileSync(file, "utf8"))![1] as LegalDocument["page"];

  test(`${name}: the text in force is on its page with its date, and its first version is in the list of versions`, () => {
    const { archive } = readArchive(process.cwd(), name);
    const versions = versionsForReaders(archive!, { page, standing: "current" }, today, origins);
    const { html, dateKind, date } = versions.find(({ shown }) => shown)!;
    const shown = plain(mainTextOf(`/${page}`));
    const texts = elementsIn(parse(html))
      .filter(({ tagName }) => blocks.includes(tagName))
      .map((text) => plain(textContentOf(text)));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    expect(shown).toContain(`${dateKind} ${formatDate(date)}`);
    expect(plain(mainTextOf(`/${page}/versions`))).toContain(formatDate(versions.at(-1)!.date));
  });
}

for (const [path, ids, ...texts] of [
  ["/privacy", "R041, R226, R228", "Privacy Policy", "Privacy Notice"],
  ["/terms/membership", "R238, R239", "Premium Membership", "Membership Terms of Service"],
] as const)
  test(`${path} has ${texts.join(", then ")} (${ids})`, () => {
    expect(elementsOf(path, "h2").map(textContentOf)).toEqual(texts);
  });

test("the membership terms that no longer apply are labeled as an earlier version (C04)", () => {
  const labeled = elementsOf("/terms/membership", "article").map((text) =>
    textContentOf(text).includes("Earlier version"),
  );
  expect(labeled).toEqual([false, true]);
});

test("the page of the ESIGN consent has no form (R052, R244)", () => {
  const controls = ["form", "input", "select", "textarea"].flatMap((tag) => elementsOf("/e-sign-act", tag));
  expect(controls).toEqual([]);
});
