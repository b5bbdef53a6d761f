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

/** Every text in a value with its path. */
function findTexts(value: unknown, path: Text["path"] = []): Pick<Text, "path" | "value">[] {
  if (typeof value === "string") return [{ path, value }];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const textsIn = memoizeFor((value: object, schema: z.ZodType): readonly Text[] =>
  findTexts(value).flatMap((text) => {
    const role = schemasAt(schema, text.path).flatMap((found) => roles.get(found)?.role ?? [])[0];
    return role ? [{ ...text, role }] : [];
  }),
);

/**
 * Returns every text in a value that has a role in the schema. Parts that do not match the schema are omitted.
 * Cached by object: parsed files are shared between checks (memoize.ts).
 */
export function textsOf(schema: z.ZodType, value: unknown): readonly Text[] {
  return value && typeof value === "object" ? textsIn(value, schema) : [];
}
