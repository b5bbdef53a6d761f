import { checkPictureClasses } from "../../../src/checks/rules/picture-classes";
import { readYaml } from "../../../src/content/read/yaml-source";
import { problemsIn } from "./text-document";

const messages = (text: string, files: string[]) =>
  problemsIn(text, (findings) => checkPictureClasses(files, readYaml(text, "a.yaml"), findings)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

const yaml = "family:\n  - quilt/a.svg\npeople:\n  - leaders/b.png\nneutral:\n  - heroes/c.svg\n";
const files = ["quilt/a.svg", "leaders/b.png", "heroes/c.svg", "video/d.mp4"];

it("accepts pictures with one class each, and files that are not pictures", () => {
  expect(messages(yaml, files)).toEqual([]);
});

it("reports a picture without a class", () => {
  expect(messages(yaml, [...files, "heroes/new.svg"])).toEqual([
    "1: the picture content/media/heroes/new.svg has no class",
  ]);
});

it("reports a picture that is listed twice at its second line", () => {
  expect(messages(`${yaml}  - heroes/c.svg\n`, files)).toEqual([
    "7: the picture `heroes/c.svg` is in `neutral` twice",
  ]);
  expect(messages(yaml.replace("heroes/c.svg", "quilt/a.svg"), ["quilt/a.svg", "leaders/b.png"])).toEqual([
    "6: the picture `quilt/a.svg` is in two classes, `family` and `neutral`",
  ]);
});
