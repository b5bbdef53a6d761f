import { z } from "zod";
import { suggest } from "./did-you-mean";
import type { Problem } from "./problem";
import type { YamlSource } from "./yaml-source";

type Issue = z.core.$ZodIssue;

/** A field's own words for writers, given once in the declaration with `.describe()`. */
function describe(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner = unwrap(current);
    if (inner instanceof z.ZodObject) current = inner.shape[String(key)] as z.ZodType | undefined;
    else if (inner instanceof z.ZodRecord) current = inner.valueType as z.ZodType;
    else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else current = undefined;
  }
  return current?.description;
}

/** Takes optional, default, nullable and transforms off a schema. */
export function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

function fieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current = unwrap(schema);
  for (const key of path) {
    if (current instanceof z.ZodObject) current = unwrap(current.shape[String(key)] as z.ZodType | undefined);
    else if (current instanceof z.ZodRecord) current = unwrap(current.valueType as z.ZodType);
    else if (current instanceof z.ZodArray) current = unwrap(current.element as z.ZodType);
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, key) => (current as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function toProblems(issue: Issue, schema: z.ZodType, source: YamlSource, file: string): Problem[] {
  const name = issue.path.map(String).join(".") || "the file";
  if (issue.code === "unrecognized_keys") {
    const known = fieldsOf(schema, issue.path);
    return issue.keys.map((key) => ({
      file,
      ...source.placeOfKey(issue.path, key),
      message: `unknown field \`${[...issue.path.map(String), key].join(".")}\``,
      expected: `one of ${known.join(", ")}`,
      fix: suggest(key, known, `delete the line, or use a field of the list in content/README.md`),
    }));
  }
  const found = valueAt(source.value, issue.path);
  const expected = describe(schema, issue.path) ?? issue.message;
  const missing = found === undefined;
  const options = issue.code === "invalid_value" ? issue.values.map(String) : [];
  return [
    {
      file,
      ...source.placeOf(issue.path),
      message: missing ? `field \`${name}\` is missing` : `field \`${name}\` is ${shown(found)}: ${issue.message}`,
      expected: options.length ? `one of ${options.join(", ")}` : expected,
      fix: missing
        ? `add \`${String(issue.path.at(-1) ?? "")}: ...\``
        : suggest(String(found), options, `change \`${name}\` to ${expected}`),
    },
  ];
}

/**
 * Checks parsed YAML against a declaration.
 * @returns the typed value, or every problem with its place in the file (never the first only)
 */
export function validate<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
  file: string,
): { data: z.infer<S>; problems: [] } | { data: undefined; problems: Problem[] } {
  if (source.problems.length) return { data: undefined, problems: source.problems };
  const result = schema.safeParse(source.value ?? {}, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  return { data: undefined, problems: result.error.issues.flatMap((issue) => toProblems(issue, schema, source, file)) };
}
