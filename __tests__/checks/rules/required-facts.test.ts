import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { factsInCode } from "../../../src/checks/rules/required-facts";
import { allComponents } from "../../../src/sections/vocabulary";

/** A fact's name where code reads it. The data of company.yaml are required by their schema. */
const named =
  /(?:<Fact name=|\b(?:factText|fact|figure|facts\.get)\(|figures\[)"((?!company\.)\w+\.[\w.]+)"/g;

it("lists every fact that code names, unless a component declares it", () => {
  const code = globSync(
    "src/{gatsby,layouts,sections,search,templates,components,content,site}/**/*.{ts,tsx}",
  );
  const read = code.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(named)].map(([, name]) => name!),
  );
  const declared = Object.values(allComponents).flatMap(({ shows = [] }) =>
    shows.flatMap(({ facts }) => facts),
  );
  expect(read).toEqual(expect.arrayContaining(["apr.min", "phone.support", "phone.crisis", "mail.security"]));
  expect(read.filter((name) => ![...declared, ...factsInCode].includes(name))).toEqual([]);
});
