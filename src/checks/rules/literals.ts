import type { Node, ObjectExpression } from "estree";
import type { Range } from "../../content/read/yaml-source";

/** A value written in an attribute, with its position. */
export interface Literal extends Range {
  value: unknown;
  items?: Literal[];
  fields?: Record<string, Literal & { key: Range }>;
}

const placeOf = ({ range: [start, end] = [0, 0] }: Node): Range => ({ start, end });

/** Reads a plain value: a text, a number, true, false, or a list or record of those. Returns undefined for code. */
export function literalOf(node: Node | null | undefined): Literal | undefined {
  if (!node) return undefined;
  const at = placeOf(node);
  switch (node.type) {
    case "Literal":
      return ["string", "number", "boolean"].includes(typeof node.value)
        ? { ...at, value: node.value }
        : undefined;
    case "TemplateLiteral":
      return node.expressions.length ? undefined : { ...at, value: node.quasis[0]!.value.cooked };
    case "UnaryExpression": {
      const { operator, argument } = node;
      return operator === "-" && argument.type === "Literal" && typeof argument.value === "number"
        ? { ...at, value: -argument.value }
        : undefined;
    }
    case "ArrayExpression": {
      const items = node.elements.map(literalOf);
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

function recordOf({ properties }: ObjectExpression, at: Range): Literal | undefined {
  const fields: NonNullable<Literal["fields"]> = {};
  for (const property of properties) {
    if (property.type !== "Property" || property.computed) return undefined;
    const { key, value } = property;
    const inner = literalOf(value);
    if (!inner) return undefined;
    // Without brackets around it, a key is a name, a text or a number.
    const name = key.type === "Identifier" ? key.name : String((key as { value?: unknown }).value);
    fields[name] = { ...inner, key: placeOf(key) };
  }
  return {
    ...at,
    value: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
    fields,
  };
}
