import { distance } from "fastest-levenshtein";
import type { Figure, Figures } from "../../content/facts/figures";
import type { LinkOrigins } from "../../content/facts/links";
import type { Facts } from "../../content/facts/substitute";
import type { Range, YamlSource } from "../../content/read/yaml-source";
import { valueAt } from "../../content/read/validate";
import { safeFix, suggestedFix, type Findings, type Found } from "../../content/schema/diagnostic";
import { otherUnit } from "../../content/facts/format-figure";
import { yearAfter } from "../../site/dates";
import { inTheFuture } from "./dates";
import { ownPath } from "./links";
import { figureInWords } from "./typed-facts";
import type { DataKey } from "../../content/schema/index";
import type { Vocabulary } from "../../content/schema/component-shapes";

/** A file of content/facts that is being checked. */
export interface DataSource {
  yaml: YamlSource;
  findings: Findings;
}
export type DataSources = ReadonlyMap<DataKey, DataSource>;
/** The keys and indexes of a value, from the outside in. */
type Path = (string | number)[];

/** What facts are compared with: origins, and the components of each kind of body. */
export type SiteContext = LinkOrigins & { components: Readonly<Record<string, Vocabulary>> };

/** The files of content/facts, whose values may not match their schemas. */
class FactFiles {
  /** @param today ISO date */
  constructor(
    private readonly sources: DataSources,
    private readonly today: string,
  ) {}

  yamlOf = (key: DataKey): YamlSource | undefined => this.sources.get(key)?.yaml;

  /** A text; undefined where there is none. */
  text(key: DataKey, ...path: Path): string | undefined {
    const value = valueAt(this.yamlOf(key)?.value, path);
    return typeof value === "string" ? value : undefined;
  }

  /** The texts of one field of a list. */
  texts(key: DataKey, field: string): (string | undefined)[] {
    const list = valueAt(this.yamlOf(key)?.value, [key]);
    return Array.isArray(list) ? list.map((_, index) => this.text(key, key, index, field)) : [];
  }

  /** Reports a problem of a value. @param words its wrong part; by default the problem is at its start */
  add(key: DataKey, path: Path, found: Found, words?: string): void {
    const source = this.sources.get(key);
    const range = source?.yaml.rangeOf(path);
    const at = range && words ? source!.findings.text.indexOf(words, range.start) : -1;
    if (range) source!.findings.add(at < 0 ? range.start : at, found);
  }

  /** Reports a date in the future. @param what the subject of the message */
  checkPast(key: DataKey, path: Path, what: string): void {
    const date = this.text(key, ...path);
    if (date && date > this.today) this.add(key, path, inTheFuture(what, date, this.today));
  }
}

