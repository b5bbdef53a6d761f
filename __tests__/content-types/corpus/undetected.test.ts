// What the check does not do yet. Each test asserts what it should do and is expected to fail: once the check is
// mended, jest asks for `.failing` to be taken off.
import { checkContext } from "../../../src/build/site";
import { checkContent } from "../../../src/content-types/check";
import { formatProblem } from "../../../src/content-types/problem";
import { append, swap } from "./mistake";
import { TemporaryContent } from "./temporary-content";
import { undetectedMistakes } from "./undetected-mistakes";

const content = new TemporaryContent("sample");
afterEach(() => content.restore());
afterAll(() => content.remove());
const check = () => checkContent(checkContext(content.root)).problems.map(formatProblem);

describe("DEFECT D3: a mistake that should be reported", () => {
  it.failing.each(undetectedMistakes)("%s", (_name, file, plant) => {
    content.write(file, plant(content.read(file)));
    expect(check()).not.toEqual([]);
  });
});

describe("DEFECT D2: a mistake hides another", () => {
  it.failing("two FAQ categories with one slug: the duplicate itself is not reported", () => {
    content.write("content/faq/ivf.mdx", swap("slug: ivf", "slug: basics")(content.read("content/faq/ivf.mdx")));
    expect(check().join("\n")).toContain("`slug: basics` also stands in");
  });

  it.failing("a question without an answer is not reported while another file has a mistake", () => {
    content.write("content/faq/ivf.mdx", append("## Why not?")(content.read("content/faq/ivf.mdx")));
    content.write("content/pages/contact.mdx", append("<Planet />")(content.read("content/pages/contact.mdx")));
    expect(check()).toHaveLength(2);
  });
});

describe("DEFECT D4: a message that does not say what is expected", () => {
  const links = "content/facts/links.yaml";
  it.failing.each([
    ["an unknown field of a link", links, swap("membership: { url:", "membership: { uri:"), /expected (?!Invalid input)/],
    ["a mail address that is none", links, swap("press@wrenfield.example", "press at"), /expected a mail address/],
    ["a phone in another form", links, swap('"+1-415-555-0142"', '"415"'), /expected a number such as/],
    ["a fact's name in capitals", "content/facts/figures.yaml", append("New-Fact: { value: 3, unit: days, source: x, reviewed: 2026-11-02 }"), /dotted words/],
  ])("%s", (_name, file, plant, words) => {
    content.write(file, plant(content.read(file)));
    expect(check().find((line) => line.startsWith(file))).toMatch(words);
  });
});
