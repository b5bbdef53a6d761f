import { entryOf, type Props, type Shape } from "../../content/schema/component-shapes";
import { closest, fixTypo, suggest, suggestWith } from "../../content/schema/did-you-mean";
import { idOf } from "../../content/markdown/id-of";
import { anyPlace } from "./anchors";
import { checkFactsInText } from "../../content/facts/unknown-fact";
import { checkCopy } from "./copy";
import { safeFix, suggestedFix, type Repair } from "../../content/schema/diagnostic";
import { checkTarget } from "./links";
import type { Range } from "../../content/read/yaml-source";
import type { Literal } from "./literals";
import { checkHeadingEnd, checkTitleCase } from "./headings";
import { checkMedia } from "./pictures";
import type { Subject } from "./body-context";

const names: Readonly<Record<Shape["kind"], string>> = {
  text: "words in quotes",
  link: "a path, #id or link:name in quotes",
  anchor: "an id on this page, such as #openings",
  media: "a picture in content/media, such as heroes/home.svg",
  fact: "the name of a fact, such as apr.min",
  loanTerm: "exactly one fact that has `unit: months` and `credit: true` in content/facts/figures.yaml",
  clause: "the id of a section or clause of this document",
  id: "an id: lowercase words with hyphens",
  name: "a name in quotes",
  number: "a number in braces, such as {3}",
  flag: "true or false in braces, or the name alone",
  choice: "one of its values",
  list: 'a list in braces, such as {["one", "two"]}',
  record: 'a record in braces, such as { title: "one" }',
};

/** The types of values in braces, and how they look in quotes. */
const literals = {
  number: { type: "number", written: /^\d+(\.\d+)?$/ },
  flag: { type: "boolean", written: /^(true|false)$/ },
} as const;

/** Required props that are missing. One whose name is only misspelled is not: the wrong name is reported. */
export function missingProps(props: Props, given: readonly string[]): string[] {
  const known = Object.keys(props);
  const meant = given.flatMap((name) => (props[name] ? name : (closest(name, known) ?? [])));
  return known.filter((name) => props[name]!.required && !meant.includes(name));
}

/** Checks a prop's value against its type. @param label names the prop after an opening backtick: "title` of <Hero>" */
export function checkValue(value: Literal, shape: Shape, label: string, subject: Subject): void {
  const { findings } = subject;
  const given = value.value;
  const wrong = (expected: string, written = expected, repair?: Repair) =>
    findings.add(value, {
      message: `\`${label} is ${JSON.stringify(given)}`,
      expected,
      fix: `write ${written}`,
      repair,
    });
  switch (shape.kind) {
    case "number":
    case "flag": {
      const { type, written } = literals[shape.kind];
      if (typeof given === type) return;
      const expected = names[shape.kind];
      if (typeof given !== "string" || !written.test(given)) return wrong(expected);
      const text = `{${given}}`;
      return wrong(expected, text, safeFix({ start: value.start, end: value.end, text }));
    }
    case "choice":
      return checkChoice(value, shape.values, label, subject);
    case "list":
      if (!value.items?.length)
        return wrong(names.list, typeof given === "string" ? `{${JSON.stringify([given])}}` : undefined);
      return value.items.forEach((item) => checkValue(item, shape.of, label, subject));
    case "record":
      return value.fields ? checkRecord(value, shape.fields, label, subject) : wrong(names.record);
    default: {
      const mayBeEmpty = shape.kind === "text" && shape.mayBeEmpty;
      return typeof given === "string" && (given.trim() || mayBeEmpty)
        ? checkText(value, shape.kind, label, subject)
        : wrong(names[shape.kind]);
    }
  }
}

function checkChoice(
  value: Literal,
  values: readonly (string | number)[],
  label: string,
  { findings }: Subject,
): void {
  const given = value.value;
  if (values.includes(given as string | number)) return;
  const known = values.map(String);
  const same = values.find((one) => String(one) === String(given));
  const isNumber = typeof given === "number";
  const distance = (one: string | number) => Math.abs(Number(one) - Number(given));
  const nearest = isNumber ? [...values].sort((a, b) => distance(a) - distance(b))[0] : undefined;
  const meant = same ?? nearest ?? closest(String(given), known);
  const literal = typeof values[0] === "number" ? String(meant) : JSON.stringify(meant);
  const written = typeof values[0] === "number" && !isNumber ? `{${literal}}` : literal;
  const edit = { start: value.start, end: value.end, text: written };
  const more = values.length > 12 ? ` and ${values.length - 12} more` : "";
  const report = (fix: string, repair: Repair | undefined) =>
    findings.add(value, {
      message: `\`${label} is ${JSON.stringify(given)}`,
      expected: `one of ${values.slice(0, 12).join(", ")}${more}`,
      fix,
      repair,
    });
  if (same !== undefined) return report(`write ${written}`, safeFix(edit));
  // The nearest number is only a guess.
  if (nearest !== undefined) return report(`did you mean \`${nearest}\`?`, suggestedFix(edit));
  report(
    suggest(String(given), known, "choose one of them"),
    fixTypo(String(given), known, () => [edit]),
  );
}

