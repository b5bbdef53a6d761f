const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The words for the numbers below 100, indexed by value: "zero" to "ninety-nine". */
export const numberWords: readonly string[] = [
  ...small,
  ...tens.flatMap((ten) => [ten, ...small.slice(1, 10).map((one) => `${ten}-${one}`)]),
];

/** A pattern source for the words from "two" up, each before the words that it starts with. */
export const fromTwoUp = numberWords.slice(2).reverse().join("|");
