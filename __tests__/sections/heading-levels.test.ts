// A component's docstring declares the level of its heading (`@heading`) for the check of heading order.
import { allComponents } from "../../src/sections/vocabulary";
import { sourceFiles } from "../support/jest/source-files";

const headings = Object.entries(allComponents).flatMap(([name, { heading }]) =>
  heading ? [[name, heading] as const] : [],
);
const files = sourceFiles(["src/sections/**/*.tsx", "src/components/*.tsx"]);
const fileOf = (name: string) =>
  files.find(
    ({ path, text }) =>
      path.startsWith("src/sections/") && new RegExp(`export (function|const) ${name}\\b`).test(text),
  );
const sourceOf = (name: string) => fileOf(name)?.text ?? "";
/** Parts that writers cannot use: the component that imports one declares its heading. */
const headingParts = ["src/components/FaqItem", "src/sections/estimate/Terms"];

/** Levels of headings that a file styles or renders. */
const levelsIn = (text: string) =>
  [...text.matchAll(/styled\.h([1-6])\(|<h([1-6])\b|headingLevel=\{([1-6])\}|`h\$\{/g)].map(
    ([whole, ...levels]) => levels.find(Boolean) ?? whole,
  );

it.each(headings)("%s renders the heading that its docstring declares", (name, level) => {
  if (typeof level === "number") {
    const parts = files.filter(
      ({ path }) =>
        headingParts.includes(path.replace(/\.tsx$/, "")) &&
        fileOf(name)?.imports.some(({ target }) => `${target}.tsx` === path),
    );
    const sources = [sourceOf(name), ...parts.map(({ text }) => text)];
    return expect(sources.flatMap(levelsIn)).toContain(String(level));
  }
  const { prop, otherwise } = level;
  expect(sourceOf(name)).toMatch(new RegExp(`\\b${prop} = (${otherwise}|"h${otherwise}")`));
});

it("every component with a heading declares its level", () => {
  const known = headings.map(([name]) => sourceOf(name));
  const withHeading = files.filter(({ text }) => levelsIn(text).length);
  const parts = withHeading
    .filter(({ text }) => !known.includes(text))
    .map(({ path }) => path.replace(/\.tsx$/, ""));
  const undeclared = parts.filter((part) => !headingParts.includes(part));
  expect(undeclared.map((part) => `${part}.tsx: add @heading with the level to the docstring`)).toEqual([]);
  expect(parts.sort()).toEqual(headingParts);
  const users = files.filter(({ imports }) =>
    imports.some(({ target, typeOnly }) => !typeOnly && parts.includes(target)),
  );
  expect(users.map(({ path }) => path)).toEqual([
    "src/sections/estimate/PaymentEstimate.tsx",
    "src/sections/lists/Questions.tsx",
  ]);
  expect(users.filter(({ text }) => !known.includes(text))).toEqual([]);
});
