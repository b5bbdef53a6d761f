import { formatDiagnostic } from "../../../src/content/schema/diagnostic";
import { normalizeText } from "../../../src/content/read/files";
import { planted, problemsWith, realText } from "../corpus/planted-content";

const faq = "content/faq/ivf.mdx";
const report = (file: string, text: string) => problemsWith({ [file]: text }).map(formatDiagnostic);

it.each([
  ["a document", faq],
  ["a data file", "content/facts/leaders.yaml"],
  ["the word list", "content/spelling.txt"],
])("reports a Latin-1 byte in %s once, at its line and column", (_, file) => {
  const latin = Buffer.from(`${realText(file)}# Caf\u00e9 ol\u00e9\n`, "latin1").toString("utf8");
  const line = realText(file).split("\n").length;
  expect(report(file, latin)).toEqual([expect.stringMatching(`^${file}:${line}:6: .*not UTF-8`)]);
});

it("reports a NUL byte or a file of 5 MB once, without checking the rest of the file", () => {
  expect(report(faq, `${realText(faq)}\0`)).toEqual([expect.stringContaining("not UTF-8")]);
  const began = performance.now();
  expect(report(faq, realText(faq) + "Ask your clinic. ".repeat(300_000))).toEqual([
    expect.stringMatching(/^content\/faq\/ivf\.mdx:1:1: .*5\.1 million characters/),
  ]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it("ignores a byte order mark and Windows line ends", () => {
  const windows = (file: string) => `\uFEFF${realText(file).replace(/\n/g, "\r\n")}`;
  const files = planted({})
    .list("content", true)
    .filter((name) => /\.(?:mdx|yaml|txt)$/.test(name));
  const changes = Object.fromEntries(files.map((name) => [`content/${name}`, windows(`content/${name}`)]));
  for (const file of Object.keys(changes)) expect(planted(changes).read(file)).toBe(realText(file));
  expect(normalizeText("\uFEFFa\r\nb\rc\n")).toBe("a\nb\nc\n");
});
