import type { Figure } from "../../content/facts/figures";
import { factNamesIn, type Facts } from "../../content/facts/substitute";
import type { SourceDocument } from "../../content/read/documents";
import { dataFile } from "../../content/read/load-content";
import { readYaml } from "../../content/read/yaml-source";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { Findings } from "../../content/schema/findings";

/** A clause of a contract that names a fact. */
interface Place {
  contract: string;
  clause: string;
  /** "content/legal/loan-terms.mdx:79" */
  at: string;
}

export interface ClaimsContext {
  documents: readonly SourceDocument[];
  figures: Readonly<Record<string, Figure>>;
  disclosures: Readonly<Record<string, string>>;
  facts: Facts;
  /** The text of content/facts/figures.yaml. */
  figuresText: string;
}

const words =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|forty-five|forty-eight|sixty|ninety";
const timeLimit = new RegExp(
  String.raw`(?<![\w.,$-])(?:\d[\d,.]*|${words})[ -](?:minutes?|hours?|(?:business )?days?|weeks?|months?|years?)\b`,
  "gi",
);
const phone = /(?:\+1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g;

/** The sentences of <AprDisclosure />, the only component in a contract that shows figures. */
const aprDisclosure = ["range", "exampleLow", "exampleMid", "terms"].map((name) => `disclosure.${name}`);

const numbers = words.split("|");
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 30, 45, 48, 60, 90];

/** "Forty-eight-hour" as figures are shown: "48 hours". */
function normalized(limit: string): string {
  const [, amount = "", unit = ""] = /^(.+)[ -]((?:business )?[a-z]+)$/i.exec(limit) ?? [];
  const spelled = numbers.indexOf(amount.toLowerCase());
  return `${spelled < 0 ? amount : values[spelled]} ${unit.toLowerCase().replace(/s?$/, "s")}`;
}

/** The text with comments, sentences after a source and link targets blanked, so that offsets stay. */
const visible = (text: string): string =>
  text.replace(
    /\{\s*\/\*\s*source:[^*]*\*\/\s*\}[^\n]*?(?:[.?!](?=\s)|$)|\{\s*\/\*[\s\S]*?\*\/\s*\}|\]\([^)]*\)|^\w*[lL]ink: .*$|^date\w*: .*$/gm,
    (part) => " ".repeat(part.length),
  );

const isContract = ({ type }: SourceDocument): boolean => type.name === "LegalDocument";
/** Press articles quote other people's words and past dates. */
const isOwnCopy = (document: SourceDocument): boolean =>
  !isContract(document) && document.type.name !== "PressArticle";

