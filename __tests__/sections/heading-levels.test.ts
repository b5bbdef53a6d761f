// src/sections/vocabulary.ts states the level of each component's heading, for the check of headings; the components decide it.
import { headingLevels } from "../../src/sections/vocabulary";
import { sourceFiles } from "../support/jest/source-files";

const files = sourceFiles(["src/sections/**/*.tsx", "src/components/*.tsx"]);
const sourceOf = (name: string) =>
  files.find(
    ({ path, text }) =>
      path.startsWith("src/sections/") && new RegExp(`export function ${name}\\(`).test(text),
  )?.text ?? "";

/** Levels of headings that a file styles or writes. */
const levelsIn = (text: string) =>
  [...text.matchAll(/styled\.h([1-6])\(|<h([1-6])\b|`h\$\{/g)].map(
    ([whole, styled, written]) => styled ?? written ?? whole,
  );

it.each(Object.entries(headingLevels).filter(([, level]) => typeof level === "number"))(
  "%s brings a heading of level %s",
  (name, level) => {
    const levels = levelsIn(sourceOf(name));
    expect(levels).toContain(String(level as number));
  },
);

it("Card, PlanCard and Questions say their level in a prop, whose default is the table's", () => {
  expect(sourceOf("Card")).toContain(`level = ${headingLevels.Card.otherwise}`);
  expect(sourceOf("PlanCard")).toContain(`titleSize = "h${headingLevels.PlanCard.otherwise}"`);
  expect(sourceOf(headingLevels.Question.of)).toContain(
    `${headingLevels.Question.prop} = ${headingLevels.Question.otherwise}`,
  );
});

it("no component with a heading is missing", () => {
  const known = Object.keys(headingLevels).map(sourceOf);
  const withHeading = files.filter(({ text }) => levelsIn(text).length);
  // Parts, which writers cannot name: who imports one brings its heading.
  const parts = withHeading
    .filter(({ text }) => !known.includes(text))
    .map(({ path }) => path.replace(/\.tsx$/, ""));
  expect(parts).toEqual(["src/components/FaqList", "src/sections/plans/PlanHeading"]);
  const users = files.filter(({ imports }) =>
    imports.some(({ target, typeOnly }) => !typeOnly && parts.includes(target)),
  );
  expect(users.map(({ path }) => path)).toEqual([
    "src/sections/lists/Questions.tsx",
    "src/sections/plans/PlanCard.tsx",
  ]);
  expect(users.filter(({ text }) => !known.includes(text))).toEqual([]);
});
