import { append, swap, type Mistake } from "./mistake";

const faq = "content/faq/ivf.mdx";
const job = "content/careers/software-engineer.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the text below the frontmatter. */
export const bodyMistakes: readonly Mistake[] = [
  { name: "a component that is not closed", file: faq, plant: append("<AprDisclosure>"), at: "<AprDisclosure>", says: ["MDX cannot be read", "closing tag", "close the component"] },
  { name: "a tag closed that was never opened", file: faq, plant: append("One </AprDisclosure> two"), at: "/AprDisclosure>", says: ["MDX cannot be read", "close"] },
  { name: "a brace that is not closed", file: job, plant: append("More { less"), at: { line: 59, column: 12 }, says: ["MDX cannot be read", "closing brace", "write \\{"] },
  { name: "a comment of HTML", file: job, plant: append("<!-- later -->"), at: "!-- later", says: ["MDX cannot be read", "{/* text */}"] },
  { name: "a component misspelled", file: faq, plant: append("<AprDisclosur />"), at: "<AprDisclosur />", says: ["<AprDisclosur> is not a component", "<NmlsDisclosure>", "did you mean `AprDisclosure`?"] },
  { name: "a component inside a sentence", file: contact, plant: append("One <Planet /> word"), at: "<Planet />", says: ["<Planet> is not a component"] },
  { name: "a page's component in a text document", file: faq, plant: append('<Hero title="No" />'), at: "<Hero", says: ["<Hero> is not a component that can be used here"] },
  { name: "a fact misspelled", file: legal, plant: append("At {apr.mim} a year."), at: "{apr.mim}", says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"] },
  { name: "a variable that does not exist", file: legal, plant: append("At {amount} a year."), at: "{amount}", says: ["`{amount}` is not a fact", "such as {apr.min}"], mend: (text) => text.replace("{amount}", "a fair rate") },
  { name: "a link's name in braces in a text", file: faq, plant: append("Use {careMatch} first."), at: "{careMatch}", says: ["`{careMatch}` is not a fact", "`careMatch` is a link: write [words](link:careMatch)"], mend: (text) => text.replace("{careMatch}", "[Care Match](link:careMatch)") },
  { name: "code in braces", file: faq, plant: append("Two is {1 + 1}."), at: "{1 + 1}", says: ["`{1 + 1}` is not a fact", "write the words out"], mend: (text) => text.replace("{1 + 1}", "two") },
  { name: "code on a line of its own", file: faq, plant: append("{process.exit()}"), at: "{process.exit()}", says: ["is not a fact"], unfixable: true },
  { name: "empty braces", file: faq, plant: append("Nothing {} here."), at: "{} here", says: ["`{}` is not a fact"] },
  { name: "an import", file: job, plant: append('import x from "./x"'), at: "import x", says: ["imports or exports code", "delete the line"] },
  { name: "an export", file: job, plant: append("export const x = 1"), at: "export const", says: ["imports or exports code"] },
  { name: "a link to no page", file: faq, plant: append("See [this](/faq/nothing)."), at: "[this]", says: ["`/faq/nothing` leads to no page", "such as /faq/ivf"], mend: (text) => text.replace("/faq/nothing", "/faq/ivf") },
  { name: "a link to a redirect", file: faq, plant: append("See [this](/financing?a=1)."), at: "[this]", says: ["`/financing?a=1` leads to no page"] },
  { name: "a link by reference to no page", file: faq, plant: append("See [this][a].\n\n[a]: /nothing"), at: "[a]: /nothing", says: ["`/nothing` leads to no page"], unfixable: true },
  { name: "a relative link", file: faq, plant: append("See [this](faq/ivf)."), at: "[this]", says: ["`faq/ivf` is relative", "write /faq/ivf"] },
  { name: "a link name misspelled", file: faq, plant: append("See [this](link:mail.pres)."), at: "[this]", says: ["`link:mail.pres` names no link", "links.yaml", "did you mean `mail.press`?"] },
  { name: "a figure used as a link", file: faq, plant: append("See [this](link:apr.min)."), at: "[this]", says: ["names no link"], unfixable: true },
  { name: "an address in a link", file: faq, plant: append("See [this](https://blog.wrenfield.example/)."), at: "[this]", says: ["typed into the copy", "link:name"] },
  { name: "a mail address in a link", file: faq, plant: append("See [this](mailto:care@wrenfield.example)."), at: "[this]", says: ["`mailto:care@wrenfield.example` is typed into the copy"] },
  { name: "an address in plain words", file: faq, plant: append("See https://blog.wrenfield.example for more."), at: "https://blog", says: ["typed into the copy"] },
  { name: "a mail address in plain words", file: faq, plant: append("Write to care@wrenfield.example soon."), at: "care@wrenfield.example soon", says: ["typed into the copy"] },
  { name: "a mistake inside a table", file: "content/legal/privacy-notice.mdx", plant: swap("| Facts |", "| Facts {no.fact} |"), at: "{no.fact}", says: ["`{no.fact}` is not a fact"], unfixable: true },
];
