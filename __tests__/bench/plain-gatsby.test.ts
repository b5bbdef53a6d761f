import { readFileSync } from "node:fs";
import { replacements } from "./plain-gatsby";

it.each(replacements)("%s contains the passage that plain Gatsby replaces: %s", (file, passage) => {
  expect(readFileSync(file, "utf8")).toContain(passage);
});
