import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { changedFiles, filesOn, normalizeText } from "../../../src/content/read/files";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const root = temporaryFolder();

it("ignores a byte order mark and Windows line ends", () => {
  const real = filesOn(".");
  const names = real.list("content", true).filter((name) => /\.(?:mdx|yaml|txt)$/.test(name));
  const texts = new Map(names.map((name) => [`content/${name}`, real.read(`content/${name}`)!]));
  const windows = [...texts].map(([file, text]) => [file, `\uFEFF${text.replace(/\n/g, "\r\n")}`] as const);
  const changed = changedFiles(real, new Map(windows));
  for (const [file, text] of texts) expect(changed.read(file)).toBe(text);
  expect(texts.size).toBeGreaterThan(50);
  expect(normalizeText("\uFEFFa\r\nb\rc\n")).toBe("a\nb\nc\n");
});

it("reads no folder that has the name of a file", () => {
  writeIn(root, "content/facts/links.yaml/old.yaml", "");
  expect(filesOn(root).read("content/facts/links.yaml")).toBeUndefined();
});

it("lists no file that cannot be read: Emacs' lock of an edited file is a link that leads nowhere", () => {
  writeIn(root, "content/faq/ivf.mdx", "");
  symlinkSync("ann@mac.1:4", join(root, "content/faq/.#ivf.mdx"));
  expect(filesOn(root).list("content/faq")).toEqual(["ivf.mdx"]);
});
