import { Findings } from "../../content/schema/findings";
import type { Diagnostic } from "../../content/schema/diagnostic";
import type { Files } from "../../content/read/files";

/** Longer than any text of this site; parsing far more would seem to hang. */
const limit = 1_000_000;

/** Files that cannot be read as text at all. Other findings in them would only be consequences. */
export function checkReadable(files: Files): Diagnostic[] {
  const names = files.list("content", true).filter((name) => /\.(?:mdx|yaml|txt)$/.test(name));
  return names.flatMap((name) => {
    const file = `content/${name}`;
    const text = files.read(file) ?? "";
    const findings = new Findings(file, text);
    // A byte that is not UTF-8 is read as U+FFFD, and would be published as such.
    const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m.exec(text);
    const at = text.search(/[\uFFFD\0]/);
    const control = text.search(/[^\P{Cc}\t\n\r]/u);
    if (text.length > limit)
      findings.add(0, {
        message: `the file has ${(text.length / limit).toFixed(1)} million characters`,
        expected: "at most 1 million",
        fix: "remove what does not belong to the text, such as a pasted picture, or split the file",
      });
    else if (at >= 0)
      findings.add(at, {
        message: "the character here is not UTF-8, so visitors would see a replacement character",
        expected: "a text file saved as UTF-8",
        fix: "save the file as UTF-8 in your editor, then type the character again",
      });
    else if (control >= 0)
      findings.add(control, {
        message: "an invisible control character stands here",
        expected: "text",
        fix: "delete it; it often comes from a terminal or a PDF",
      });
    else if (marker)
      findings.add(marker.index, {
        message: `the line "${marker[0]}" is left from a merge conflict`,
        expected: "one of the two texts",
        fix: "keep the text that is right, and delete the other one with the lines of <, = and >",
      });
    return findings.problems;
  });
}
