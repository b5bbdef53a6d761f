import type { Range } from "../../content/read/yaml-source";

/** A value written in an attribute, with its position. */
export interface Literal extends Range {
  value: unknown;
  items?: Literal[];
  fields?: Record<string, Literal & { key: Range }>;
}

// The part of ESTree (https://github.com/estree/estree) that plain values use.
interface Expression extends Range {
  type: string;
  value?: unknown;
  elements?: (Expression | null)[];
  properties?: Property[];
  operator?: string;
  argument?: Expression;
  expressions?: Expression[];
  quasis?: { value: { cooked: string } }[];
}
interface Property {
  type: string;
  computed?: boolean;
  key: Range & { name?: string; value?: unknown };
  value: Expression;
}

/** Reads a plain value: a text, a number, true, false, or a list or record of those. Returns undefined for code. */
export function literalOf(node: Expression | null | undefined): Literal | undefined {
  if (!node) return undefined;
  const at = { start: node.start, end: node.end };
  switch (node.type) {
    case "Literal":
      return ["string", "number", "boolean"].includes(typeof node.value)
        ? { ...at, value: node.value }
        : undefined;
    case "TemplateLiteral":
      return node.expressions?.length ? undefined : { ...at, value: node.quasis?.[0]?.value.cooked };
    case "UnaryExpression":
      return node.operator === "-" && typeof node.argument?.value === "number"
        ? { ...at, value: -node.argument.value }
        : undefined;
    case "ArrayExpression": {
      const items = (node.elements ?? []).map(literalOf);
      return items.every((item) => item !== undefined)
        ? { ...at, value: items.map(({ value }) => value), items }
        : undefined;
    }
    case "ObjectExpression":
      return recordOf(node, at);
    default:
      return undefined;
  }
}

function recordOf(node: Expression, at: Range): Literal | undefined {
  const fields: NonNullable<Literal["fields"]> = {};
  for (const property of node.properties ?? []) {
    const { type, computed, key, value } = property;
    const inner = type === "Property" && !computed ? literalOf(value) : undefined;
    if (!inner) return undefined;
    fields[key.name ?? String(key.value)] = { ...inner, key };
  }
  return {
    ...at,
    value: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
    fields,
  };
}
