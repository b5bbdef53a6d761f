import { answers, eligibility, financing, members, providers, type Quote } from "./support/quotes";
import { mainTextOf } from "./support/routes";
import { expect, test } from "./support/site";
import { groupBy, plain } from "./support/text";

const subjects: Record<string, readonly Quote[]> = {
  financing,
  eligibility,
  membership: members,
  "the provider agreement": providers,
  "the FAQ": answers,
};

for (const [subject, quotes] of Object.entries(subjects)) {
  for (const [path, onPage] of groupBy(quotes, (quote) => quote.path)) {
    const ids = [...new Set(onPage.flatMap(({ proves }) => proves.split(" ")))].join(", ");
    test(`${path} states what is required about ${subject} (${ids})`, () => {
      const text = plain(mainTextOf(path));
      for (const { proves, states } of onPage) {
        for (const words of states) {
          const isStated = typeof words === "string" ? text.includes(words) : words.test(text);
          expect.soft(isStated, `${proves}: ${path} states ${String(words)}`).toBe(true);
        }
      }
    });
  }
}
