import { readFileSync } from "node:fs";
import { replacements } from "./plain-gatsby";

it.each(replacements)("%s contains what plain Gatsby does without: %s", (file, passage) => {
  expect(readFileSync(file, "utf8")).toContain(passage);
});
