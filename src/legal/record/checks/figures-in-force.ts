import { formatFigure } from "../../../content/facts/format-figure";
import type { Figure, Figures } from "../../../content/facts/figures";
import { sentencesOf } from "../../../content/markdown/sentences";
import { dataFile } from "../../../content/read/load-content";
import type { YamlSource } from "../../../content/read/yaml-source";
import type { Diagnostic } from "../../../content/schema/diagnostic";
import { partsIn, subjects } from "../../text/parts";
import { latestText, textInForce, type Archive } from "../archive";
import type { SealedText } from "../schema";
import { wholeText } from "../../../content/literal-pattern";

/** Returns the paths of the pages that show a figure, without the contracts. */
export type PagesOf = (figure: string) => readonly string[];

/** The file with all figures. */
export const figuresFile = dataFile("figures");

/** The words of a clause in a sealed text; empty if the text has no such clause. */
const wordsOf = ({ texts }: Archive, { file }: SealedText, clause: string): string =>
  subjects(partsIn(texts.get(file) ?? "")).get(clause) ?? "";

/** Whether a sealed text of a figure's contract states it. The words of a claim are ours, so its clause only has to exist. */
export function statesFigure(archive: Archive, text: SealedText, clause: string, figure: Figure): boolean {
  const words = wordsOf(archive, text, clause);
  return figure.unit === "words" ? words !== "" : wholeText(formatFigure(figure)).test(words);
}

/** The sentence of a clause that the latest text no longer has, or else the clause. */
function differentSentence(archive: Archive, inForce: SealedText, clause: string): string {
  const words = wordsOf(archive, inForce, clause);
  const next = wordsOf(archive, latestText(archive), clause);
  return sentencesOf(words).find((sentence) => !next.includes(sentence)) ?? words;
}

/**
 * Checks that the text in force of a contract states the figures that pages show and that name it as their source. A text
 * that has not taken effect does not count.
 * @param today ISO 8601
 */
export function checkFiguresInForce(
  archive: Archive,
  figures: Figures,
  yaml: YamlSource,
  pagesOf: PagesOf,
  today: string,
): Diagnostic[] {
  const inForce = textInForce(archive, today);
  if (!inForce) return [];
  return Object.entries(figures).flatMap(([name, figure]): Diagnostic | [] => {
    const { source } = figure;
    if (source === "pending" || !("contract" in source) || source.contract !== archive.name) return [];
    const { clause } = source;
    const pages = statesFigure(archive, inForce, clause, figure) ? [] : pagesOf(name);
    if (!pages.length) return [];
    const { title, dateKind, version, date } = inForce;
    const stated = differentSentence(archive, inForce, clause);
    return {
      ...yaml.placeOf([name, "value"]),
      message: `${pages.join(", ")} ${pages.length === 1 ? "shows" : "show"} \`${name}\` as "${formatFigure(figure)}", but \`${clause}\` of the ${title} in force (version ${version}, ${dateKind} ${date}) ${stated ? `states: "${stated}"` : "does not exist"}`,
      expected: "the figure of the text in force, until the next version takes effect",
      fix: 'restore the value in force; a figure that changes on a later day is described in content/README.md under "A figure that a contract changes later"',
    };
  });
}
