import type { z } from "zod";
import { safeFix, suggestedFix, type Repair } from "./diagnostic";
import { fixTypo } from "./did-you-mean";
import type { Fix } from "./formats";
import type { YamlSource } from "../read/yaml-source";

type Issue = z.core.$ZodIssue;

const booleanOf = (word: string) =>
  /^(?:true|yes|y|on)$/i.test(word) ? "true" : /^(?:false|no|n|off)$/i.test(word) ? "false" : undefined;

/** The value that a writer meant, as YAML, and whether it is the only plausible one. */
function meant(found: unknown, written: string, issue: Issue, fix: Fix | undefined): ReturnType<Fix> {
  const words = String(found).trim();
  if (issue.code === "invalid_value") {
    const match = fixTypo(words, issue.values.map(String), (text) => [{ start: 0, end: 0, text }]);
    return match && { text: match.edits[0]!.text, safe: match.safe };
  }
  if (issue.code === "invalid_type") {
    if (issue.expected === "string" && (typeof found === "number" || typeof found === "boolean"))
      return { text: JSON.stringify(written), safe: true };
    if (issue.expected === "number" && /^\d+(\.\d+)?$/.test(words)) return { text: words, safe: true };
    const boolean = issue.expected === "boolean" ? booleanOf(words) : undefined;
    if (boolean) return { text: boolean, safe: true };
    if (issue.expected === "array" && typeof found === "string")
      return { text: JSON.stringify(words.split(/, */)), safe: false };
    return undefined;
  }
  return issue.code === "invalid_format" || issue.code === "custom" ? fix?.(words) : undefined;
}

/**
 * A repair for a field with a wrong value, if that value shows the intended one. Nothing is invented.
 * @param fix the declaration's fix for a text in a wrong format
 */
export function repairField(issue: Issue, found: unknown, fix: Fix | undefined, source: YamlSource) {
  const range = source.rangeOf(issue.path);
  if (!range || found === undefined || found === null) return undefined;
  if (found === "" && typeof issue.path.at(-1) === "number") {
    const after = /^,\s*/.exec(source.textOf({ start: range.end, end: range.end + 10 }))?.[0].length;
    return after ? safeFix({ start: range.start, end: range.end + after, text: "" }) : undefined;
  }
  const value = meant(found, source.textOf(range), issue, fix);
  return value && value.text !== String(found)
    ? { safe: value.safe, edits: [{ ...range, text: value.text }] }
    : undefined;
}

/** A repair for an unknown field: the most likely name, or its removal. */
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
  return lines && suggestedFix({ ...lines, text: "" });
}
