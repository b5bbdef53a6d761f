import { z } from "zod";
import { closest, suggest } from "../schema/did-you-mean";
import type { Diagnostic } from "../schema/diagnostic";
import { repairField, repairKey } from "../schema/field-fixes";
import { fixes } from "../schema/formats";
import type { YamlSource } from "./yaml-source";

type Issue = z.core.$ZodIssue;

/** Removes the wrappers for optional, default and transforms from a schema. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

/** The schema of a value's `key`; for a union, the schemas of all branches that have it. */
function inside(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodUnion)
    return (outer.options as z.ZodType[]).flatMap((option) => inside(option, key));
  if (outer instanceof z.ZodObject)
    return Object.hasOwn(outer.shape, key) ? [outer.shape[String(key)] as z.ZodType] : [];
  if (outer instanceof z.ZodRecord) return [outer.valueType as z.ZodType];
  return outer instanceof z.ZodArray ? [outer.element as z.ZodType] : [];
}

/** The schemas of the value at a path: one for each branch of a union, with and without wrappers. */
export const schemasAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] =>
  path
    .reduce((schemas, key) => schemas.flatMap((one) => inside(one, key)), [schema])
    .flatMap((found) => [found, unwrap(found)]);

/** The names of the fields at a path; for a union, those of the branch that `value` resembles. */
function fieldsOf(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const lists = schemasAt(schema, path)
    .flatMap((found) => (found instanceof z.ZodUnion ? (found.options as z.ZodType[]) : [found]))
    .flatMap((option) => (option instanceof z.ZodObject ? [Object.keys(option.shape)] : []));
  const keys = Object.keys((value as object | undefined) ?? {});
  return lists.find((list) => list.some((key) => keys.includes(key))) ?? [...new Set(lists.flat())];
}

function shown(value: unknown): string {
  if (value === null) return "empty";
  const text = JSON.stringify(value);
  if (Array.isArray(value) && text.length > 60) return `a list of ${value.length}`;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The value at a path of parsed YAML; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (current as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

/** Drops what else is wrong with a value, which follows from its first issue: "02.11.2026" is also no existing date. */
function firstOfEachPath(issues: Issue[]): Issue[] {
  const paths = issues.map(({ path }) => path.join("."));
  return issues.filter((_, index) => paths.indexOf(paths[index]!) === index);
}

/** Whether a union branch has the fields of a value, so that only what is in them is wrong. */
const isAboutFields = (issues: Issue[]): boolean =>
  issues.every(({ path: [field], input }) => typeof field === "string" && input !== undefined);

/**
 * Without fields that seem missing because their names are misspelled.
 * @param value what the issues are about, at `path`
 */
function withoutMisspelled(issues: Issue[], schema: z.ZodType, path: Issue["path"], value: unknown): Issue[] {
  const meant = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) =>
          [...issue.path, closest(key, fieldsOf(schema, [...path, ...issue.path], issue.input))].join("."),
        )
      : [],
  );
  return issues.filter(
    (issue) => !meant.includes(issue.path.join(".")) || valueAt(value, issue.path) !== undefined,
  );
}

/** The issues of the union branch that a value matches most closely. */
function ofClosestBranch(issue: Issue & { code: "invalid_union" }, schema: z.ZodType): Issue[] | undefined {
  const unexpected = (issues: Issue[]) =>
    issues.filter(
      ({ code, path }) => code === "unrecognized_keys" || (code === "invalid_type" && path.length <= 1),
    ).length;
  const missing = (issues: Issue[]) =>
    issues.filter((inner) => inner.code === "invalid_type" && inner.input === undefined).length;
  return issue.errors
    .map((errors) => withoutMisspelled(errors, schema, issue.path, issue.input))
    .sort((a, b) => missing(a) - missing(b) || unexpected(a) - unexpected(b) || a.length - b.length)[0];
}

/** Types of values in words for writers. */
const kinds: Readonly<Record<string, string>> = {
  object: "fields, each as `name: value`",
  record: "fields, each as `name: value`",
  array: "a list",
};

