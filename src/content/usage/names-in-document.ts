import type { SourceDocument } from "../read/documents";
import { factNamesIn } from "../facts/substitute";
import { isComment, isExpression } from "../markdown/marker";
import { nodesOf, parseMdx } from "../markdown/parse";

/** A component in a body with its props: texts as written, other values as their source. */
export interface UsedComponent {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
}

interface Element {
  readonly name?: string | null;
  readonly attributes?: readonly {
    readonly name?: string;
    readonly value?: string | { readonly value: string } | null;
  }[];
}

/** The nodes of a body; none if it cannot be parsed, which the content check reports. */
function nodesIn({ body }: SourceDocument): readonly unknown[] {
  try {
    return nodesOf(parseMdx(body)).map(({ node }) => node);
  } catch {
    return [];
  }
}

/** The components of a document's body, in order. */
export function componentsIn(document: SourceDocument): UsedComponent[] {
  return nodesIn(document).flatMap((node) => {
    const { name, attributes } = node as Element;
    if (!name || !attributes) return [];
    const props = attributes.map(({ name: prop = "", value }) => [
      prop,
      typeof value === "string" ? value : (value?.value ?? ""),
    ]);
    return [{ name, props: Object.fromEntries(props) as UsedComponent["props"] }];
  });
}

/** The facts that a document names: in its frontmatter, its text, and its components' props. */
export function namesInDocument(document: SourceDocument): string[] {
  const texts = nodesIn(document).map((node) =>
    isExpression(node) && !isComment(node) ? `{${node.value}}` : "",
  );
  const components = componentsIn(document);
  const props = components.flatMap((component) => Object.values(component.props));
  return [
    ...factNamesIn([JSON.stringify(document.fields), ...texts, ...props].join("\n")),
    ...components.flatMap(({ name, props: { name: fact, fact: lines } }) =>
      name === "Fact" && fact ? [fact] : name === "Lines" && lines ? [lines] : [],
    ),
  ];
}
