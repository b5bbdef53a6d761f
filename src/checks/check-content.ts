import { checkAddresses, type Addresses } from "./rules/addresses";
import { checkAcross } from "./rules/across-files";
import { anchorsOf, type Anchors } from "./rules/anchors";
import { checkBody } from "./rules/body";
import { checkPendingSources } from "./rules/pending-sources";
import { checkRelated } from "./rules/related";
import { checkCaptions } from "./rules/captions";
import { checkClaims } from "./rules/claims";
import { acronymsIn, checkAcronyms } from "./rules/acronyms";
import { checkGlossary } from "./rules/glossary";
import { checkReadable } from "./rules/readable";
import { withoutMistypedNames } from "./rules/mistyped-names";
import { checkDates } from "./rules/dates";
import { checkFeatured } from "./rules/featured";
import { checkFacts } from "./rules/facts";
import { searchedClauses } from "./rules/legal";
import { checkFields, type FieldContext } from "./rules/fields";
import { Findings, isError, type Diagnostic } from "../content/schema/diagnostic";
import { textsOf } from "./rules/roles";
import { siteMap } from "./rules/site-map";
import { checkWordList } from "./rules/spelling";
import type { AnchorCheck, BodyContext } from "./rules/body-context";
import type { Vocabulary } from "../content/schema/component-shapes";
import { documentsOf, frontmatterOf, stemOf, type SourceDocument } from "../content/read/documents";
import type { LinkOrigins } from "../content/facts/links";
import type { Fact, Facts } from "../content/facts/substitute";
import { idOf } from "../content/markdown/id-of";
import { changedFiles, filesOn, snapshotOf, type Files } from "../content/read/files";
import { memoize, memoizeFor } from "../content/read/memoize";
import { dataKeys, dataTypes } from "../content/schema/index";
import {
  dataFile,
  loadContent,
  spellingFile,
  type Content,
  type LoadResult,
} from "../content/read/load-content";
import { createSpeller, wordsOf } from "./spelling/speller";
import { legalDocument } from "../content/schema/types/legal-document";
import { pressArticle } from "../content/schema/types/press-article";
import { clinicFactNames } from "../content/schema/types/shared-body";
import { isoToday } from "../site/dates";

/** The site's data that the check needs. */
export interface CheckContext extends LinkOrigins {
  /** The repository's root, or its files. */
  root: string | Files;
  /** The components of each kind of body. */
  components: Record<"text" | "page", Vocabulary>;
  /** The day to check for, as an ISO date; today by default. */
  today?: string;
  /** Checks the legal texts against their published records (src/legal/record/checks). @param found the problems so far */
  records?(content: Content, found: readonly Diagnostic[], today: string): Diagnostic[];
  /** Runs the queries of content/search (src/checks/rules/search). Slow, and only needed by `npm run check`. */
  search?(content: Content, files: Files): Diagnostic[];
}

/** Adds placeholders to the facts of a shared clinic body for those that each clinic page provides. */
function factsFor(document: SourceDocument, facts: Facts): Facts {
  if (document.type.name !== "SharedBody") return facts;
  const provided = clinicFactNames.map((name): [string, Fact] => [
    name,
    { name, text: name, href: `https://${name}.example` },
  ]);
  // Keeps the class: where some facts are unreadable, it accepts any name.
  return new (facts.constructor as MapConstructor)([...facts, ...provided]);
}

/** The slugs that have a page. */
function slugsIn({ documents, broken }: LoadResult): Record<"faq" | "careers", string[]> {
  const of = (folder: string) => {
    const here = [...documents, ...broken].filter(({ type }) => type.folder === folder);
    const slugs = here.flatMap(({ fields }) => fields.slug ?? []).map(String);
    // File names count too: a slug that differs from its file name is one problem, not another one for every link.
    const names = here.map(({ file }) => stemOf(file)).filter((name) => name === idOf(name));
    return [...new Set([...slugs, ...names])];
  };
  return { faq: of("faq"), careers: of("careers") };
}

