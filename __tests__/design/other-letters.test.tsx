import { hasOtherLetters } from "../../src/design/fonts";

it.each(["café", "Łódź", "₁ → €"])("%s needs the whole fonts", (text) =>
  expect(hasOtherLetters(text)).toBe(true),
);
it.each(["Plain words, 9.74%", "© 2026 – “quoted” … ★"])("%s does not", (text) =>
  expect(hasOtherLetters(text)).toBe(false),
);
