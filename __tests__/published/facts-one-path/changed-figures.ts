// A copy of the real content in which every money and percent figure has another value: what still shows an old one does
// not read it from content/facts.
import { formatFigure } from "../../../src/content/facts/format-figure";
import type { Figure } from "../../../src/content/facts/figures";
import { loadContent, type Content } from "../../../src/content/read/load-content";
import { TemporaryContent } from "../../checks/corpus/temporary-content";

const origins = { host: "https://app.acme.example", rateCalculator: "https://rates.acme.example" };
const inMoneyOrPercent = ({ unit }: Figure) => unit === "usd" || unit === "percent";

/** Numbers that no real figure has: 91,01 upward. */
function otherValue(figure: Figure, index: number): Figure["value"] {
  const value = 7000.01 + index * 3;
  return Array.isArray(figure.value) ? [value, value + 1] : value;
}

export const before = loadContent(process.cwd(), origins) as unknown as Content;
const original = before.data.figures;
const copy = new TemporaryContent();
const lines = copy.read("content/facts/figures.yaml").split("\n");

function change(line: string, at: number): string {
  // A record stands on one line, or its name does and its fields follow.
  const name =
    /^([a-z][\w.]*):/.exec(line)?.[1] ??
    (/^ {2}value:/.test(line)
      ? lines
          .slice(0, at)
          .reverse()
          .find((above) => /^[a-z]/.test(above))
          ?.replace(":", "")
      : undefined);
  const figure = name ? original[name] : undefined;
  if (!figure || !inMoneyOrPercent(figure)) return line;
  const value = otherValue(figure, Object.keys(original).indexOf(name!));
  return line
    .replace(/\btext: "[^"]*", /, "")
    .replace(/\bvalue: (\[[^\]]*\]|[\d.]+)/, `value: ${JSON.stringify(value)}`);
}

copy.write("content/facts/figures.yaml", lines.map(change).join("\n"));
/** The same content after the change, read by the same functions. */
export const after = loadContent(copy.root, origins) as unknown as Content;
copy.remove();

/** "$380.15", "9.74%": how the old values were shown, each number of a range on its own. */
export const oldWords: readonly string[] = Object.values(original)
  .filter(inMoneyOrPercent)
  .flatMap((figure) => formatFigure(figure).match(/\$[\d,.]*\d|\d+(?:\.\d+)?%/g) ?? []);

/** The old figures that a text still shows. A number inside a longer one is another number. */
export const oldFiguresIn = (text: string): string[] =>
  [...new Set(oldWords)].filter((word) =>
    new RegExp(`(?<![\\d.,$])${word.replace(/[$.]/g, "\\$&")}(?![\\d]|[.,]\\d)`).test(text),
  );
