import { appended, mistake, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const laterPress = "content/press/2017-03-14-meridian-post-egg-freezing-by-the-month.mdx";

/** Mistakes that depend on more than one file. */
export const acrossMistakes: Mistakes = {
  "two categories with the same order": mistake(faq, swap("order: 4", "order: ^3")).says(
    "`order: 3` is also used in content/faq/egg-freezing.mdx ... change one of the two",
  ),
  "an id that is mistyped where it is declared": mistake(
    faq,
    swap("{/* #ivf-steps */}", "{/* #^ivf-step */}"),
  ).says("the published id `ivf-steps` is gone, and the id `ivf-step` is new ... did you mean `ivf-steps`?"),
  "two articles with one address": mistake(
    laterPress,
    swap(/link: .*/, "link: ^https://pennywhit.example/what-a-fertility-coach-costs"),
  ).says(`is also used in ${press} ... a unique link`, { unfixable: true }),
  "two legal documents with one title": mistake(
    "content/legal/privacy-notice.mdx",
    swap("title: Privacy Notice", "title: ^Consent to Electronic Records and Signatures"),
  ).says("is also used in content/legal/esign-consent.mdx ... a unique title", { unfixable: true }),
  "two questions with one id": appended(faq, "^## Again? {/* #pgt */}\n\nYes.").says(
    "the id `pgt` is also used on line ... use another id, such as `pgt-2`",
  ),
  "a question whose words result in the id of another": appended(faq, "^## PGT?\n\nYes.").says(
    "the id `pgt` is also used on line",
  ),
  "a question without an answer": appended(faq, "^## Why not?").says(
    'the question "Why not?" has no answer ... write the answer',
  ),
  "a question without its mark": appended(faq, "^## What a visit is like\n\nCalm.")
    .says('"What a visit is like" is shown as a question, but has no question mark')
    .fixedBy("What a visit is like", "What is a visit like?"),
  "two comments of one kind": appended(
    faq,
    "## Again?\n\n{/* search: encore */}\n^{/* search: once more */}\n\nYes.",
  ).says("another comment `search:` above this one ... move its words to the other one"),
  "a question in bold instead of a heading": appended(faq, "^**May I bring a friend?**\n\nYes.").says(
    '"May I bring a friend?" is a part of the answer above it ... write ## May I bring a friend?',
  ),
  "a question with three signs": appended(faq, "^### May I bring a friend?\n\nYes.").says(
    "a question of its own, which begins with ##",
  ),
  "two categories with one slug": mistake(faq, swap("slug: ivf", "slug: ^basics"))
    .says("`slug: basics` differs from the file name, ivf.mdx ... use the file name as the slug")
    .fixedBy("slug: basics", "slug: ivf"),
  "an outlet that is not in the list": mistake(press, swap("outlet: pennywhit", "outlet: ^pennywit")).says(
    "there is no outlet `pennywit` ... logos.yaml ... did you mean `pennywhit`?",
  ),
  "a clinic in a state without a license": mistake(
    "content/clinics/conceptions.mdx",
    swap(/^region: .*$/m, "region: Willamette Valley, ^Oregano"),
  ).says('the clinic is in "Oregano" ... no license for it ... did you mean `Oregon`?'),
  "a clinic's page that names another clinic": mistake(
    "content/clinics/conceptions.mdx",
    swap(/(?<=\n---\n\n[^\n]*\n)/, "Ask ^Thistlebrook Fertility Center.\n"),
  ).says("warning: ... names Thistlebrook Fertility Center ... the clinic's own name"),
};
