import { anchorsOf } from "../../../src/checks/rules/anchors";
import { searchedClauses } from "../../../src/checks/rules/legal";
import { legalDocument } from "../../../src/content/schema/types/legal-document";
import { textDocument } from "./text-document";

const search = ["#late-fees late, overdue", "words of the whole text", "#late-fee paid too late"];
const text = `---\nsearch:\n${search.map((entry) => `  - "${entry}"\n`).join("")}---\n## Late {/* #late-fees */}\n`;

it("reports an entry of `search:` for a clause that does not exist at its line, and no other entry", () => {
  const document = textDocument(legalDocument, "content/legal/a.mdx", text, { page: "terms/loans", search });
  const found = searchedClauses([document], anchorsOf([document], [], new Map()));
  expect(found.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [5, "`#late-fee` is not a clause of this document", "did you mean `late-fees`?"],
  ]);
});
