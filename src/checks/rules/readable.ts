import { Findings, ofWholeFile, type Diagnostic, type Found } from "../../content/schema/diagnostic";
import { memoize } from "../../content/read/memoize";
import type { Files } from "../../content/read/files";
import { spellingFile } from "../../content/read/load-content";
import { sharedClinicBody } from "../../content/schema/types/shared-body";
import { addressesFile } from "./addresses";

/** Longer than any text of this site; parsing far more would seem to hang. */
const limit = 1_000_000;

/** Characters and lines that no text contains, in the order in which they are searched. */
const faults = [
  {
    // A byte that is not UTF-8 is read as U+FFFD, and would be published as such.
    pattern: /[\uFFFD\0]/,
    message: () => "the character here is not UTF-8, so visitors would see a replacement character",
    expected: "a text file saved as UTF-8",
    fix: "save the file as UTF-8 in your editor, then type the character again",
  },
  {
    // The bytes of a letter such as \u00e9 or \u00df, of \u00a7 or of a curly quote, read as Latin-1 or Windows-1252.
    pattern: /[\u00c2\u00c3][\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]|\u00e2\u20ac/,
    message: (found: string) => `"${found}" is one letter or sign that was read in the wrong encoding`,
    expected: "a text file saved as UTF-8",
    fix: "type the letter or sign again",
  },
  {
    pattern: /[^\P{Cc}\t\n\r]/u,
    message: () => "there is an invisible control character here",
    expected: "text",
    fix: "delete it; it often comes from a terminal or a PDF",
  },
  {
    pattern: /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m,
    message: (line: string) => `the line "${line}" is left over from a merge conflict`,
    expected: "one of the two texts",
    fix: "keep the text that is right, and delete the other one with the lines of <, = and >",
  },
];

/** The first reason why a text cannot be read; none if it can. Cached, because most texts are those of the last check. */
const faultIn = memoize((text: string): { index: number; found: Found }[] => {
  if (text.length > limit) {
    const found = {
      message: `the file has ${(text.length / limit).toFixed(1)} million characters`,
      expected: "at most 1 million",
      fix: "remove what does not belong to the text, such as a pasted picture, or split the file",
    };
    return [{ index: 0, found }];
  }
  for (const { pattern, message, expected, fix } of faults) {
    const match = pattern.exec(text);
    if (match) return [{ index: match.index, found: { message: message(match[0]), expected, fix } }];
  }
  return [];
}, 500);

/** The start of a picture's file when it is read as text, where a byte that is not UTF-8 is U+FFFD. */
const starts: Readonly<Record<string, RegExp>> = {
  svg: /^(?:\s|<!--[^]*?-->|<[?!][^>]*>)*<svg\b/,
  png: /^\uFFFDPNG\n/,
  jpg: /^\uFFFD{3}/,
};

/** Reports pictures whose files are something else, such as a web page saved as a picture, or empty. */
const checkPictures = (files: Files, names: readonly string[]): Diagnostic[] =>
  names.flatMap((name) => {
    const extension = name.split(".").at(-1)!;
    if (starts[extension]?.test(files.read(`content/${name}`) ?? "") ?? true) return [];
    return ofWholeFile(`content/${name}`, {
      message: `the file is not ${extension === "svg" ? "an SVG" : extension === "png" ? "a PNG" : "a JPEG"} picture`,
      expected: "the kind of picture that the file's name ends with",
      fix: "save or download the picture again; a failed download often leaves a web page or an empty file",
    });
  });

/** Of a conflict in the list of published addresses, every line is right. */
const ofAddresses = {
  expected: "the addresses of both sides, which were all published",
  fix: "delete the lines of <, =, > and |, keep all others, and run npm run generate",
};

/** Reports files that are missing or cannot be read as text or pictures. Other problems in them would only be consequences. */
export function checkReadable(files: Files): Diagnostic[] {
  const names = files.list("content", true);
  const texts = names.filter((name) => /\.(?:mdx|yaml|txt|lock|svg|vtt)$/.test(name));
  const ofTexts = texts.flatMap((name) => {
    const file = `content/${name}`;
    const findings = new Findings(file, files.read(file) ?? "");
    for (const { index, found } of faultIn(findings.text))
      findings.add(index, file === addressesFile ? { ...found, ...ofAddresses } : found);
    return findings.problems;
  });
  const missing = [addressesFile, spellingFile, sharedClinicBody].filter(
    (file) => files.read(file) === undefined,
  );
  const found = {
    message: "the file is missing",
    expected: "the file as it was, because pages or checks are made from it",
    fix: "restore the file from git",
  };
  return [...missing.map((file) => ofWholeFile(file, found)), ...ofTexts, ...checkPictures(files, names)];
}
