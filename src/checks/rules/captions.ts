import type { Files } from "../../content/read/files";
import { Findings, type Diagnostic } from "../../content/schema/diagnostic";
import type { Speller } from "../spelling/speller";
import { checkHouseStyle } from "./house-style";
import { checkSpelling } from "./spelling";

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const timing = RegExp(`^${time} --> ${time}(?!\\S)`);

const seconds = (parts: (string | undefined)[]) =>
  parts.reduce((total, part = "0") => total * 60 + Number(part), 0);

/**
 * Reports captions that browsers would not show, and mistakes in their words. Browsers skip them without an error.
 * Source: WebVTT (https://www.w3.org/TR/webvtt1/).
 */
export function checkCaptions(files: Files, speller: Speller): Diagnostic[] {
  const names = files.list("content/media", true).filter((name) => name.endsWith(".vtt"));
  return names.flatMap((name) => {
    const file = `content/media/${name}`;
    const findings = new Findings(file, files.read(file) ?? "");
    if (!/^WEBVTT\s/.test(findings.text))
      findings.add(0, {
        message: "the captions do not begin with WEBVTT, so browsers would show none",
        expected: "WEBVTT in the first line, and an empty line below it",
        fix: "write both above the captions",
      });
    let begin = 0;
    let isCaption = false;
    for (const { 0: line, index } of findings.text.matchAll(/^.*$/gm)) {
      if (!line.trim()) isCaption = false;
      // A time begins a caption even without an empty line above it.
      else if (isCaption && !line.includes("-->")) {
        checkHouseStyle(line, { start: index }, new Map(), findings);
        checkSpelling(line, index, speller, findings);
      } else if (/^[\d:.,]+ *-/.test(line)) {
        isCaption = true;
        const parts = timing.exec(line);
        const [from, to] = parts ? [seconds(parts.slice(1, 4)), seconds(parts.slice(4))] : [0, 0];
        if (begin > from || from >= to)
          findings.add(index, {
            message: `browsers would not show the caption of the time "${line.trim()}"`,
            expected:
              "its begin and its later end, not before the caption above, as in 00:04.600 --> 00:07.000",
            fix: "correct the times, with a period before the thousandths of a second",
          });
        begin = Math.max(begin, from);
      }
    }
    return findings.problems;
  });
}