/** Whether a message is one of zod's own, which are written for programmers. */
const isDefault = (message: string): boolean => /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/.test(message);

type UnknownFields = Issue & { code: "unrecognized_keys" };

function unknownFields({ path, keys, input }: UnknownFields, schema: z.ZodType, source: YamlSource) {
  const known = fieldsOf(schema, path, input);
  return keys.map((key) => ({
    ...source.placeOfKey(path, key),
    message: `unknown field \`${[...path.map(String), key].join(".")}\``,
    // In braces a comma ends a value: `{ value: 50,000 }` has a field named 0.
    ...(/^\d{1,3}%?$/.test(key)
      ? { expected: "numbers without a comma", fix: "write 9.74 for 9,74, and 50000 for 50,000" }
      : {
          expected: `one of ${known.join(", ")}`,
          fix: suggest(key, known, "delete the line, or use a field that content/README.md lists"),
          repair: repairKey(path, key, known, source),
        }),
  }));
}

/** A missing field, or one with a wrong value. @param described the `.describe()` of the field's declaration */
function wrongValue(
  issue: Issue,
  schemas: readonly z.ZodType[],
  described: string | undefined,
  source: YamlSource,
): Diagnostic {
  const name = issue.path.map(String).join(".");
  const place = source.placeOf(issue.path);
  const options = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const kind = issue.code === "invalid_type" ? kinds[issue.expected] : undefined;
  const expected = options.length ? `one of ${options.join(", ")}` : (described ?? kind ?? issue.message);
  const found = valueAt(source.value, issue.path);
  if (found === undefined) {
    const field = String(issue.path.at(-1) ?? "");
    return { ...place, message: `field \`${name}\` is missing`, expected, fix: `add \`${field}: ...\`` };
  }
  const fix = schemas.map((one) => fixes.get(one)?.fix).find(Boolean);
  const repair = repairField(issue, found, fix, source);
  const correct = repair?.edits[0]?.text ? `write ${repair.edits[0].text}` : "correct the value";
  const reason = expected !== issue.message && isDefault(issue.message) ? "" : `: ${issue.message}`;
  return {
    ...place,
    message: `${name ? `field \`${name}\`` : "the file"} is ${shown(found)}${reason}`,
    expected,
    fix: suggest(String(found ?? ""), options, options.length ? "choose one of them" : correct),
    repair,
  };
}

function toProblems(issue: Issue, schema: z.ZodType, source: YamlSource): Diagnostic[] {
  const { code, path } = issue;
  if (code === "unrecognized_keys") return unknownFields(issue, schema, source);
  if (code === "invalid_key")
    return [
      {
        ...source.placeOfKey(path.slice(0, -1), String(path.at(-1))),
        message: `\`${path.map(String).join(".")}\` is not a name that can be used here: ${issue.issues[0]?.message ?? issue.message}`,
        misnamed: String(path.at(-1)),
        expected: "a name in that form",
        fix: "rename it",
      },
    ];
  const schemas = schemasAt(schema, path);
  const described = schemas.map(({ description }) => description).find(Boolean);
  const ofUnion = code === "invalid_union" ? issue : undefined;
  const branch = described
    ? ofUnion?.errors.find(isAboutFields)
    : ofUnion && ofClosestBranch(ofUnion, schema);
  return branch?.length
    ? firstOfEachPath(branch).flatMap((one) =>
        toProblems({ ...one, path: [...path, ...one.path] }, schema, source),
      )
    : [wrongValue(issue, schemas, described, source)];
}

/**
 * Checks parsed YAML against a declaration.
 * @returns the typed value, or all problems with their positions in the file
 */
export function validate<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
): { data: z.infer<S>; problems: [] } | { data: undefined; problems: Diagnostic[] } {
  if (source.problems.length) return { data: undefined, problems: source.problems };
  const result = schema.safeParse(source.value ?? {}, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  const issues = withoutMisspelled(firstOfEachPath(result.error.issues), schema, [], source.value);
  return { data: undefined, problems: issues.flatMap((issue) => toProblems(issue, schema, source)) };
}