function checkFigure(
  files: FactFiles,
  name: string,
  { value, unit, text, credit, reviewed, medical }: Figure,
  figures: Figures,
): void {
  const wrong = (found: Found) => files.add("figures", [name, "value"], found);
  const numbers = [value].flat().filter((part) => typeof part === "number");
  const other = name.replace(/min$/, "max").replace(/Min$/, "Max");
  const highest = other === name ? undefined : figures[other]?.value;
  if (Array.isArray(value) && value[0] > value[1])
    wrong({
      message: `the range of \`${name}\` begins with the larger number`,
      expected: "the smaller number first",
      fix: `write [${value[1]}, ${value[0]}]`,
    });
  if (typeof value === "number" && typeof highest === "number" && value > highest)
    wrong({
      message: `\`${name}\` is ${value}, more than \`${other}\`, which is ${highest}`,
      expected: "the smaller number first",
      fix: "correct one of the two values",
    });
  if (unit === "percent" && numbers.some((part) => part > 100))
    wrong({
      message: `\`${name}\` is more than 100%`,
      expected: "a percentage up to 100",
      fix: "correct the number, or its unit",
    });
  if (unit === "percent" && credit && numbers.some((part) => part > 0 && part < 1))
    wrong({
      message: `\`${name}\` is less than 1%`,
      expected: "12.5 for 12.5%, not 0.125",
      fix: "write the percentage, or correct the unit",
    });
  const isOfLoan = unit !== "percent" && /^(?:plan|example)\./.test(name);
  if (isOfLoan && numbers.some((part) => part === 0 || (unit === "months" && !Number.isInteger(part))))
    wrong({
      message: `no loan can be computed from \`${name}\``,
      expected: "an amount above $0, and a term in whole months",
      fix: "correct the number",
    });
  if (medical && medical.next > yearAfter(reviewed))
    files.add("figures", [name, "medical", "next"], {
      message: `the next review of \`${name}\` is more than a year after the last one, on ${reviewed}`,
      expected: "a date at most a year later",
      fix: "correct one of the two dates",
    });
  // FICO scores go from 300 to 850.
  if (unit === "score" && numbers.some((part) => part < 300 || part > 850))
    wrong({
      message: `\`${name}\` is not a credit score`,
      expected: "a score from 300 to 850",
      fix: "correct the number, or its unit",
    });
  const first = Object.keys(figures).find((key) => figures[key]!.label === figures[name]!.label);
  if (first !== name)
    files.add("figures", [name, "label"], {
      message: `\`${name}\` has the label of \`${first}\``,
      expected: "a label of its own, because /our-numbers lists both",
      fix: "say in one of the labels what differs",
    });
  const written = files.yamlOf("figures");
  if (/^\d{1,3}\.\d00$/.test(written?.textOf(written.rangeOf([name, "value"])) ?? ""))
    wrong({
      message: `the period in \`${name}\` is a decimal point, so the value is ${String(value)}`,
      expected: "digits without separators, such as 15000",
      fix: "delete the period, or the zeros after it",
    });
  if (numbers.some((part) => Number(part.toFixed(2)) !== part))
    wrong({
      message: `\`${name}\` has more than two decimals, which would be rounded`,
      expected: "at most two decimals",
      fix: "round the number",
    });
  const shown = text && otherUnit(text, unit);
  if (shown)
    files.add("figures", [name, "text"], {
      message: `the text of \`${name}\` is in ${shown}, and its unit is ${unit}`,
      expected: "the same unit in both",
      fix: "correct one of the two",
    });
  files.checkPast("figures", [name, "source", "date"], `the date of the source of \`${name}\``);
  files.checkPast("figures", [name, "reviewed"], `the review date of \`${name}\``);
}

/** Reports testimonials that contain a figure, or that are from the future. */
function checkTestimonials(files: FactFiles): void {
  files.texts("testimonials", "text").forEach((text, index) => {
    const path = ["testimonials", index];
    const [figure] = /[$\u20ac]?\d[\d.,]*(?: ?%| \w+)?/.exec(text ?? "") ?? text?.match(figureInWords) ?? [];
    const unverified = {
      message: `the quote contains the figure "${figure}", which nobody has verified`,
      expected: "a quote without amounts, rates, terms or counts",
      fix: "remove the sentence, or choose another one from the quote",
    };
    if (figure) files.add("testimonials", [...path, "text"], unverified, figure);
    files.checkPast("testimonials", [...path, "date"], "the date of the quote");
  });
}

/** Reports the values of a list's field that an earlier entry has too. */
function checkUnique(
  files: FactFiles,
  key: "leaders" | "licenses" | "testimonials",
  field: string,
  repeated: (value: string, range: Range) => Found,
): void {
  files.texts(key, field).forEach((value, index, all) => {
    const path = [key, index, field];
    const range = files.yamlOf(key)?.rangeOf(path);
    if (value && range && all.indexOf(value) < index) files.add(key, path, repeated(value, range));
  });
}

/** The last two parts of an address's host: wrenfield.example. */
const domainOf = (address: string) => /([\w-]+\.[\w-]+)(?:\/|$)/.exec(address)?.[1] ?? "";

/**
 * Reports addresses that begin with an origin that links.yaml has a name for, that are a page of this site, or that two
 * names have, and domains that are misspellings of one that several addresses have.
 */
