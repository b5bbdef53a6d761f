import { hasOtherLetters } from "../../src/design/fonts";

it.each(["café", "Łódź", "₁ → €"])("%s needs the full fonts", (text) =>
  expect(hasOtherLetters(text)).toBe(true),
);
it.each(["Plain words, 9.74%", "© 2026 – “quoted” … ★"])("%s needs only the subsets", (text) =>
  expect(hasOtherLetters(text)).toBe(false),
);