function checkRecord(value: Literal, fields: Props, label: string, subject: Subject) {
  for (const [key, inner] of Object.entries(value.fields!)) {
    const prop = entryOf(fields, key);
    const known = Object.keys(fields);
    const open = known.filter((name) => !value.fields![name]);
    if (prop) checkValue(inner, prop.shape, `${key}\` in \`${label}`, subject);
    else
      subject.findings.add(inner.key.start, {
        message: `\`${label} has no field \`${key}\``,
        expected: `one of ${known.join(", ")}`,
        fix: suggest(key, known, "remove it"),
        repair: fixTypo(key, open, (text) => [{ start: inner.key.start, end: inner.key.end, text }]),
      });
  }
  for (const key of missingProps(fields, Object.keys(value.fields!)))
    subject.findings.add(value, {
      message: `\`${label} is missing \`${key}\``,
      expected: `${key}: "..."`,
      fix: `add \`${key}\``,
    });
}

function checkText(value: Literal, kind: Shape["kind"], label: string, subject: Subject): void {
  const { context, findings, document } = subject;
  const text = value.value as string;
  const source = document.text.slice(value.start, value.end);
  const inner = { start: value.start + 1, end: value.end - 1 };
  const wrong = (fix: string, meant: string) =>
    findings.add(value, {
      message: `\`${label} is ${JSON.stringify(text)}`,
      expected: names[kind],
      fix,
      repair: suggestedFix({ ...inner, text: meant }),
    });
  if (kind === "link" || kind === "anchor") {
    if (kind === "anchor" && !text.startsWith("#")) wrong(`write #${text}`, `#${text}`);
    else checkTarget({ url: text, at: value.start, place: inner }, subject);
  } else if (kind === "media") checkMedia(text, value.start, context.files, findings, inner);
  else if (kind === "fact") {
    if (!context.facts.has(text))
      findings.add(value, {
        message: `\`${text}\` is not a fact`,
        missing: text,
        expected: names.fact,
        fix: suggest(text, context.facts.keys(), "add the fact to content/facts"),
        repair: fixTypo(text, context.facts.keys(), (meant) => [{ ...inner, text: meant }]),
      });
  } else if (kind === "loanTerm") checkLoanTerm(text, inner, label, subject);
  else if (kind === "clause") checkClause(text, inner, subject);
  else if (kind === "id") {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) wrong("write it in lowercase, with hyphens", idOf(text));
  } else if (kind === "text") {
    checkFactsInText(source, value.start, context.facts, findings);
    // The title of a plan is a name.
    if (label.startsWith("title`") && !label.endsWith("<PlanCard>")) {
      checkTitleCase(text, value.start, context.speller, findings);
      // A title may be a sentence.
      if (!text.endsWith(".")) checkHeadingEnd(text, value.start, findings);
    }
    checkCopy(source, { start: value.start, quoted: true }, context, findings);
  }
}

/** @param place offsets of the text inside its quotes */
function checkLoanTerm(text: string, place: Range, label: string, { context, findings }: Subject): void {
  const { facts, figures } = context;
  const [, name = ""] = /^\{\s*([\w.]+)\s*\}$/.exec(text) ?? [];
  const terms = Object.keys(figures).filter((each) => {
    const { unit, credit } = figures[each]!;
    return unit === "months" && credit && /^\D*\d+\D*$/.test(facts.get(each)?.text ?? "");
  });
  // Without any term, figures.yaml cannot be read.
  if (terms.length ? terms.includes(name) : facts.has(name)) return;
  const written = terms.map((each) => `{${each}}`);
  findings.add(place.start - 1, {
    message: `\`${label} is ${JSON.stringify(text)}`,
    expected: names.loanTerm,
    ...suggestWith(text, written, `write ${written.join(" or ") || "the name of a term in braces"}`, place),
  });
}

/** @param place offsets of the id inside its quotes */
function checkClause(id: string, place: Range, { document: { file }, context }: Subject): void {
  context.withAnchors((anchors, findings) => {
    const places = anchors.get(file) ?? [];
    const ids = places.filter((anchor) => anchor.file === file).map((anchor) => anchor.id);
    if (places === anyPlace || ids.includes(id)) return;
    findings.add(place.start - 1, {
      message: `\`${id}\` is not a section or clause of this document`,
      expected: "an id of this document",
      ...suggestWith(id, ids, "write the id of a section or clause, or the words alone", place),
    });
  });
}
