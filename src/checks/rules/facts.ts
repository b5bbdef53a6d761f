import { dataKeys, dataTypes, type DataKey } from "../../content/schema/index";
import { dataFile } from "../../content/read/load-content";
import { Findings, type Diagnostic } from "../../content/schema/diagnostic";
import { readYaml } from "../../content/read/yaml-source";
import { checkConsistency, type DataSource, type DataSources, type SiteContext } from "./consistent-facts";
import { checkRequired } from "./required-facts";
import { checkPictureClasses } from "./picture-classes";
import { checkFactMistakes } from "./fact-mistakes";
import { checkExpiry, checkSecurityContact } from "./expiry";
import { checkFields, type FieldContext } from "./fields";

const named: readonly DataKey[] = ["figures", "links", "disclosures"];

/** Files with our own copy, in which figures must be facts. */
const copy: readonly DataKey[] = ["disclosures", "company", "leaders", "legalNotes", "glossary"];

/** Reports fact names that two files share: the later fact would silently replace the earlier one. */
function duplicateNames(sources: DataSources): void {
  const files = new Map<string, string>();
  for (const key of named) {
    const source = sources.get(key);
    for (const name of Object.keys((source?.yaml.value as object | undefined) ?? {})) {
      const earlier = files.get(name);
      files.set(name, dataFile(key));
      const range = earlier ? source!.yaml.rangeOfKey([], name) : undefined;
      if (range)
        source!.findings.add(range, {
          message: `the name \`${name}\` is also used in ${earlier}`,
          expected: "a unique name for every fact",
          fix: "rename one of the two",
        });
    }
  }
}

/** Checks content/facts beyond its schemas: spelling, pictures, duplicate names, dates, contradictions. */
export function checkFacts(
  context: Omit<FieldContext, "figuresMayBeTyped">,
  site: SiteContext,
  today: string,
): Diagnostic[] {
  const sources = new Map<DataKey, DataSource>();
  for (const key of dataKeys) {
    const file = dataFile(key);
    const text = context.files.read(file);
    if (text === undefined) continue;
    const source = { yaml: readYaml(text, file), findings: new Findings(file, text) };
    sources.set(key, source);
    const isCopy = copy.includes(key);
    const own = {
      ...context,
      // Unknown facts in disclosures are reported where facts are resolved (load-content.ts).
      factsAreResolved: key === "disclosures",
      ownFacts: key === "company",
      figuresMayBeTyped: () => !isCopy,
    };
    checkFields(dataTypes[key].schema, source.yaml, own, source.findings);
    if (isCopy || key === "testimonials") checkFactMistakes(context.facts, source.findings);
  }
  duplicateNames(sources);
  const dated = sources.get("figures");
  if (dated) checkExpiry(context.figures, dated.yaml, today, dated.findings);
  const company = sources.get("company");
  if (company) checkSecurityContact(company.yaml, today, company.findings);
  const classes = sources.get("pictures");
  if (classes?.yaml.value)
    checkPictureClasses(context.files.list("content/media", true), classes.yaml, classes.findings);
  checkRequired(sources, context.facts, site);
  checkConsistency(sources, context.figures, context.facts, site, today);
  return [...sources.values()].flatMap(({ findings }) => findings.problems);
}