/**
 * Names of people, places and organizations count as correct spelling everywhere, also while another field of their file is
 * wrong.
 */
function namesIn({ raw, documents, broken }: LoadResult): string[] {
  return [
    ...dataKeys.flatMap((key) => textsOf(dataTypes[key].schema, raw[key])),
    ...[...documents, ...broken].flatMap(({ type, fields }) => textsOf(type.schema, fields)),
  ].flatMap(({ role, value }) => (role === "name" ? (value.match(/\p{L}[\p{L}']*/gu) ?? []) : []));
}

/** Inputs of the check of one file, besides the file itself. */
type CheckInputs = Pick<BodyContext, "facts" | "figures" | "site" | "files" | "speller"> & {
  components: CheckContext["components"];
  /** Those that need no explanation; undefined if the glossary cannot be read. */
  acronyms: ReadonlySet<string> | undefined;
  today: string;
};

/** Returns the inputs, and the data behind them as a text: a change of data that is missing in it goes unnoticed. */
function inputsOf(
  loaded: LoadResult,
  spelling: string,
  { files, site, today }: Pick<CheckInputs, "files" | "site" | "today">,
  { components, host, rateCalculator }: CheckContext,
): { inputs: CheckInputs; key: string } {
  const { facts, raw } = loaded;
  const { glossary, leaders, figures = {} } = loaded.data;
  const forms = glossary?.terms.flatMap((term) => [term.term, ...term.forms]) ?? [];
  const acronyms = glossary && new Set([...acronymsIn(forms), ...glossary.known]);
  const words = [...wordsOf(spelling), ...namesIn(loaded), ...(acronyms ?? [])];
  const namesAreKnown = dataKeys.every((key) => raw[key]);
  const people = leaders?.leaders.map(({ name }) => name) ?? [];
  const key: Record<keyof CheckInputs, unknown> = {
    // If some facts are unreadable, every name counts as a fact.
    facts: [[...facts.values()], facts.has("")],
    figures,
    components,
    site: [host, rateCalculator, site.pages],
    files: files.list("content/media", true),
    speller: [words, namesAreKnown, people],
    acronyms: acronyms && [...acronyms],
    today,
  };
  const speller = createSpeller(words, namesAreKnown, people);
  const inputs = { facts, figures, components, site, files, speller, acronyms, today };
  return { inputs, key: JSON.stringify(key) };
}

/** Checks one file. @returns its problems, with those of its links to ids for the current anchors */
function checkDocument(document: SourceDocument, inputs: CheckInputs) {
  const { file, text, type } = document;
  const { facts, figures, components, acronyms, today } = inputs;
  const findings = new Findings(file, text);
  const later: AnchorCheck[] = [];
  const context: BodyContext & FieldContext = {
    ...inputs,
    withAnchors: (check) => later.push(check),
    facts: factsFor(document, facts),
    components: components[type.body],
    otherComponents: components[type.body === "text" ? "page" : "text"],
    // A press article's headline is a quote.
    figuresMayBeTyped: ([field]) => type.name === "PressArticle" && field === "title",
  };
  checkFields(type.schema, frontmatterOf(text, file), context, findings);
  checkBody(document, context, findings);
  if (acronyms) checkAcronyms(document, acronyms, findings);
  checkDates(document, today, findings);
  checkPendingSources(document, figures, findings);
  return (anchors: Anchors): readonly Diagnostic[] => {
    const more = new Findings(file, text);
    for (const check of later) check(anchors, more);
    return [...findings.problems, ...more.problems];
  };
}

/**
 * Caches the check of each parsed file in memory until the file or an input of its check changes. After an edit, the live
 * preview and each round of `npm run fix` then check only that file, and the links to ids, for which the cached functions
 * get the anchors of all pages. The diagnostics are shared, so do not change them.
 */
const resultsFor = memoize(
  (_inputs: string) =>
    memoizeFor((_parsed: object, check: () => (anchors: Anchors) => readonly Diagnostic[]) => check()),
  20,
);

/** Removes problems that two rules reported at the same place with the same message. */
function withoutDuplicates(problems: readonly Diagnostic[]): Diagnostic[] {
  const keys = new Set<string>();
  return problems.filter(({ file, line, column, message }) => {
    const key = `${file}:${line}:${column} ${message}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** Returns the pages and anchors of loaded content. @param host the application's origin */
export function addressesIn(loaded: LoadResult, host: string): Addresses {
  const { documents, broken, data, facts } = loaded;
  const terms = data.glossary?.terms.map(({ term }) => term);
  const anchors = anchorsOf([...documents, ...broken], broken, facts, terms);
  return { documents, site: siteMap(slugsIn(loaded), host), anchors };
}

/**
 * Reads and checks all content.
 * @returns the content, as complete as its problems allow, and every problem found
 */
export function checkContent(context: CheckContext): { content: Content; problems: Diagnostic[] } {
  const source = snapshotOf(typeof context.root === "string" ? filesOn(context.root) : context.root);
  const unreadable = checkReadable(source);
  const files = snapshotOf(changedFiles(source, new Map(unreadable.map(({ file }) => [file, ""]))));
  const loaded = loadContent(files, context);
  const { documents, broken, data, facts } = loaded;
  const all = [...documents, ...broken];
  const addresses = addressesIn(loaded, context.host);
  const { site, anchors } = addresses;
  const today = context.today ?? isoToday();
  const spelling = source.read(spellingFile) ?? "";
  const { inputs, key } = inputsOf(loaded, spelling, { files, site, today }, context);
  const foundIn = resultsFor(key);
  const separate = [
    ...loaded.problems,
    ...all.flatMap((document) => foundIn(document, () => checkDocument(document, inputs))(anchors)),
    ...foundIn(facts, () => {
      const found = checkFacts(inputs, context, today);
      return () => found;
    })(anchors),
    // While a file is broken, what these rules compare with it would only seem wrong.
    ...(loaded.problems.every(({ file }) => file !== dataFile("disclosures")) &&
    !unreadable.length &&
    !documentsOf(legalDocument, broken).length
      ? checkClaims(documents, data, files.read(dataFile("figures")) ?? "")
      : []),
    ...checkGlossary(data.glossary?.terms ?? [], anchors, files),
    ...checkCaptions(files, inputs.speller),
    ...checkWordList(files.read(spellingFile) ?? ""),
    ...(documentsOf(pressArticle, broken).length ? [] : checkFeatured(documents)),
    ...checkAcross(loaded, anchors, site),
  ];
  const problems = withoutMistypedNames(separate, files);
  const content = { documents, data, facts } as Content;
  const isReadable = ({ file }: Diagnostic) => !unreadable.some((other) => other.file === file);
  const errors = [...unreadable, ...problems].filter(isError);
  const faulty = new Set(errors.map(({ file }) => file));
  // A link to a missing id leaves the ids of its own page readable.
  const unsure = new Set(errors.flatMap(({ file, missing }) => (missing?.includes("#") ? [] : file)));
  const dead = broken.length ? [] : checkAddresses(addresses, files, unsure);
  const gone = new Set(dead.flatMap(({ missing }) => missing ?? []));
  const hasCause = ({ missing }: Diagnostic) => missing !== undefined && gone.has(missing);
  // In content with errors fewer questions are related and a search finds less, so that every one would be reported.
  const related = checkRelated(all, anchors).filter((problem) => isError(problem) || !faulty.size);
  const search = (!faulty.size && context.search?.(content, files)) || [];
  const found = [
    ...unreadable,
    ...dead,
    ...withoutDuplicates([...problems, ...related, ...search]).filter(
      (one) => isReadable(one) && !hasCause(one),
    ),
  ];
  // The records come first: they explain more about a clause whose id was removed.
  const recorded = (context.records?.(content, found, today) ?? []).filter(isReadable);
  return { content, problems: [...found, ...recorded, ...searchedClauses(documents, anchors)] };
}
