// src/mdx/vocabulary.ts states the level of each component's heading, for the check of headings; the components decide it.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { headingLevels } from "../../src/mdx/vocabulary";

const files = new Map(globSync("src/mdx/**/*.tsx").map((file) => [file, readFileSync(file, "utf8")]));
const sourceOf = (name: string) => [...files.values()].find((text) => new RegExp(`export function ${name}\\(`).test(text)) ?? "";

/** Levels of headings that a file styles or writes. */
const levelsIn = (text: string) => [...text.matchAll(/styled\.h([1-6])\(|<h([1-6])\b|as=\{`h\$/g)].map(([whole, styled, written]) => styled ?? written ?? whole);

it.each(Object.entries(headingLevels).filter(([, level]) => typeof level === "number"))("%s brings a heading of level %s", (name, level) => {
  const levels = levelsIn(sourceOf(name));
  expect(levels).toContain(String(level as number));
});

it("Card and PlanCard say their level in a prop, whose default is the table's", () => {
  expect(sourceOf("Card")).toContain(`level = ${headingLevels.Card.otherwise}`);
  expect(sourceOf("PlanCard")).toContain(`titleSize = "h${headingLevels.PlanCard.otherwise}"`);
});

it("no component with a heading is missing", () => {
  const withHeading = [...files].filter(([, text]) => levelsIn(text).length).map(([file]) => file);
  const known = Object.keys(headingLevels).map(sourceOf);
  // Parts of a component that is in the table, and a quote's own title inside a carousel.
  const parts = ["src/mdx/plans/PlanHeading.tsx"];
  expect(withHeading.filter((file) => !known.includes(files.get(file)!) && !parts.includes(file))).toEqual([]);
});
