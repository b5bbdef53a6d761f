import { documentsOf, stemOf, type SourceDocument } from "../../content/read/documents";
import { legalDocument } from "../../content/schema/types/legal-document";
import { slug, words } from "../../content/schema/fields";
import { idIn, markerOf } from "../../content/markdown/marker";
import { parseMdx } from "../../content/markdown/parse";
import { sentencesOf } from "../../content/markdown/sentences";
import { line, slugFrom, type Answers, type Kind, type Setting } from "./kind";

const legal = ({ content }: Setting) => documentsOf(legalDocument, content.documents);
const chosen = (setting: Setting, { document }: Answers): SourceDocument | undefined =>
  legal(setting).find(({ file }) => stemOf(file) === document);

/** The headings of a document, with their ids and offsets. */
function sectionsOf(document: SourceDocument | undefined) {
  if (!document) return [];
  const headings = parseMdx(document.body).children.filter((node) => node.type === "heading");
  return headings.map((node) => ({
    id: idIn(markerOf(node)) ?? "",
    depth: node.depth,
    start: node.position?.start.offset ?? 0,
  }));
}

/** A section of a legal document: its heading and each paragraph have an id, with one sentence per line. */
export const legalSection: Kind = {
  name: "section",
  description: "a section of a legal document",
  asks(setting, answers) {
    const document = chosen(setting, answers);
    return [
      {
        name: "document",
        question: "which document",
        schema: slug,
        choices: legal(setting).map(({ file }) => stemOf(file)),
      },
      line("title", "the section's heading"),
      { name: "id", question: "its id, which can never change", schema: slug, ...slugFrom("title") },
      {
        name: "after",
        question: "the id of the section it follows",
        schema: slug,
        choices: sectionsOf(document).map(({ id }) => id),
      },
      { name: "text", question: "its text, in Markdown", schema: words("the section's text") },
    ];
  },
  write(answers, setting) {
    const document = chosen(setting, answers)!;
    const sections = sectionsOf(document);
    const index = sections.findIndex(({ id }) => id === answers.after);
    const depth = sections[index]?.depth ?? 2;
    const next = sections.find((section, other) => other > index && section.depth <= depth);
    const at = next?.start ?? document.text.length;
    let count = 0;
    // A list, a table or a quotation belongs to the clause before it. A heading needs an id of its own, which the check
    // requests.
    const paragraphs = answers
      .text!.trim()
      // A list that follows its introduction without an empty line.
      .replace(/^(?![-*] |\d+\. )(.+)\n(?=[-*] |\d+\. )/gm, "$1\n\n")
      .split(/\n{2,}/)
      .map((paragraph) =>
        /^([-*] |\d+\. |\||>|#{1,6} )/.test(paragraph)
          ? paragraph
          : `{/* #${answers.id}-${(count += 1)} */} ${sentencesOf(paragraph).join("\n")}`,
      );
    const section = [`${"#".repeat(depth)} ${answers.title} {/* #${answers.id} */}`, ...paragraphs].join(
      "\n\n",
    );
    const after = document.text.slice(at);
    return [
      {
        file: document.file,
        text: `${document.text.slice(0, at).trimEnd()}\n\n${section}\n${after ? `\n${after}` : ""}`,
        edits: true,
      },
    ];
  },
  next: ({ document }) =>
    `the check fails until its text is recorded: npm run publish-legal -- ${document} --date YYYY-MM-DD --note "What is new, for readers"`,
};
