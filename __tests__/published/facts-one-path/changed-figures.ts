// A copy of the real content in which every money and percent figure has a different value: whatever still shows an old
// value does not read it from content/facts.
import { formatFigure } from "../../../src/content/facts/format-figure";
import type { Figure } from "../../../src/content/facts/figures";
import { changedFiles, filesOn } from "../../../src/content/read/files";
import { loadContent, type Content } from "../../../src/content/read/load-content";

const origins = { host: "https://app.acme.example", rateCalculator: "https://rates.acme.example" };
const inMoneyOrPercent = ({ unit }: Figure) => unit === "usd" || unit === "percent";

/** A value that no real figure has. */
function otherValue(figure: Figure, index: number): Figure["value"] {
  const value = 7000.01 + index * 3;
  return Array.isArray(figure.value) ? [value, value + 1] : value;
}

/** The content before the change. */
export const before = loadContent(process.cwd(), origins) as unknown as Content;
const original = before.data.figures;
const file = "content/facts/figures.yaml";
const files = filesOn(".");
const lines = files.read(file)!.split("\n");

function change(line: string, at: number): string {
  // A record is on one line, or its fields are on the lines after its name.
  const name =
    /^([a-z][\w.]*):/.exec(line)?.[1] ??
    (/^ {2}value:/.test(line)
      ? lines
          .slice(0, at)
          .findLast((above) => /^[a-z]/.test(above))
          ?.replace(":", "")
      : undefined);
  const figure = name ? original[name] : undefined;
  if (!figure || !inMoneyOrPercent(figure)) return line;
  const value = otherValue(figure, Object.keys(original).indexOf(name!));
  return line
    .replace(/\btext: "[^"]*", /, "")
    .replace(/\bvalue: (\[[^\]]*\]|[\d.]+)/, `value: ${JSON.stringify(value)}`);
}

/** The content after the change. */
export const after = loadContent(
  changedFiles(files, new Map([[file, lines.map(change).join("\n")]])),
  origins,
) as unknown as Content;

/** The old values as shown, such as "$380.15" and "9.74%"; each number of a range separately. */
export const oldWords: readonly string[] = Object.values(original)
  .filter(inMoneyOrPercent)
  .flatMap((figure) => formatFigure(figure).match(/\$[\d,.]*\d|\d+(?:\.\d+)?%/g) ?? []);

/** The old figures that a text still shows. Digits inside a longer number do not count. */
export const oldFiguresIn = (text: string): string[] =>
  [...new Set(oldWords)].filter((word) =>
    new RegExp(`(?<![\\d.,$])${word.replace(/[$.]/g, "\\$&")}(?![\\d]|[.,]\\d)`).test(text),
  );
