import { readFileSync } from "node:fs";
import { pageVocabulary } from "../../src/sections/vocabulary";

const guide = readFileSync("content/README.md", "utf8");

describe("content/README.md", () => {
  it.each(pageVocabulary)("shows how <%s> is written", (name) => {
    expect(guide).toMatch(new RegExp(`<${name}[\\s/>]`));
  });
});
