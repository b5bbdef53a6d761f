import { addressesIn } from "../../../src/checks/check-content";
import {
  addressesFile,
  addressesText,
  checkAddresses,
  recordedAddresses,
} from "../../../src/checks/rules/addresses";
import { loadContent } from "../../../src/content/read/load-content";
import { planted, realText } from "../corpus/planted-content";
import { origins } from "../../support/facts";

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

it("reports a renamed question with the address that would break and the comment that prevents it", () => {
  expect(messagesWith({ [ivf]: realText(ivf).replaceAll(`#${id}`, "#renamed") })).toEqual([
    {
      address: `/faq/ivf#${id}`,
      message: `the published address \`/faq/ivf#${id}\` would break: \`/faq/ivf\` no longer has the id \`${id}\``,
      fix: `restore the id, or write {/* was: ${id} */} below the heading that replaces it`,
    },
  ]);
});

it("reports a question that moved to another category, and how its old address can lead there", () => {
  const money = "content/faq/financing.mdx";
  const [found] = messagesWith({
    [ivf]: realText(ivf).replaceAll(`#${id}`, "#renamed"),
    [money]: `${realText(money)}\n## Moved? {/* #${id} */}\n\nYes.\n`,
  });
  expect(found!.fix).toMatch(`below the heading that links to \`/faq/financing#${id}\``);
});

it("accepts a renamed question with its former id in a comment", () => {
  const renamed = realText(ivf).replace(`{/* #${id} */}`, `{/* #renamed */}\n\n{/* was: ${id} */}`);
  expect(messagesWith({ [ivf]: renamed })).toEqual([]);
});

it("reports a renamed category once, not for each of its questions", () => {
  const renamed = realText(ivf).replace("slug: ivf", "slug: in-vitro");
  const found = messagesWith({ [ivf]: undefined, "content/faq/in-vitro.mdx": renamed });
  expect(found.map(({ address, fix }) => [address, fix])).toEqual([
    [
      "/faq/ivf",
      "restore it, or add `was: [ivf]` to the page that replaces it, or `was: [/faq/ivf]` to one in content/pages",
    ],
  ]);
});

it("accepts a renamed category with its former slug", () => {
  const renamed = realText(ivf).replace("slug: ivf", "slug: in-vitro\nwas: [ivf]");
  expect(messagesWith({ [ivf]: renamed })).toEqual([]);
});

it("accepts that a job is closed by deleting its file: its address leads to the openings", () => {
  expect(messagesWith({ "content/careers/software-engineer.mdx": undefined })).toEqual([]);
});

it.each([
  ["/conceptions", "content/clinics/conceptions.mdx"],
  ["/faq/ivf", ivf],
])("accepts that %s has ended, with its parts, when a page of content/pages replaces it", (path, ended) => {
  const file = "content/pages/for-clinics.mdx";
  const replaced = realText(file).replace("title:", `was: [${path}]\ntitle:`);
  const problems = problemsWith({ [ended]: undefined, [file]: replaced });
  expect(problems.map(({ fix }) => fix)).toEqual(["run `npm run generate`, which adds the redirect"]);
});

it("reports a former slug that is an existing page", () => {
  const problems = problemsWith({ [ivf]: realText(ivf).replace("slug: ivf", "slug: ivf\nwas: [financing]") });
  expect(problems.map(({ file, message }) => [file, message])).toContainEqual([
    ivf,
    "`was` contains `/faq/financing`, which is an existing page",
  ]);
});

it("writes a lock file that only grows, is sorted and has one address per line", () => {
  const text = addressesText(["/b#x", "/old"], ["/b", "/a"]);
  expect(recordedAddresses(text)).toEqual(["/a", "/b", "/b#x", "/old"]);
  expect(text.split("\n")[0]).toMatch(/^# .*npm run generate/);
});
