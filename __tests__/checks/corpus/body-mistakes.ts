import { append, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const job = "content/careers/software-engineer.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the text below the frontmatter. */
export const bodyMistakes: Mistakes = {
  "a component that is not closed": {
    edit: [faq, append("<AprDisclosure>")],
    at: "<AprDisclosure>",
    says: ["MDX cannot be read", "closing tag", "close the component"],
  },
  "a closing tag without an opening tag": {
    edit: [faq, append("One </AprDisclosure> two")],
    at: "/AprDisclosure>",
    says: ["MDX cannot be read", "close"],
  },
  "a brace that is not closed": {
    edit: [job, append("More { less")],
    at: { line: 59, column: 12 },
    says: ["MDX cannot be read", "closing brace", "write \\{"],
  },
  "an HTML comment": {
    edit: [job, append("<!-- later -->")],
    at: "!-- later",
    says: ["MDX cannot be read", "{/* text */}"],
  },
  "a component misspelled": {
    edit: [faq, append("<AprDisclosur />")],
    at: "<AprDisclosur />",
    says: ["<AprDisclosur> is not a component", "<NmlsDisclosure>", "did you mean `AprDisclosure`?"],
  },
  "a component inside a sentence": {
    edit: [contact, append("One <Planet /> word")],
    at: "<Planet />",
    says: ["<Planet> is not a component"],
  },
  "a page's component in a text document": {
    edit: [faq, append('<Hero title="No" />')],
    at: "<Hero",
    says: ["<Hero> is not a component that can be used here"],
  },
  "a fact misspelled": {
    edit: [legal, append("At {apr.mim} a year.")],
    at: "{apr.mim}",
    says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"],
  },
  "a variable that does not exist": {
    edit: [legal, append("At {amount} a year.")],
    at: "{amount}",
    says: ["`{amount}` is not a fact", "such as {apr.min}"],
    fix: (text) => text.replace("{amount}", "a fair rate"),
  },
  "a link's name in braces in a text": {
    edit: [faq, append("Use {careMatch} first.")],
    at: "{careMatch}",
    says: ["`{careMatch}` is not a fact", "`careMatch` is a link: write [words](link:careMatch)"],
    fix: (text) => text.replace("{careMatch}", "[CareMatch](link:careMatch)"),
  },
  "code in braces": {
    edit: [faq, append("Two is {1 + 1}.")],
    at: "{1 + 1}",
    says: ["`{1 + 1}` is not a fact", "write the words out"],
    fix: (text) => text.replace("{1 + 1}", "two"),
  },
  "code on a line of its own": {
    edit: [faq, append("{process.exit()}")],
    at: "{process.exit()}",
    says: ["is not a fact"],
    unfixable: true,
  },
  "empty braces": {
    edit: [faq, append("Nothing {} here.")],
    at: "{} here",
    says: ["`{}` is not a fact"],
  },
  "an import": {
    edit: [job, append('import x from "./x"')],
    at: "import x",
    says: ["imports or exports code", "delete the line"],
  },
  "an export": {
    edit: [job, append("export const x = 1")],
    at: "export const",
    says: ["imports or exports code"],
  },
  "a link to a page that does not exist": {
    edit: [faq, append("See [the plans](/faq/nothing).")],
    at: "[the plans]",
    says: ["`/faq/nothing` points to a page that does not exist", "such as /faq/ivf"],
    fix: (text) => text.replace("/faq/nothing", "/faq/ivf"),
  },
  "a link to a redirect": {
    edit: [faq, append("See [the plans](/financing?a=1).")],
    at: "[the plans]",
    says: ["`/financing?a=1` is another address of the page /ivf"],
  },
  "a link by reference to a page that does not exist": {
    edit: [faq, append("See [the plans][a].\n\n[a]: /nothing")],
    at: "[a]: /nothing",
    says: ["`/nothing` points to a page that does not exist"],
    unfixable: true,
  },
  "a relative link": {
    edit: [faq, append("See [the plans](faq/ivf).")],
    at: "[the plans]",
    says: ["`faq/ivf` is relative", "write /faq/ivf"],
  },
  "a link name misspelled": {
    edit: [faq, append("See [the plans](link:mail.pres).")],
    at: "[the plans]",
    says: ["there is no link named `link:mail.pres`", "links.yaml", "did you mean `mail.press`?"],
  },
  "a figure used as a link": {
    edit: [faq, append("See [the plans](link:apr.min).")],
    at: "[the plans]",
    says: ["there is no link named"],
    unfixable: true,
  },
  "an address in a link": {
    edit: [faq, append("See [the plans](https://blog.wrenfield.example/).")],
    at: "[the plans]",
    says: ["typed into the copy", "link:name"],
  },
  "an email address in a link": {
    edit: [faq, append("See [the plans](mailto:care@wrenfield.example).")],
    at: "[the plans]",
    says: ["`mailto:care@wrenfield.example` is typed into the copy"],
  },
  "a bare web address": {
    edit: [faq, append("See https://blog.wrenfield.example for more.")],
    at: "https://blog",
    says: ["typed into the copy"],
    fix: (text) => text.replace("https://blog.wrenfield.example", "[our blog](link:blog)"),
  },
  "a bare email address": {
    edit: [faq, append("Write to care@wrenfield.example soon.")],
    at: "care@wrenfield.example soon",
    says: ["typed into the copy"],
  },
  "a mistake inside a table": {
    edit: ["content/legal/privacy-notice.mdx", swap("| Facts |", "| Facts {no.fact} |")],
    at: "{no.fact}",
    says: ["`{no.fact}` is not a fact"],
    unfixable: true,
  },
  "a review date that does not exist": {
    edit: [faq, append("{/* reviewed: 2026-13-45 */}")],
    at: "{/* reviewed",
    says: ["`2026-13-45` is not a valid date", "reviewed: 2026-11-02"],
    fix: (text) => text.replace("2026-13-45", "2026-11-02"),
  },
  "an answer that is only a comment": {
    edit: [faq, append("## Why now?\n\n{/* later */}")],
    at: "## Why now?",
    says: ["has no answer"],
  },
};
