import { Findings } from "../../content/schema/findings";
import type { Diagnostic } from "../../content/schema/diagnostic";
import type { Files } from "../../content/read/files";

/** Longer than any text of this site; parsing far more would seem to hang. */
const limit = 1_000_000;

const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m;
/** Matches everything that is reported below except the length, so that most files are searched only once. */
const suspect = new RegExp(`[\\uFFFD\\0]|[^\\P{Cc}\\t\\n\\r]|${marker.source}`, "mu");

/** Reports the first reason why a file cannot be read as text. */
function checkText(findings: Findings): void {
  const { text } = findings;
  if (text.length > limit)
    return findings.add(0, {
      message: `the file has ${(text.length / limit).toFixed(1)} million characters`,
      expected: "at most 1 million",
      fix: "remove what does not belong to the text, such as a pasted picture, or split the file",
    });
  if (!suspect.test(text)) return;
  // A byte that is not UTF-8 is read as U+FFFD, and would be published as such.
  const wrong = text.search(/[\uFFFD\0]/);
  if (wrong >= 0)
    return findings.add(wrong, {
      message: "the character here is not UTF-8, so visitors would see a replacement character",
      expected: "a text file saved as UTF-8",
      fix: "save the file as UTF-8 in your editor, then type the character again",
    });
  const control = text.search(/[^\P{Cc}\t\n\r]/u);
  if (control >= 0)
    return findings.add(control, {
      message: "there is an invisible control character here",
      expected: "text",
      fix: "delete it; it often comes from a terminal or a PDF",
    });
  const { 0: line, index } = marker.exec(text)!;
  findings.add(index, {
    message: `the line "${line}" is left over from a merge conflict`,
    expected: "one of the two texts",
    fix: "keep the text that is right, and delete the other one with the lines of <, = and >",
  });
}

/** Reports files that cannot be read as text. Other problems in them would only be consequences. */
export function checkReadable(files: Files): Diagnostic[] {
  const names = files.list("content", true).filter((name) => /\.(?:mdx|yaml|txt)$/.test(name));
  return names.flatMap((name) => {
    const file = `content/${name}`;
    const findings = new Findings(file, files.read(file) ?? "");
    checkText(findings);
    return findings.problems;
  });
}
