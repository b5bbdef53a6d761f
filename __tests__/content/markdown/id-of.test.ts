import { idOf } from "../../../src/content/markdown/id-of";

it.each([
  ["Your IVF Plan", "your-ivf-plan"],
  ["Is José's café naïve?", "is-jose-s-cafe-naive"],
  ["Für Qualität", "fur-qualitat"],
])("the id of %j is %s", (words, id) => expect(idOf(words)).toBe(id));
