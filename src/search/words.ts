/** Stop words: most questions share them, so they are no clue to the right answer. */
const stopWords = new Set(
  (
    "a about actually also always am an and any anymore anything are arent as ask asked at be because been being but by can cant could did didnt do does doesnt doing dont during else even ever every " +
    "for from get gets getting give go goes going gonna got had happen happening happens has hasnt have having he hello her here hi him his how i id if ill im in into is isnt it its ive just know let lets like " +
    "made make makes making maybe me my myself need no not now of ok okay on only or our please possible r really said say says she should shouldnt so some somebody someone something still such sure take " +
    "takes tell than thanks that the their them then there these they thing things think this though to told u ur us very want wants was wasnt way we well were what whats when where whether which who " +
    "why will with wont would yes yet you your youre"
  ).split(" "),
);

/** Irregular forms, which the suffix rules do not cover, by their word. */
const irregular = new Map(
  Object.entries({
    buy: "bought",
    child: "children",
    die: "died",
    eat: "ate",
    freeze: "froze frozen",
    give: "gave",
    loss: "lost lose losing",
    man: "men",
    mean: "meant",
    pay: "paid repaid repay repaying repayment repayments",
    stop: "stopped",
    take: "took",
    think: "thought",
    woman: "women",
  }).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word])),
);

/** Prefixes that are joined to the next word, whether written with a hyphen, a space or neither. */
const prefixes = "co|pre|non";
const prefix = new RegExp(`^(?:${prefixes})`);
const separatePrefix = new RegExp(`\\b(${prefixes})[- ](?=\\p{L}{3})`, "gu");

/** The second part of a word that such a prefix may have been joined to by mistake: "loans" in "Denver, CO loans". */
export const withoutPrefix = (word: string): string => word.replace(prefix, "");

/** Splits a text into its words, in lower case and without accents and apostrophes. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'\u2019]/g, "")
    .toLowerCase()
    // "18,000" and "18000" are one word.
    .replace(/(\d),(?=\d{3})/g, "$1")
    // "co-borrower", "co borrower" and "coborrower" are one word; so are "pre-approved" and its other forms.
    .replace(separatePrefix, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Suffixes by replacement, in order: the first that leaves enough letters, one of them a vowel, is replaced. */
const suffixes = (
  [
    ["at", "ational"],
    ["iz", "ization"],
    ["ful", "fulness"],
    ["ous", "ousness"],
    ["iv", "iveness"],
    ["at", "ations ation ating ated ates ate"],
    ["", "ments ment ness ities ity"],
    ["al", "ally"],
    ["", "ions ion ings ing"],
    ["i", "iers ier ies ied"],
    ["", "ers er ors or ely ly ed es s e"],
    ["i", "y"],
  ] as const
).flatMap(([replacement, list]) => list.split(" ").map((suffix) => ({ suffix, replacement })));

/** Suffixes that need three letters before them; all others need four. */
const shortSuffixes = new Set(["s", "es", "ed", "e", "y", "ing", "ings", "ies", "ied"]);

/** Reduces a word to a stem that its forms share: "freezing", "freezes" and "freeze" become "freez". */
export function stem(form: string): string {
  const word = irregular.get(form) ?? form;
  if (/ss$|us$/.test(word)) return word;
  for (const { suffix, replacement } of suffixes) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, -suffix.length);
    // The plural of an abbreviation, such as "PGTs", has no vowel.
    if (rest.length < (shortSuffixes.has(suffix) ? 3 : 4) || (suffix !== "s" && !/[aeiouy]/.test(rest)))
      continue;
    // "applying" and "denyed" are forms of "apply" and "deny".
    const whole = (rest + replacement).replace(/(..[^aeiou])y$/, "$1i");
    return /([^aeiouls])\1$/.test(whole) ? whole.slice(0, -1) : whole;
  }
  return word;
}

/** The stem of a word, or null for a stop word. */
export const termOf = (word: string): string | null => (stopWords.has(word) ? null : stem(word));
