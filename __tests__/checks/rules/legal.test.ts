import { anchorsOf } from "../../../src/checks/rules/anchors";
import { checkLegal, searchedClauses } from "../../../src/checks/rules/legal";
import { legalDocument } from "../../../src/content/schema/types/legal-document";
import { parseMdx } from "../../../src/content/markdown/parse";
import { problemsIn, textDocument } from "./text-document";

const search = ["#late-fees late, overdue", "words of the whole text", "#late-fee paid too late"];
const text = `---\nsearch:\n${search.map((entry) => `  - "${entry}"\n`).join("")}---\n## Late {/* #late-fees */}\n`;

it("reports an entry of `search:` for a clause that does not exist at its line, and no other entry", () => {
  const document = textDocument(legalDocument, "content/legal/a.mdx", text, { page: "terms/loans", search });
  const found = searchedClauses([document], anchorsOf([document], [], new Map()));
  expect(found.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [5, "`#late-fee` is not a clause of this document", "did you mean `late-fees`?"],
  ]);
});

it("reports typed numbers of sections, also at the end of a sentence, and no section of a law", () => {
  const typed = ["See Section 4.2.", "See clause 7, or section 12.", "- An item.", "  Two.", "  Section 8."];
  const cited = ["See Section 15 of the Act, section 1798.83 and Section 42(b)."];
  const document = textDocument(legalDocument, "content/legal/a.mdx", [...cited, ...typed].join("\n"));
  const tree = parseMdx(document.body);
  const found = problemsIn(document.text, (findings) =>
    checkLegal({ document, tree, findings, context: undefined as never }),
  );
  expect(found.map(({ line, message }) => [line, /"[^"]*"/.exec(message)?.[0]])).toEqual([
    [2, '"Section 4.2"'],
    [3, '"clause 7"'],
    [3, '"section 12"'],
    [6, '"Section 8"'],
  ]);
});
