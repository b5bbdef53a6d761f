import { append, swap } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";

/**
 * DEFECT D3: mistakes that content.md wants reported and the check lets pass today: name, file, mistake.
 * Once one is reported, its test fails and asks for the line to move to the other lists.
 */
export const undetectedMistakes: readonly (readonly [name: string, file: string, plant: (text: string) => string])[] = [
  ["a credit figure typed into copy", faq, append("Loans start at 9.74% APR, or $380.15 a month.")],
  ["a link to a place on this page that is not there", faq, append("See [this](#nowhere).")],
  ["a link to a place on another page that is not there", faq, append("See [this](/faq/basics#nowhere).")],
  ["a link to another host that looks like a path", faq, append("See [this](//about).")],
  ["a reference to no section", legal, append('See <Ref to="nowhere" />.')],
  ["a reference without a name", legal, append("See <Ref />.")],
  ["one id twice in a legal document", legal, append("{/* #notice-opening */} Again.")],
  ["a numbering that names no section", legal, swap("numbering: none", "numbering: notice-fact")],
  ["an unknown prop of a component", contact, append('<CallToAction titel="Talk to us" />')],
  ["code in a prop", contact, append("<CallToAction title={process.env.HOME} />")],
  ["an unknown fact in a prop", contact, append('<CallToAction title="From {apr.mim}" />')],
  ["an unknown link in a prop", contact, append('<Button to="link:nowhere">Go</Button>')],
  ["a dead path in a prop", contact, append('<Button to="/nowhere">Go</Button>')],
  ["a picture that is not there", contact, append('<Art image="heroes/nowhere.svg" alt="A hill" />')],
  ["a Markdown picture without words", contact, append("![](heroes/home.svg)")],
  ["a heading level skipped", contact, append("#### Too deep")],
  ["a review date that does not exist", faq, append("{/* reviewed: 2026-13-45 */}")],
  ["an answer that is only a comment", faq, append("## Why not?\n\n{/* later */}")],
  ["an icon that is not there", faq, swap("icon: microscope", "icon: nowhere")],
  ["a picture of a licence that is not there", "content/facts/licenses.yaml", swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: licenses/nowhere.png")],
  ["a page whose path is no route", contact, swap("path: /contact", "path: /nowhere")],
];
