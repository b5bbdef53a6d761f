import { answers, eligibility, financing, members, providers, type Quote } from "./support/quotes";
import { expect, test } from "./support/site";
import { groupBy, plain } from "./support/text";

test.use({ javaScriptEnabled: false });

const subjects: Record<string, readonly Quote[]> = {
  financing,
  eligibility,
  membership: members,
  "the provider agreement": providers,
  "the FAQ": answers,
};

for (const [subject, quotes] of Object.entries(subjects)) {
  for (const [path, onPage] of groupBy(quotes, (quote) => quote.path)) {
    test(`${[...new Set(onPage.flatMap(({ proves }) => proves.split(" ")))].join(" ")}: ${path} says what ${subject} asks`, async ({
      page,
    }) => {
      await page.goto(path);
      const text = plain(await page.getByRole("main").textContent());
      for (const { proves, says } of onPage) {
        for (const words of says) {
          const said = typeof words === "string" ? text.includes(words) : words.test(text);
          expect.soft(said, `${proves}: ${path} says ${String(words)}`).toBe(true);
        }
      }
    });
  }
}
