const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The words for whole numbers below a hundred, each at its value: "zero" to "ninety-nine". */
export const numberWords: readonly string[] = [
  ...small,
  ...tens.flatMap((ten) => [ten, ...small.slice(1, 10).map((one) => `${ten}-${one}`)]),
];

/** Source of a pattern for the words from two up. */
export const fromTwoUp = numberWords.slice(2).reverse().join("|");
