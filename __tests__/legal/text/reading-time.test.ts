import { readingMinutes } from "../../../src/legal/text/reading-time";

it("counts words at 238 per minute, and at least one minute", () => {
  expect(readingMinutes("<p>Short.</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(2380)}</p>`)).toBe(10);
});

it("ignores notes, which are not part of the text", () => {
  expect(readingMinutes(`<div class="clause-note"><p>${"word ".repeat(2380)}</p></div>`)).toBe(1);
});
