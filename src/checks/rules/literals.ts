/** A value written in an attribute, with its position. */
export interface Literal {
  /** Undefined for code. */
  value: unknown;
  start: number;
  end: number;
  items?: Literal[];
  fields?: Record<string, Literal & { keyStart: number; keyEnd: number }>;
}

// The part of ESTree (https://github.com/estree/estree) that plain values use.
interface Expression {
  type: string;
  start: number;
  end: number;
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
  key: { name?: string; value?: unknown; start: number; end: number };
  value: Expression;
}

/** Reads a plain value: a text, a number, true, false, or a list or record of those. Returns undefined for code. */
export function literalOf(node: Expression | undefined, shift = 0): Literal | undefined {
  if (!node) return undefined;
  const at = { start: node.start + shift, end: node.end + shift };
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
      const items = (node.elements ?? []).map((element) => literalOf(element ?? undefined, shift));
      return items.every((item) => item !== undefined)
        ? { ...at, value: items.map(({ value }) => value), items }
        : undefined;
    }
    case "ObjectExpression":
      return recordOf(node, at, shift);
    default:
      return undefined;
  }
}

function recordOf(node: Expression, at: { start: number; end: number }, shift: number): Literal | undefined {
  const fields: NonNullable<Literal["fields"]> = {};
  for (const property of node.properties ?? []) {
    const inner =
      property.type === "Property" && !property.computed ? literalOf(property.value, shift) : undefined;
    if (!inner) return undefined;
    fields[property.key.name ?? String(property.key.value)] = {
      ...inner,
      keyStart: property.key.start + shift,
      keyEnd: property.key.end + shift,
    };
  }
  return {
    ...at,
    value: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
    fields,
  };
}
