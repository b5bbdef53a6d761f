import { append, swap, type Mistake } from "./mistake";

const faq = "content/faq/ivf.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const laterPress = "content/press/2017-03-14-meridian-post-egg-freezing-by-the-month.mdx";

/** Mistakes that no file can know alone. */
export const acrossMistakes: readonly Mistake[] = [
  {
    name: "two categories in the same place of the order",
    file: faq,
    plant: swap("order: 4", "order: 3"),
    at: "3\n",
    says: ["`order: 3` also stands in content/faq/egg-freezing.mdx", "change one of the two"],
  },
  {
    name: "two articles with one address",
    file: laterPress,
    plant: swap(/link: .*/, "link: https://pennywhit.example/what-a-fertility-coach-costs"),
    at: "https://",
    says: [`also stands in ${press}`, "a link of its own"],
    unfixable: true,
  },
  {
    name: "two legal documents with one title",
    file: "content/legal/privacy-notice.mdx",
    plant: swap("title: Privacy Notice", "title: Consent to Electronic Records and Signatures"),
    at: { line: 2, column: 8 },
    says: ["also stands in content/legal/esign-consent.mdx", "a title of its own"],
    unfixable: true,
  },
  {
    name: "two questions with one id",
    file: faq,
    plant: append("## Again? {/* #pgt */}\n\nYes."),
    at: "## Again?",
    says: ["the id `pgt` also stands on line", "write another, such as `pgt-2`"],
  },
  {
    name: "a question whose own words give the id of another",
    file: faq,
    plant: append("## PGT\n\nYes."),
    at: "## PGT\n",
    says: ["the id `pgt` also stands on line"],
  },
  {
    name: "a question without an answer",
    file: faq,
    plant: append("## Why not?"),
    at: "## Why not?",
    says: ['the question "Why not?" has no answer', "write the answer"],
  },
  {
    name: "two categories with one slug",
    file: faq,
    plant: swap("slug: ivf", "slug: basics"),
    at: "basics\n",
    says: ["`slug: basics` also stands in content/faq/basics.mdx", "a slug of its own"],
    mend: (text) => text.replace("slug: basics", "slug: ivf"),
  },
  {
    name: "an outlet that is not in the list",
    file: press,
    plant: swap("outlet: pennywhit", "outlet: pennywit"),
    at: "pennywit\n",
    says: ["there is no outlet `pennywit`", "logos.yaml", "did you mean `pennywhit`?"],
  },
];
