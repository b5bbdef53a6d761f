/** Words that begin questions and say nothing about their subject. */
const opening = new Set(
  (
    "a am an called day difference making not people and are at be best can could do does for get happen happens have how i if in is it kind likely long many may mean much must my " +
    "need of on one our receive receives should soon there take the to two use using want was we what when where which who why will with work would you your"
  ).split(" "),
);

/**
 * Sorts questions by the first word that names their subject, and groups them by its first letter.
 * @returns the groups from A to Z; `at` is the offset of the word in its question
 */
export function byKeyword<T extends { question: string }>(questions: readonly T[]) {
  const listed = questions
    .map((entry) => {
      const words = [...entry.question.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}])?/gu)];
      const match = words.find(([word]) => !opening.has(word.toLowerCase())) ?? words[0];
      return { ...entry, keyword: match?.[0] ?? "", at: match?.index ?? 0 };
    })
    .sort((a, b) => a.keyword.localeCompare(b.keyword, "en") || a.question.localeCompare(b.question, "en"));
  const letters = [...new Set(listed.map(({ keyword }) => keyword.charAt(0).toUpperCase()))];
  return letters.map((letter) => ({
    letter,
    entries: listed.filter(({ keyword }) => keyword.charAt(0).toUpperCase() === letter),
  }));
}
