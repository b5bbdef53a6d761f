import { z } from "zod";
import { roles, type Role } from "../../content/schema/fields";
import { memoizeFor } from "../../content/read/memoize";
import { unwrap } from "../../content/read/validate";

/** A text of a YAML file with its role from the schema. */
export interface Text {
  path: (string | number)[];
  role: Role;
  value: string;
}

function roleOf(schema: z.ZodType | undefined): Role | undefined {
  if (!schema) return undefined;
  const own = roles.get(schema)?.role;
  const inner = unwrap(schema);
  return own ?? (inner && inner !== schema ? roleOf(inner) : undefined);
}

function findTexts(schema: z.ZodType | undefined, value: unknown, path: (string | number)[]): Text[] {
  const role = roleOf(schema);
  if (typeof value === "string") return role ? [{ path, role, value }] : [];
  if (!schema || !value || typeof value !== "object") return [];
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion)
    return (inner.options as z.ZodType[])
      .flatMap((option) => findTexts(option, value, path))
      .filter(
        ({ path: one }, index, all) => all.findIndex((other) => other.path.join() === one.join()) === index,
      );
  if (inner instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.flatMap((item, index) => findTexts(inner.element as z.ZodType, item, [...path, index]))
      : [];
  const below = (key: string) =>
    inner instanceof z.ZodObject
      ? (inner.shape[key] as z.ZodType | undefined)
      : inner instanceof z.ZodRecord
        ? (inner.valueType as z.ZodType)
        : undefined;
  return Object.entries(value).flatMap(([key, item]) => findTexts(below(key), item, [...path, key]));
}

const textsIn = memoizeFor((value: object, schema: z.ZodType): readonly Text[] =>
  findTexts(schema, value, []),
);

/**
 * Returns every text in a value that has a role in the schema. Parts that do not match the schema are omitted.
 * Cached by object: parsed files are shared between checks (memoize.ts).
 */
export function textsOf(schema: z.ZodType, value: unknown): readonly Text[] {
  return value && typeof value === "object" ? textsIn(value, schema) : [];
}