function checkLinks(files: FactFiles, facts: Facts, origins: LinkOrigins): void {
  const links = Object.keys(files.yamlOf("links")?.value ?? {}).flatMap((name) =>
    ["url", "mail"].flatMap((field) => {
      const address = files.text("links", name, field) ?? "";
      return { name, path: [name, field], address, domain: domainOf(address) };
    }),
  );
  const uses = (domain: string) => links.filter((link) => link.domain === domain).length;
  for (const { name, path, address, domain } of links) {
    for (const origin of ["host", "rateCalculator"] as const)
      if (`${address}/`.startsWith(`${origins[origin]}/`)) {
        const right = `"{${origin}}${address.slice(origins[origin].length)}"`;
        files.add("links", path, {
          message: `the address \`${address}\` repeats the origin that {${origin}} names`,
          expected: right,
          fix: `write {${origin}}, so that the address changes with the environment`,
          repair: safeFix({ ...files.yamlOf("links")!.rangeOf(path)!, text: right }),
        });
      }
    const page = ownPath(address, facts);
    if (page)
      files.add("links", path, {
        message: `\`${address}\` is an address of this site`,
        expected: "an address outside this site",
        fix: `delete the line, and link to the page by its path, as in [words](${page})`,
      });
    if (!domain) continue;
    const first = links.find((other) => other.address === address)!.name;
    if (path[1] === "url" && first !== name)
      files.add("links", path, {
        message: `\`${first}\` has the same address`,
        expected: "each address once",
        fix: "correct the address, or delete one of the two and link to the other by its name",
      });
    const meant = links.find((other) => uses(other.domain) > 1 && distance(other.domain, domain) < 3)?.domain;
    if (uses(domain) === 1 && meant)
      files.add("links", path, {
        message: `the domain \`${domain}\` is almost \`${meant}\`, which other addresses have`,
        expected: `an address at ${meant}`,
        fix: `write ${meant}`,
      });
  }
}

/** Reports facts that cannot be right or contradict each other: ranges, dates, addresses, licenses, quotes, portraits. */
export function checkConsistency(
  sources: DataSources,
  figures: Figures,
  facts: Facts,
  site: SiteContext,
  today: string,
): void {
  const files = new FactFiles(sources, today);
  checkLinks(files, facts, site);
  for (const [name, figure] of Object.entries(figures)) checkFigure(files, name, figure, figures);
  checkTestimonials(files);
  files.checkPast("company", ["company", "foundedIn"], "`company.foundedIn`");
  checkUnique(files, "licenses", "state", (state) => ({
    message: `${state} is in the list twice`,
    expected: "each state once",
    fix: "delete one of the two lines, or correct the state",
  }));
  checkUnique(files, "licenses", "number", (number) => ({
    severity: "warning",
    message: `another state has the license number ${number} too`,
    expected: "the number of this state's license",
    fix: "write the number as this state's regulator prints it",
  }));
  const numbers = files.texts("licenses", "number");
  const real = numbers.findIndex((number) => number && !number.startsWith("SAMPLE"));
  if (real >= 0 && numbers.some((number) => number?.startsWith("SAMPLE")))
    files.add("licenses", ["licenses", real, "number"], {
      message: `the license number ${numbers[real]} is beside samples, so all of them would look real`,
      expected: "either samples alone, or no sample",
      fix: "write a sample such as SAMPLE-OH-0001, or replace all samples at once",
    });
  checkUnique(files, "testimonials", "id", (id, range) => ({
    message: `the id \`${id}\` is also used by an earlier quote`,
    expected: "a unique id",
    fix: `use another id, such as \`${id}-2\``,
    repair: suggestedFix({ ...range, text: `${id}-2` }),
  }));
  checkUnique(files, "testimonials", "text", () => ({
    message: "this quote is in the list twice",
    expected: "each quote once, with all its pages in `page`",
    fix: "delete one of the two, and add its page to the other",
  }));
  checkUnique(files, "leaders", "image", () => ({
    severity: "warning",
    message: "another executive has the same portrait",
    expected: "a portrait of each executive",
    fix: "write the path of the right picture",
  }));
  const leaders = files.texts("leaders", "name");
  files.texts("leaders", "alt").forEach((alt, index) => {
    const other = leaders.find((name) => name && name !== leaders[index] && alt?.includes(name));
    if (other)
      files.add("leaders", ["leaders", index, "alt"], {
        message: `the portrait of ${leaders[index]} is described as that of ${other}`,
        expected: `what the portrait of ${leaders[index]} shows`,
        fix: "correct the name, or describe the right portrait",
      });
  });
}
