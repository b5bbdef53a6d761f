import { createSpeller } from "../../../src/checks/spelling/speller";

const speller = createSpeller(["Pell", "Marit"]);

it("of two words that are equally close to a misspelled name, suggests the one of ours", () => {
  expect(speller.suggest("Pelk")).toBe("Pell");
  expect(speller.suggest("Marti")).toBe("Marit");
});

it("suggests the word of which a letter was forgotten before one with another letter", () => {
  expect(["Consumr", "freezin"].map((word) => speller.suggest(word))).toEqual(["Consumer", "freezing"]);
});

it("suggests nothing for two letters, to which any word is close", () => {
  expect(speller.suggest("mx")).toBeUndefined();
});

it.each([
  "organise organize",
  "analysed analyzed",
  "programme program",
  "centres centers",
  "labour labor",
  "cancelled canceled",
  "pretence pretense",
  "catalogue catalog",
  "anaesthesia anesthesia",
])("suggests the American spelling: %s", (words) => {
  const [british, american] = words.split(" ") as [string, string];
  expect(speller.isCorrect(british) || speller.suggest(british)).toBe(american);
});
