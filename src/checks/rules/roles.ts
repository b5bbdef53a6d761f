import type { z } from "zod";
import { roles, type Role } from "../../content/schema/fields";
import { memoizeFor } from "../../content/read/memoize";
import { schemasAt } from "../../content/read/validate";

/** A text of a YAML file with its role from the schema. */
export interface Text {
  path: (string | number)[];
  role: Role;
  value: string;
}

function findTexts(value: unknown, schema: z.ZodType, path: Text["path"] = []): Text[] {
  if (typeof value === "string") {
    const role = schemasAt(schema, path).flatMap((found) => roles.get(found)?.role ?? [])[0];
    return role ? [{ path, role, value }] : [];
  }
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, schema, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const textsIn = memoizeFor((value: object, schema: z.ZodType): readonly Text[] => findTexts(value, schema));

/**
 * Returns every text in a value that has a role in the schema. Parts that do not match the schema are omitted.
 * Cached by object: parsed files are shared between checks (memoize.ts).
 */
export function textsOf(schema: z.ZodType, value: unknown): readonly Text[] {
  return value && typeof value === "object" ? textsIn(value, schema) : [];
}
