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

/** A prop's value as written: a text, or the source of any other value; "" for none. */
export const sourceOf = (value: unknown): string =>
  typeof value === "string" ? value : ((value as { value?: string } | null | undefined)?.value ?? "");

/** Creates a component without children, as remark-mdx would parse it. */
export const jsxElement = (
  type: "mdxJsxTextElement" | "mdxJsxFlowElement",
  name: string,
  props: Readonly<Record<string, string>>,
) => ({
  type,
  name,
  attributes: Object.entries(props).map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value })),
  children: [],
});

/** A node's offsets, which are the same in the body and in its file. */
export const rangeOf = ({ position }: Pick<Element, "position">) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