function placesIn(document: SourceDocument, disclosures: ClaimsContext["disclosures"]): [string, Place][] {
  const { file, text } = document;
  const contract = file.replace(/^.*\//, "").replace(/\.mdx$/, "");
  let clause = "";
  return text.split("\n").flatMap((line, index) => {
    clause = /\{\/\* #([\w-]+) \*\/\}/.exec(line)?.[1] ?? clause;
    const shown = line.includes("<AprDisclosure")
      ? aprDisclosure.flatMap((name) => factNamesIn(disclosures[name] ?? ""))
      : [];
    return [...factNamesIn(line), ...shown].map((name): [string, Place] => [
      name,
      { contract, clause, at: `${file}:${index + 1}` },
    ]);
  });
}

/** Time limits, telephone numbers and postal addresses typed into our own copy. links.ts reports mail and web addresses. */
function checkTyped({ documents, facts, figures }: ClaimsContext): Diagnostic[] {
  const byText = new Map<string, string[]>();
  for (const { name, text } of facts.values()) byText.set(text, [...(byText.get(text) ?? []), name]);
  const postal = [...facts.values()].filter(
    ({ name }) => /^company\.address\.\w+\.\d+$/.test(name) && !name.endsWith(".0"),
  );
  return documents.filter(isOwnCopy).flatMap((document) => {
    const findings = new Findings(document.file, document.text);
    const text = visible(document.text);
    const add = (kind: string, typed: string, at: number, same: readonly string[]) =>
      findings.add(at, {
        message: same.length
          ? `the ${kind} "${typed}" is typed into the copy; it equals ${same.join(", ")}`
          : `the ${kind} "${typed}" is typed into the copy and is not a fact`,
        expected: "the name of a fact, so that pages and contracts cannot disagree",
        fix: same.length
          ? `write ${same.map((name) => `{${name}}`).join(" or ")}`
          : "compare it with the contract that governs it, add it to content/facts, and write its name in braces",
      });
    // A job's hours, vacation and years of experience are the employer's, not our product's.
    const isJob = document.type.name === "JobPosting";
    for (const { 0: typed, index } of isJob ? [] : text.matchAll(timeLimit)) {
      const limit = normalized(typed);
      const same = byText.get(limit) ?? byText.get(limit.replace(/s$/, "")) ?? [];
      // figures.ts reports the terms of loans.
      if (!/^\d/.test(typed) || !same.some((name) => figures[name]?.credit))
        add("time limit", typed, index, same);
    }
    for (const { 0: typed, index } of text.matchAll(phone))
      add("telephone number", typed, index, byText.get(typed) ?? []);
    for (const { name, text: line } of postal) {
      const index = text.indexOf(line);
      if (index >= 0) add("postal address", line, index, [name]);
    }
    return findings.problems;
  });
}

/** Sources that name a clause which does not state the figure, and figures of a contract whose source is not that contract. */
function checkSources(context: ClaimsContext): Diagnostic[] {
  const { documents, figures, disclosures, figuresText } = context;
  const file = dataFile("figures");
  const findings = new Findings(file, figuresText);
  const yaml = readYaml(figuresText, file);
  const governing = new Map<string, Place[]>();
  for (const [name, place] of documents
    .filter(isContract)
    .flatMap((document) => placesIn(document, disclosures)))
    governing.set(name, [...(governing.get(name) ?? []), place]);
  const contracts = documents.filter(isContract);
  for (const [name, { source, unit }] of Object.entries(figures)) {
    const places = governing.get(name) ?? [];
    const at = yaml.rangeOf([name, "source"])?.start ?? 0;
    if (source !== "pending" && "contract" in source) {
      const contract = contracts.find((document) => document.file === `content/legal/${source.contract}.mdx`);
      // The words of a claim are ours; the clause is only required to exist.
      const states =
        unit === "words"
          ? contract?.text.includes(`{/* #${source.clause} */}`)
          : places.some((place) => place.contract === source.contract && place.clause === source.clause);
      if (!states)
        findings.add(at, {
          message: `the clause \`${source.clause}\` of ${source.contract} does not state \`${name}\``,
          expected: "a clause that names the fact",
          fix: places.length
            ? `name one of ${places.map(({ contract: c, clause, at: line }) => `${c}, ${clause} (${line})`).join("; ")}`
            : "correct `contract` and `clause`, or write `source: pending`",
        });
      continue;
    }
    if (!places.length) continue;
    const elsewhere = documents.filter(isOwnCopy).flatMap((document) => {
      const line = document.text.split("\n").findIndex((words) => words.includes(`{${name}}`));
      return line < 0 ? [] : [`${document.file}:${line + 1}`];
    });
    findings.add(at, {
      message: `\`${name}\` is stated in ${places.map((place) => place.at).join(", ")}${elsewhere.length ? ` and shown in ${elsewhere.join(", ")}` : ""}, but its source is not that contract`,
      expected: "the contract that governs the figure as its source",
      fix: `write source: { contract: ${places[0]!.contract}, clause: ${places[0]!.clause} }`,
    });
  }
  return findings.problems;
}

/**
 * Compares what we publish with our contracts: typed-in time limits and addresses, and figures whose source is not the
 * clause that states them. figures.ts checks amounts and percentages, links.ts mail and web addresses; docs/claims.md lists all pairs.
 */
export const checkClaims = (context: ClaimsContext): Diagnostic[] => [
  ...checkTyped(context),
  ...checkSources(context),
];
