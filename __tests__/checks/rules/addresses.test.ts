import { addressesIn } from "../../../src/checks/check-content";
import {
  addressesFile,
  addressesText,
  checkAddresses,
  recordedAddresses,
} from "../../../src/checks/rules/addresses";
import { loadContent } from "../../../src/content/read/load-content";
import { origins, planted, realText } from "../corpus/planted-content";

/** The problems of addresses in the real content with some files changed. */
function problemsWith(changes: Readonly<Record<string, string | undefined>>) {
  const files = planted(changes);
  const loaded = loadContent(files, origins);
  return checkAddresses(addressesIn(loaded, origins.host), files, new Set());
}

const ivf = "content/faq/ivf.mdx";
const messagesWith = (changes: Readonly<Record<string, string | undefined>>) =>
  problemsWith(changes)
    .filter(({ file }) => file === addressesFile)
    .map(({ line, message, fix }) => ({
      address: realText(addressesFile).split("\n")[line - 1],
      message,
      fix,
    }));
const [, id] = /\{\/\* #([a-z-]+) \*\/\}/.exec(realText(ivf))!;

it("all published addresses are alive", () => {
  expect(messagesWith({})).toEqual([]);
});

it("a renamed question is reported with the address that would die and the comment that saves it", () => {
  expect(messagesWith({ [ivf]: realText(ivf).replaceAll(`#${id}`, "#renamed") })).toEqual([
    {
      address: `/faq/ivf#${id}`,
      message: `the address \`/faq/ivf#${id}\` is published, and \`/faq/ivf\` would no longer have the id \`${id}\``,
      fix: `restore the id, or write {/* was: ${id} */} below the heading that replaces it`,
    },
  ]);
});

it("a renamed question with its former id in a comment keeps its address", () => {
  const renamed = realText(ivf).replace(`{/* #${id} */}`, `{/* #renamed */}\n\n{/* was: ${id} */}`);
  expect(messagesWith({ [ivf]: renamed })).toEqual([]);
});

it("a renamed category is reported once, not for each of its questions", () => {
  const renamed = realText(ivf).replace("slug: ivf", "slug: in-vitro");
  const found = messagesWith({ [ivf]: undefined, "content/faq/in-vitro.mdx": renamed });
  expect(found.map(({ address, fix }) => [address, fix])).toEqual([
    ["/faq/ivf", "restore it, or add `was: [ivf]` to the frontmatter of the page that replaces it"],
  ]);
});

it("a renamed category with its former slug keeps the addresses of all its questions", () => {
  const renamed = realText(ivf).replace("slug: ivf", "slug: in-vitro\nwas: [ivf]");
  expect(messagesWith({ [ivf]: renamed })).toEqual([]);
});

it("a former slug that is a page is an error", () => {
  const problems = problemsWith({ [ivf]: realText(ivf).replace("slug: ivf", "slug: ivf\nwas: [financing]") });
  expect(problems.map(({ file, message }) => [file, message])).toContainEqual([
    ivf,
    "`was` names `/faq/financing`, which is a page",
  ]);
});

it("the lock file only grows, is sorted, and has one address per line", () => {
  const text = addressesText(["/b#x", "/old"], ["/b", "/a"]);
  expect(recordedAddresses(text)).toEqual(["/a", "/b", "/b#x", "/old"]);
  expect(text.split("\n")[0]).toMatch(/^# .*npm run generate/);
});
