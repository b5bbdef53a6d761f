import type { Figure } from "../../content/facts/figures";
import type { YamlSource } from "../../content/read/yaml-source";
import { valueAt } from "../../content/read/validate";
import { closest } from "../../content/schema/did-you-mean";
import { suggestedFix, type Findings, type Found } from "../../content/schema/findings";
import { inTheFuture } from "./dates";
import { figureInWords } from "./typed-facts";
import type { DataKey } from "../../content/schema/index";

/** A file of content/facts that is being checked. */
export interface DataSource {
  yaml: YamlSource;
  findings: Findings;
}
export type DataSources = ReadonlyMap<DataKey, DataSource>;

const states =
  "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
    ",",
  );

/** Disclosures that the footer, plan cards and the example payment show by name. */
const required = [
  "range",
  "short",
  "terms",
  "nmls",
  "licenses",
  "plan",
  "planRate",
  "planPeriod",
  "exampleRate",
  "exampleTotal",
];

/** Reports facts that cannot be right or contradict each other: ranges, states, hours, dates, missing disclosures. */
export function checkConsistency(
  sources: DataSources,
  figures: Readonly<Record<string, Figure>>,
  today: string,
): void {
  /** @param words the wrong part of the value; by default the problem is at the start of the value */
  const within = (key: DataKey, path: (string | number)[], found: Found, words?: string) => {
    const source = sources.get(key);
    const range = source?.yaml.rangeOf(path);
    const at = range && words ? source!.findings.text.indexOf(words, range.start) : -1;
    if (range) source!.findings.add(at < 0 ? range.start : at, found);
  };
  for (const [name, { value, unit, reviewed }] of Object.entries(figures)) {
    const wrong = (found: Found) => within("figures", [name, "value"], found);
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
    // FICO scores go from 300 to 850.
    if (unit === "score" && numbers.some((part) => part < 300 || part > 850))
      wrong({
        message: `\`${name}\` is not a credit score`,
        expected: "a score from 300 to 850",
        fix: "correct the number, or its unit",
      });
    const written = sources.get("figures")?.yaml;
    if (/^\d{1,3}\.\d00$/.test(written?.textOf(written.rangeOf([name, "value"])) ?? ""))
      wrong({
        message: `the period in \`${name}\` is a decimal point, so the value is ${String(value)}`,
        expected: "digits without separators, such as 15000",
        fix: "delete the period, or the zeros after it",
      });
    if (reviewed > today)
      within("figures", [name, "reviewed"], inTheFuture(`the review date of \`${name}\``, reviewed, today));
  }
  /** A text of a file, which may not match its schema. */
  const textAt = (key: DataKey, ...path: (string | number)[]) => {
    const value = valueAt(sources.get(key)?.yaml.value, path);
    return typeof value === "string" ? value : undefined;
  };
  /** The texts of one field of a list. */
  const listOf = (key: DataKey, field: string) => {
    const list = valueAt(sources.get(key)?.yaml.value, [key]);
    return Array.isArray(list) ? list.map((_, index) => textAt(key, key, index, field)) : [];
  };
  listOf("testimonials", "text").forEach((text, index) => {
    const [figure] = /[$\u20ac]?\d[\d.,]*(?: ?%| \w+)?/.exec(text ?? "") ?? text?.match(figureInWords) ?? [];
    if (figure)
      within(
        "testimonials",
        ["testimonials", index, "text"],
        {
          message: `the quote contains the figure "${figure}", which nobody has verified`,
          expected: "a quote without amounts, rates, terms or counts",
          fix: "remove the sentence, or choose another one from the quote",
        },
        figure,
      );
    const date = textAt("testimonials", "testimonials", index, "date");
    if (date && date > today)
      within(
        "testimonials",
        ["testimonials", index, "date"],
        inTheFuture("the date of the quote", date, today),
      );
  });
  const ofCompany = (...path: string[]) => textAt("company", "company", ...path);
  const foundedIn = ofCompany("foundedIn");
  if (foundedIn && foundedIn > today)
    within("company", ["company", "foundedIn"], inTheFuture("`company.foundedIn`", foundedIn, today));
  const licensed = listOf("licenses", "state");
  const named = [
    ...licensed.map(
      (state, index) => ({ key: "licenses", path: ["licenses", index, "state"], state }) as const,
    ),
    { key: "company", path: ["company", "state"], state: ofCompany("state") } as const,
  ];
  for (const { key, path, state } of named) {
    if (!state) continue;
    if (!states.includes(state)) {
      const meant = closest(state, states);
      const range = sources.get(key)?.yaml.rangeOf(path);
      within(key, [...path], {
        message: `there is no state "${state}"`,
        expected: "the full name of a US state",
        fix: meant ? `did you mean "${meant}"?` : "correct the name",
        repair: meant && range ? suggestedFix({ ...range, text: meant }) : undefined,
      });
    } else if (key === "licenses" && licensed.indexOf(state) < (path[1] as number))
      within(key, [...path], {
        message: `${state} is in the list twice`,
        expected: "each state once",
        fix: "delete one of the two lines, or correct the state",
      });
  }
  const [opens, closes, shown] = ["open", "close", "shown"].map((name) => ofCompany("hours", name));
  const minutes = (time = "") => {
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
    return hour === undefined ? NaN : Number(hour) * 60 + Number(minute);
  };
  const isPossible = minutes(opens) < minutes(closes);
  if (opens !== undefined && closes !== undefined && !isPossible)
    within("company", ["company", "hours", "close"], {
      message: `the opening hours end at "${closes}" but begin at "${opens}"`,
      expected: 'two times of one day, the earlier first, such as open: "8:00" and close: "17:00"',
      fix: "correct the times",
    });
  const inWords = (time?: string) =>
    `${((minutes(time) / 60 + 11) % 12) + 1} ${minutes(time) < 720 ? "a" : "p"}.m.`;
  const open = isPossible ? `${inWords(opens)}-${inWords(closes)}` : "";
  if (shown !== undefined && !shown.replace(".m. to ", ".m.-").includes(open))
    within("company", ["company", "hours", "shown"], {
      message: `visitors would read "${shown}", but the phones are open ${open}`,
      expected: `${open} in this text`,
      fix: "correct this text, or the times above it",
    });
  const digits = (text: string) => text.replace(/\D/g, "");
  for (const name of Object.keys(sources.get("links")?.yaml.value ?? {})) {
    const [phone, words] = [textAt("links", name, "phone"), textAt("links", name, "shown")];
    if (phone !== undefined && words !== undefined && !digits(phone).endsWith(digits(words)))
      within("links", [name, "shown"], {
        message: `visitors would read ${words} but call ${phone}`,
        expected: "the same number in both",
        fix: "correct one of the two",
      });
  }
  const disclosures = sources.get("disclosures");
  const texts = disclosures?.yaml.value as object | undefined;
  for (const name of texts ? required : [])
    if (!(`disclosure.${name}` in texts!))
      disclosures!.findings.add(0, {
        message: `\`disclosure.${name}\` is missing, but pages show it`,
        expected: "every disclosure that the law requires",
        fix: "restore it from the previous version of the file, or ask Legal",
      });
}
