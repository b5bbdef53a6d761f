import { appended, mistake, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const job = "content/careers/software-engineer.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the text below the frontmatter. */
export const bodyMistakes: Mistakes = {
  "a comment with a space before its colon": appended(
    faq,
    "## Why now?\n\n^{/* search : first visit */}\n\nSo.",
  ).says("starts with `search` and a space before its colon ... write `search:`"),
  "a comment with two colons": appended(faq, "## Why now?\n\n^{/* search:: first visit */}\n\nSo.").says(
    "starts with `search` and two colons ... write `search:`",
  ),
  "a tag that is closed twice": mistake("content/pages/ivf.mdx", swap("</Button>", "</Button>^>")).says(
    "a second > behind the one that closes the tag ... delete one of the two",
  ),
  "a component that is closed twice": appended(faq, "<NmlsDisclosure />^>").says(
    "a second > behind the one that closes the tag",
  ),
  "an id that is written like a field": appended(faq, "## Why now? ^{/* id: why-now */}\n\nSo.")
    .says("does not contain a valid id ... write {/* #why-now */}")
    .fixedBy("id: why-now", "#why-now"),
  "a paragraph that was pasted twice": appended(
    faq,
    "Bring it to the first visit, and ask the nurse who reads it with you.\n\n^Bring it to the first visit, and ask the nurse\nwho reads it with you.",
  )
    .says("this paragraph is also on line ... delete one of the two")
    .fixedBy("\n\nBring it to the first visit, and ask the nurse\nwho reads it with you.", ""),
  "a link without an address": appended(faq, "Go ^[there at once]().")
    .says("the link has no address ... write it between the parentheses")
    .fixedBy("()", "(/faq)"),
  "a line of --- directly below a paragraph": appended(faq, "^That is all.\n---\n\nMore.").says(
    "makes it a heading ... delete the line",
  ),
  "a component that is not closed": appended(faq, "^<AprDisclosure>").says(
    "MDX cannot be read ... closing tag ... close the component",
  ),
  "a closing tag without an opening tag": appended(faq, "One <^/AprDisclosure> two").says(
    "MDX cannot be read ... delete it, or write the opening tag",
  ),
  "a brace that is not closed": appended(job, "More ^{ less").says(
    "MDX cannot be read ... closing brace ... write \\{",
  ),
  "a comment that is not closed": appended(faq, "See ^{/* soon\n\nAt {apr.min}.")
    .says("MDX cannot be read: this comment is not closed ... add */} where the comment ends")
    .fixedBy("{/* soon", "{/* soon */}"),
  "text that is struck through": appended(faq, "Bring your ^~~card~~ questions.").says(
    "struck through ... delete the words",
  ),
  "an id in braces alone": appended(faq, "## Why now? {^#why-now}\n\nSo.").says(
    "neither a fact nor a comment ... an id as {/* #id */}",
  ),
  "a fact in two pairs of braces": appended(faq, "At {{apr^.min}} a year.").says(
    "neither a fact nor a comment ... write a fact in one pair of braces",
  ),
  "a comment with words for the search and no colon": appended(
    faq,
    "## Why now?\n\n^{/* search miscarriage, lost */}\n\nSo.",
  ).says("starts with `search` without a colon ... write `search:`"),
  "an HTML comment": appended(job, "<^!-- later -->").says(
    "MDX cannot be read ... {/* text */} ... write {/* instead of <!--",
  ),
  "a component in the middle of a paragraph": appended(faq, "So. ^<NmlsDisclosure /> Yes.")
    .says("<NmlsDisclosure> is in the middle of a paragraph ... an empty line between")
    .fixedBy("So. <NmlsDisclosure /> Yes.", "<NmlsDisclosure />"),
  "words beside an opening tag": appended(contact, '^<Section tone="white">Words.\n\nMore.\n\n</Section>')
    .says("`<Section>` has no closing tag in its paragraph ... an empty line between it and the words")
    .fixedBy(">Words.", ">\n\nWords."),
  "a component whose closing tag is mistyped": appended(contact, "<Lede>\n\nWords.\n\n^</Leed>").says(
    "`</Leed>` is used where `<Lede>` of line ... write the same name in both tags",
    { unfixable: true },
  ),
  "a keyword of a comment whose first letters are swapped": appended(
    faq,
    "## Why now?\n\n^{/* esarch: first visit */}\n\nSo.",
  )
    .says("starts with `esarch:`, which has no meaning ... did you mean `search:`?")
    .fixedBy("esarch", "search"),
  "a line that is typed twice": appended(faq, "Bring a card.\n^Bring a card.\nThen sign.").says(
    "this line is the same as the one above it ... delete one of the two",
  ),
  "a component that is open at the end of the file": appended(
    contact,
    "^<LeaderGrid>\n\n<Lede>\n\nWords.\n\n</Lede>",
  ).says("`<LeaderGrid>` has no closing tag"),
  "an address in angle brackets": appended(faq, "Write to <a^@b.example>.")
    .says("an address is in angle brackets ... [words](link:name)")
    .fixedBy("<a@b.example>", "us"),
  "a component misspelled": appended(faq, "^<AprDisclosur />").says(
    "<AprDisclosur> is not a component ... a component that content/README.md lists ... did you mean `AprDisclosure`?",
  ),
  "a component inside a sentence": appended(faq, "One ^<Planet /> word").says("<Planet> is not a component"),
  "a page's component in a text document": appended(faq, '^<Hero title="No" />').says(
    "<Hero> is not a component that can be used here ... it only in content/pages, clinics, shared",
  ),
  "a page's component whose name is like another one": appended(
    faq,
    '^<Art image="heroes/ivf.svg" alt="" />',
  ).says(
    "<Art> is not a component that can be used here ... it only in content/pages, clinics, shared ... remove it",
  ),
  "a fact misspelled": appended(legal, "At ^{apr.mim} a year.").says(
    "`{apr.mim}` is not a fact ... did you mean `apr.min`?",
  ),
  "a variable that does not exist": appended(legal, "At ^{amount} a year.")
    .says("`{amount}` is not a fact ... such as {apr.min}")
    .fixedBy("{amount}", "a fair rate"),
  "a link's name in braces in a text": appended(faq, "Use ^{careMatch} first.")
    .says("`{careMatch}` is not a fact ... `careMatch` is a link: write [words](link:careMatch)")
    .fixedBy("{careMatch}", "[CareMatch](link:careMatch)"),
  "code in braces": appended(faq, "Two is ^{1 + 1}.")
    .says("`{1 + 1}` is not a fact ... write the words out")
    .fixedBy("{1 + 1}", "two"),
  "code on a line of its own": appended(faq, "^{process.exit()}").says("is not a fact", { unfixable: true }),
  "empty braces": appended(faq, "Nothing ^{} here.").says("`{}` is not a fact"),
  "an import": appended(job, '^import x from "./x"').says("imports or exports code ... delete the line"),
  "an export": appended(job, "^export const x = 1").says("imports or exports code"),
  "a link to a page that does not exist": appended(faq, "See ^[the plans](/faq/nothing).")
    .says("`/faq/nothing` points to a page that does not exist ... such as /faq/ivf")
    .fixedBy("/faq/nothing", "/faq/ivf"),
  "a link to a redirect": appended(faq, "See ^[the plans](/financing?a=1).").says(
    "`/financing?a=1` is another address of the page /ivf ... write /ivf?a=1",
  ),
  "a link by reference to a page that does not exist": appended(
    faq,
    "See [the plans][a].\n\n^[a]: /nothing",
  ).says("`/nothing` points to a page that does not exist", { unfixable: true }),
  "a relative link": appended(faq, "See ^[the plans](faq/ivf).").says(
    "`faq/ivf` is relative ... write /faq/ivf",
  ),
  "a link name misspelled": appended(faq, "See ^[the plans](link:mail.pres).").says(
    "there is no link named `link:mail.pres` ... links.yaml ... did you mean `mail.press`?",
  ),
  "a figure used as a link": appended(faq, "See ^[the plans](link:apr.min).").says(
    "there is no link named `link:apr.min` ... links.yaml",
    { unfixable: true },
  ),
  "an address in a link": appended(faq, "See ^[the plans](https://blog.wrenfield.example/).").says(
    "typed into the copy ... link:name",
  ),
  "an email address in a link": appended(faq, "See ^[the plans](mailto:care@wrenfield.example).").says(
    "`mailto:care@wrenfield.example` is typed into the copy",
  ),
  "a bare web address": appended(faq, "See ^https://blog.wrenfield.example for more.")
    .says("typed into the copy")
    .fixedBy("https://blog.wrenfield.example", "[our blog](link:blog)"),
  "a bare email address": appended(faq, "Write to ^care@wrenfield.example soon.").says("typed into the copy"),
  "a mistake inside a table": mistake(
    "content/legal/privacy-notice.mdx",
    swap("| Facts |", "| Facts ^{disclosure.no} |"),
  ).says("`{disclosure.no}` is not a fact ... choose one of disclosure.range, ", { unfixable: true }),
  "a review date that does not exist": appended(faq, "## Why now?\n\nYes.\n\n^{/* reviewed: 2026-13-45 */}")
    .says("`2026-13-45` is not a valid date ... reviewed: 2026-11-02")
    .fixedBy("2026-13-45", "2026-11-02"),
  "an answer that is only a comment": appended(faq, "^## Why now?\n\n{/* later */}").says("has no answer"),
};
