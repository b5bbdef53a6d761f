import { commentPattern } from "../../content/markdown/marker";
import { componentsIn } from "../../content/usage/names-in-document";
import { isListed } from "../../content/facts/figure-id";
import { factNamesIn } from "../../content/facts/substitute";
import { documentsOf, stemOf, type SourceDocument, type Documents } from "../../content/read/documents";
import { dataFile } from "../../content/read/load-content";
import type { Data } from "../../content/schema/index";
import { memoizeFor } from "../../content/read/memoize";
import { readYaml, type YamlSource } from "../../content/read/yaml-source";
import { legalDocument } from "../../content/schema/types/legal-document";
import { pressArticle } from "../../content/schema/types/press-article";
import { Findings, type Diagnostic } from "../../content/schema/diagnostic";

/** A clause of a contract that names a fact. */
interface Place {
  contract: string;
  clause: string;
  /** "content/legal/loan-terms.mdx:79" */
  at: string;
}

/** The only component in a contract that shows figures, and its sentences. */
const component = "<AprDisclosure";
const sentences = ["range", "exampleLow", "exampleMid", "terms"].map((name) => `disclosure.${name}`);

/** An id in a comment: `#late-fees`. */
const marker = commentPattern("#([\\w-]+)");

/** Returns the facts and the component that a document names, with their places. */
const placesIn = memoizeFor(({ file, text }: SourceDocument): readonly [string, Place][] => {
  const contract = stemOf(file);
  let clause = "";
  return text.split("\n").flatMap((line, index) => {
    clause = marker.exec(line)?.[1] ?? clause;
    const names = [...factNamesIn(line), ...(line.includes(component) ? [component] : [])];
    return names.map((name): [string, Place] => [name, { contract, clause, at: `${file}:${index + 1}` }]);
  });
});

/** Reports prices of earlier years that a text of today states; /our-numbers lists them by a component. */
function pastPrices(document: SourceDocument): Diagnostic[] {
  if (document.type.name === pressArticle.name) return [];
  const findings = new Findings(document.file, document.text);
  for (const { 0: fact, index } of document.text.matchAll(/\{\s*past\.\w+\s*\}/g))
    findings.add(index, {
      message: `\`${fact}\` is a price of earlier years, which we no longer offer`,
      expected: "a price of today; only press articles state earlier ones",
      fix: "name the figure of today, or delete the sentence",
    });
  return findings.problems;
}

/** Reports the first figure of each group that no table of /our-numbers lists. */
function checkListed(names: readonly string[], documents: Documents, yaml: YamlSource, findings: Findings) {
  const tables = documents
    .flatMap(componentsIn)
    .flatMap(({ name, props }) => (name === "PublishedFigures" ? (props.of ?? []) : []));
  if (!tables.length) return;
  const reported = new Set<string>();
  for (const name of names) {
    const group = name.split(".")[0]!;
    if (reported.has(group) || tables.some((of) => isListed(name, of))) continue;
    reported.add(group);
    findings.add(yaml.rangeOf([name]), {
      message: `\`${name}\` is in no table of /our-numbers, which lists every figure`,
      expected: "a name whose first word is in `of` of a <PublishedFigures> in content/pages/our-numbers.mdx",
      fix: `add \`${group}\` to the table where readers expect it, or rename the figure`,
    });
  }
}

/** The lines of our copy that show a figure. */
const shownIn = (name: string, documents: Documents): string[] =>
  documents.flatMap(({ type, file, text }) => {
    const line = text.split("\n").findIndex((words) => words.includes(`{${name}}`));
    return line < 0 || type.name === legalDocument.name ? [] : [`${file}:${line + 1}`];
  });

/**
 * Compares figures with our contracts: reports a source that names a clause which does not state the figure, and a figure
 * of a contract whose source is not that contract. figures.ts and typed-facts.ts report what is typed into our own copy;
 * docs/claims.md lists all pairs.
 * @param figuresText the text of content/facts/figures.yaml
 */
export function checkClaims(
  documents: Documents,
  { figures = {}, disclosures = {} }: Partial<Pick<Data, "figures" | "disclosures">>,
  figuresText: string,
): Diagnostic[] {
  const file = dataFile("figures");
  const findings = new Findings(file, figuresText);
  const yaml = readYaml(figuresText, file);
  const contracts = documentsOf(legalDocument, documents);
  const ofComponent = sentences.flatMap((name) => factNamesIn(disclosures[name] ?? ""));
  const governing = new Map<string, Place[]>();
  for (const [name, place] of contracts.flatMap((document) => placesIn(document)))
    for (const shown of name === component ? ofComponent : [name])
      governing.set(shown, [...(governing.get(shown) ?? []), place]);
  checkListed(Object.keys(figures), documents, yaml, findings);
  for (const [name, { source, unit, expires }] of Object.entries(figures)) {
    const places = governing.get(name) ?? [];
    const at = yaml.rangeOf([name, "source"]);
    if (source === "pending" || !("contract" in source)) {
      if (!places[0]) continue;
      const shown = shownIn(name, documents);
      findings.add(at, {
        message: `\`${name}\` is stated in ${places.map((place) => place.at).join(", ")}${shown.length ? ` and shown in ${shown.join(", ")}` : ""}, but its source is not that contract`,
        expected: "the contract that governs the figure as its source",
        fix: `write source: { contract: ${places[0].contract}, clause: ${places[0].clause} }`,
      });
      continue;
    }
    const contract = contracts.find((document) => document.file === `content/legal/${source.contract}.mdx`);
    // The words of a claim are ours; the clause is only required to exist. A figure that expires may be that of the text in
    // force alone, which src/legal/record/checks/figures-in-force.ts compares with it.
    const states =
      unit === "words" || expires
        ? contract?.text.split("\n").some((line) => marker.exec(line)?.[1] === source.clause)
        : places.some((place) => place.contract === source.contract && place.clause === source.clause);
    if (!states)
      findings.add(at, {
        message: `the clause \`${source.clause}\` of ${source.contract} does not state \`${name}\``,
        misnamed: name,
        expected: "a clause that names the fact",
        fix: places.length
          ? `name one of ${places.map(({ contract: c, clause, at: line }) => `${c}, ${clause} (${line})`).join("; ")}`
          : `restore {${name}} in the clause or in a disclosure that it shows, or correct \`contract\` and \`clause\`; if no contract states it, write \`source: pending\``,
      });
  }
  return [...findings.problems, ...documents.flatMap(pastPrices)];
}
