/** A component as parsed by remark-mdx. */
export interface Element {
  type: string;
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  children: { type: string; value?: string }[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** A prop's text; "" for other values and for a missing prop. */
export function propOf({ attributes }: Pick<Element, "attributes">, name: string): string {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : "";
}

/** A node with its position in a body. */
export type PlacedNode = Pick<Element, "position">;

/** A node's offsets, which are the same in the body and in its file. */
export const rangeOf = ({ position }: PlacedNode) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
