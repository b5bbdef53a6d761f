import type { SourceDocument } from "../read/documents";
import { factNamesIn } from "../facts/substitute";
import { isComment, isExpression } from "../markdown/marker";
import { sourceOf, type Element } from "../markdown/element";
import { nodesIn } from "../markdown/parse";

/** A component in a body with its props: texts as written, other values as their source. */
interface UsedComponent {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
}

/** The components of a document's body, in order. */
export function componentsIn({ body }: SourceDocument): UsedComponent[] {
  return nodesIn(body).flatMap(({ node }) => {
    const { name, attributes } = node as unknown as Partial<Element>;
    if (!name || !attributes) return [];
    const props = attributes.map(({ name: prop = "", value }) => [prop, sourceOf(value)]);
    return [{ name, props: Object.fromEntries(props) as UsedComponent["props"] }];
  });
}

/** The facts that a document names: in its frontmatter, its text, and its components' props. */
export function namesInDocument(document: SourceDocument): string[] {
  const texts = nodesIn(document.body).map(({ node }: { node: unknown }) =>
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
