import { append, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const laterPress = "content/press/2017-03-14-meridian-post-egg-freezing-by-the-month.mdx";

/** Mistakes that depend on more than one file. */
export const acrossMistakes: Mistakes = {
  "two categories with the same order": {
    edit: [faq, swap("order: 4", "order: 3")],
    at: "3\n",
    says: ["`order: 3` is also used in content/faq/egg-freezing.mdx", "change one of the two"],
  },
  "two articles with one address": {
    edit: [laterPress, swap(/link: .*/, "link: https://pennywhit.example/what-a-fertility-coach-costs")],
    at: "https://",
    says: [`is also used in ${press}`, "a unique link"],
    unfixable: true,
  },
  "two legal documents with one title": {
    edit: [
      "content/legal/privacy-notice.mdx",
      swap("title: Privacy Notice", "title: Consent to Electronic Records and Signatures"),
    ],
    at: { line: 2, column: 8 },
    says: ["is also used in content/legal/esign-consent.mdx", "a unique title"],
    unfixable: true,
  },
  "two questions with one id": {
    edit: [faq, append("## Again? {/* #pgt */}\n\nYes.")],
    at: "## Again?",
    says: ["the id `pgt` is also used on line", "use another id, such as `pgt-2`"],
  },
  "a question whose words result in the id of another": {
    edit: [faq, append("## PGT\n\nYes.")],
    at: "## PGT\n",
    says: ["the id `pgt` is also used on line"],
  },
  "a question without an answer": {
    edit: [faq, append("## Why not?")],
    at: "## Why not?",
    says: ['the question "Why not?" has no answer', "write the answer"],
  },
  "two categories with one slug": {
    edit: [faq, swap("slug: ivf", "slug: basics")],
    at: "basics\n",
    says: ["`slug: basics` is also used in content/faq/basics.mdx", "a unique slug"],
    fix: (text) => text.replace("slug: basics", "slug: ivf"),
  },
  "an outlet that is not in the list": {
    edit: [press, swap("outlet: pennywhit", "outlet: pennywit")],
    at: "pennywit\n",
    says: ["there is no outlet `pennywit`", "logos.yaml", "did you mean `pennywhit`?"],
  },
};
