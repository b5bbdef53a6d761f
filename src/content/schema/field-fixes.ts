import type { z } from "zod";
import type { Repair } from "./diagnostic";
import { fixTypo } from "./did-you-mean";
import { idOf } from "../markdown/id-of";
import type { YamlSource } from "../read/yaml-source";

type Issue = z.core.$ZodIssue;

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** "6 October 2016" and "October 6, 2016" as 2016-10-06: the same day, written the way files write it. */
function isoOf(text: string): string | undefined {
  const parts = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(text) ?? undefined;
  const american = /^([a-z]+) (\d{1,2}), (\d{4})$/i.exec(text);
  const [day, month, year] = parts ? parts.slice(1) : american ? [american[2], american[1], american[3]] : [];
  const index = months.findIndex((name) => month && month.length > 2 && name.startsWith(month.toLowerCase()));
  return day && year && index >= 0
    ? `${year}-${String(index + 1).padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;
}

const truths: Readonly<Record<string, string>> = {
  yes: "true",
  y: "true",
  on: "true",
  no: "false",
  n: "false",
  off: "false",
};

/** The value a writer meant, as YAML, and whether nothing else can be meant. */
function meant(
  found: unknown,
  written: string,
  issue: Issue,
  expected: string,
): { text: string; safe: boolean } | undefined {
  const words = String(found).trim();
  if (issue.code === "invalid_value") {
    const match = fixTypo(words, issue.values.map(String), (text) => [{ start: 0, end: 0, text }]);
    return match && { text: match.edits[0]!.text, safe: match.safe };
  }
  if (issue.code === "invalid_type") {
    if (issue.expected === "string" && (typeof found === "number" || typeof found === "boolean"))
      return { text: JSON.stringify(written), safe: true };
    if ((issue.expected === "number" || (issue.expected as string) === "int") && /^\d+(\.\d+)?$/.test(words))
      return { text: words, safe: true };
    if (issue.expected === "boolean" && (truths[words.toLowerCase()] || /^(true|false)$/i.test(words)))
      return { text: truths[words.toLowerCase()] ?? words.toLowerCase(), safe: true };
    if (issue.expected === "array" && typeof found === "string")
      return { text: JSON.stringify(words.split(/, */)), safe: false };
    return undefined;
  }
  if (issue.code !== "invalid_format" && issue.code !== "custom") return undefined;
  if (expected.startsWith("a date")) {
    const date = isoOf(words);
    return date ? { text: date, safe: true } : undefined;
  }
  if (words.startsWith("http://")) return { text: words.replace("http:", "https:"), safe: false };
  if (expected.startsWith("a path of this site"))
    return {
      text: `/${words
        .toLowerCase()
        .replace(/^\/+|\/+$/g, "")
        .replace(/[^a-z0-9/]+/g, "-")}`,
      safe: false,
    };
  if (expected.startsWith("a slug")) return { text: idOf(words), safe: false };
  if (expected.startsWith("a number such as +1")) {
    const digits = words.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    return digits.length === 10
      ? { text: `"+1-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}"`, safe: false }
      : undefined;
  }
  return undefined;
}

/** A repair for a field with a wrong value, where the value itself shows the intended one. Nothing is invented. */
export function repairField(
  issue: Issue,
  path: readonly PropertyKey[],
  found: unknown,
  expected: string,
  source: YamlSource,
): Repair | undefined {
  const range = source.rangeOf(path);
  if (!range || found === undefined) return undefined;
  if (found === "" && typeof path.at(-1) === "number") {
    const after = /^,\s*/.exec(source.textOf({ start: range.end, end: range.end + 10 }))?.[0].length;
    return after
      ? { safe: true, edits: [{ start: range.start, end: range.end + after, text: "" }] }
      : undefined;
  }
  const value = meant(found, source.textOf(range), issue, expected);
  return value && value.text !== String(found)
    ? { safe: value.safe, edits: [{ ...range, text: value.text }] }
    : undefined;
}

/** A repair for a field that does not exist: the name most likely meant, or its removal. */
export function repairKey(
  path: readonly PropertyKey[],
  key: string,
  known: readonly string[],
  source: YamlSource,
): Repair | undefined {
  const range = source.rangeOfKey(path, key);
  const open = known.filter((name) => !source.rangeOfKey(path, name));
  const rename = range && fixTypo(key, open, (text) => [{ ...range, text }]);
  if (rename) return rename;
  const lines = path.length === 0 ? source.linesOf(path, key) : undefined;
  return lines && { safe: false, edits: [{ ...lines, text: "" }] };
}
